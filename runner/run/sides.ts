import type { Clause } from '../../spec/clauses/clause.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';
import type { Side } from '../judge/sides.ts';
import { NOT_SO } from '../judge/sides.ts';
import type { World } from '../judge/worlds.ts';
import type { ReportedSide } from '../report/result.ts';
import type { Hunt, Seen } from './hunt.ts';

/** A choice that a text leaves: the readings of a clause, or whether words of it are taken so. */
interface Choice {
  readonly clause: string;
  readonly words: string | null;
  readonly options: readonly string[];
}

const choicesIn = (clauses: readonly Clause[], suppositions: readonly Supposition[]): Choice[] => [
  ...clauses
    .filter(({ readings }) => readings.length > 1)
    .map(({ address, readings }) => ({
      clause: address,
      words: null,
      options: readings.map(({ name }) => name),
    })),
  ...suppositions.map(({ of, name }) => ({ clause: of, words: name, options: [name, NOT_SO] })),
];

const startOf = ({ smallest, case: first }: Seen<Side>) => smallest[0] ?? first;

/**
 * Every choice that the texts leave, with how often the answers of a run agreed with each option: `follows` are the
 * options that all of them agree with, none where the engine goes now one way and now another. Where no answer tells by
 * itself, it is the reading that all of them `left` together.
 */
export function sidesOf(
  clauses: readonly Clause[],
  suppositions: readonly Supposition[],
  { sides }: Pick<Hunt, 'sides'>,
  left: World | null,
  fileFor: (name: string, one: Seen<Side>['case']) => string,
): ReportedSide[] {
  return choicesIn(clauses, suppositions).map(({ clause, words, options }) => {
    const seen = [...sides.values()].filter(({ what }) => what.clause === clause && what.words === words);
    const told = seen.reduce((sum, { times }) => sum + times, 0);
    const counted = options.map((name) => ({
      name,
      times: seen.reduce((sum, { what, times }) => sum + (what.agrees.includes(name) ? times : 0), 0),
    }));
    const reading = words === null ? left?.[clause] : undefined;
    const agreed = told === 0 ? [] : counted.filter(({ times }) => times === told).map(({ name }) => name);
    const follows = told === 0 && reading !== undefined ? [reading] : agreed;
    const isMixed = told > 0 && follows.length === 0;
    const stem = `side-${clause}-${words ?? 'reading'}`.replace(/[^a-z0-9.]+/gi, '-');
    const ways = [...seen].sort((one, other) => (one.what.agrees.join() < other.what.agrees.join() ? -1 : 1));
    return {
      clause,
      words,
      told,
      options: counted,
      follows,
      isMixed,
      cases: isMixed
        ? ways.map((way, i) => ({
            agrees: way.what.agrees,
            case: startOf(way),
            file: fileFor(`${stem}-${i + 1}`, startOf(way)),
          }))
        : [],
    };
  });
}
