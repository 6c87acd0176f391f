import { reference } from '../engines/reference/index.ts';
import { caseAt } from '../generators/cases.ts';
import type { Asked } from '../runner/interview/observation.ts';
import type { Heard } from '../runner/judge/court.ts';
import { judgePlayed } from '../runner/run/judging.ts';
import type { Card } from '../spec/model/card.ts';
import type { Board } from '../spec/play/case.ts';
import { court, judgingOf, playedOn, settings } from './subject.ts';

/** What was reached of all that there is, and what was not. */
export interface Reach {
  readonly share: number;
  readonly missing: readonly string[];
}

const reachOf = (all: readonly string[], seen: ReadonlySet<string>): Reach => ({
  share: all.filter((name) => seen.has(name)).length / all.length,
  missing: all.filter((name) => !seen.has(name)),
});

/** Which rules of certified clauses spoke in so many cases on the reference engine. */
export function rulesReached(seed: number, cases: number): Reach {
  const names = new Map(
    court.clauses
      .filter(({ isUncertified }) => isUncertified !== true)
      .flatMap(({ address, rules }) =>
        rules.map((rule, i) => [rule, `${address} rule ${i + 1} (${rule.question.id})`] as const),
      ),
  );
  const seen = new Set<string>();
  const engine = reference();
  const judging = judgingOf(engine);
  const heard = ({ spoken }: Heard, _asked: Asked | null): void => {
    for (const { rule } of spoken) seen.add(names.get(rule) ?? '');
  };
  for (let index = 0; index < cases; index += 1) {
    const one = caseAt(seed, index, settings).case;
    const record = playedOn(engine, one);
    if (record !== null) judgePlayed(judging, one, record, { heard });
  }
  return reachOf([...names.values()], seen);
}

const inPlay = ({ zone }: Card): boolean => zone === 'play';
const laid = (card: Card, kind: string): boolean =>
  card.life?.effects.some((one) => one.kind === kind) ?? false;

const FACTORS: Readonly<Record<string, (card: Card) => boolean>> = {
  hero: ({ type }) => type === 'hero',
  support: ({ type }) => type === 'support',
  spell: ({ type }) => type === 'spell',
  'of B': ({ owner }) => owner === 'B',
  stolen: ({ owner, controller }) => owner !== controller,
  exhausted: (card) => card.exhausted,
  poisoned: (card) => card.poisoned,
  silenced: ({ effects }) => effects.some(({ kind }) => kind === 'silence'),
  challenging: ({ effects }) => effects.some(({ kind }) => kind === 'challenge'),
  wounded: ({ life }) => (life?.wounds ?? 0) > 0,
  additional: (card) => laid(card, 'additional'),
  negative: (card) => laid(card, 'negative'),
  elemental: ({ element }) => element !== null,
  'with a text': ({ printed }) => printed.length > 0,
  'that strikes': ({ strike }) => strike !== undefined,
  'in hand': ({ zone }) => zone === 'hand',
  'in the graveyard': ({ zone }) => zone === 'graveyard',
  'in the deck': ({ zone }) => zone === 'deck',
};

const factorsOf = ({ cards, active, failedDraws }: Board): string[] => [
  ...Object.keys(FACTORS).filter((name) => cards.some(FACTORS[name] as (card: Card) => boolean)),
  ...(active === 'B' ? ["B's turn"] : []),
  ...(failedDraws !== undefined ? ['failed draws'] : []),
  ...(cards.filter(inPlay).length > 5 ? ['many in play'] : []),
];

const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((one, i) => names.slice(i + 1).map((other) => `${one} × ${other}`));

/** Which pairs of factors of a board came together in so many cases. */
export function pairsReached(seed: number, cases: number): Reach {
  const seen = new Set<string>();
  for (let index = 0; index < cases; index += 1)
    for (const pair of pairsOf(factorsOf(caseAt(seed, index, settings).case.board))) seen.add(pair);
  const all = pairsOf([...Object.keys(FACTORS), "B's turn", 'failed draws', 'many in play']);
  return reachOf(all, seen);
}
