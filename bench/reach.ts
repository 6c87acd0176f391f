import { mutants } from '../engines/mutants/index.ts';
import { readings } from '../engines/readings/index.ts';
import { reference } from '../engines/reference/index.ts';
import { caseAt } from '../generators/cases.ts';
import { courtOf } from '../runner/judge/court.ts';
import { judgePlayed } from '../runner/run/judging.ts';
import type { Ask, Rule } from '../spec/clauses/clause.ts';
import type { Card } from '../spec/model/card.ts';
import type { Board } from '../spec/play/case.ts';
import { sameData } from '../spec/play/same-data.ts';
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

/** Questions that no record answers: the search for contradictions asks them. */
const UNASKED: readonly string[] = ['isTargeted'];

/** Rules of certified clauses on what records answer, by name. */
const NAMES: ReadonlyMap<Rule, string> = new Map(
  court.clauses
    .filter(({ isUncertified }) => isUncertified !== true)
    .flatMap(({ address, rules }) =>
      rules.map((rule, i) => [rule, `${address} rule ${i + 1} (${rule.question.id})`] as const),
    )
    .filter(([{ question }]) => !UNASKED.includes(question.id)),
);

/** The court, with word of each rule that has ruled on something, in whatever world. */
const noting = (seen: Set<string>) =>
  courtOf(
    court.clauses.map((clause) => ({
      ...clause,
      rules: clause.rules.map((rule) => ({
        ...rule,
        // The court sees by the number of parameters whether a rule asks others.
        ruling: (situation: unknown, reading: string, ask: Ask) => {
          const ruling = rule.ruling(situation, reading, ask);
          if (ruling !== null) seen.add(NAMES.get(rule) ?? '');
          return ruling;
        },
      })),
    })),
  );

/**
 * Which rules of certified clauses ruled in so many cases: on the reference engine, and on mutants and engines of other
 * readings where they do otherwise, since some rules speak of faults alone.
 */
export function rulesReached(seed: number, cases: number): Reach {
  const seen = new Set<string>();
  const base = reference();
  const judging = { ...judgingOf(base), court: noting(seen) };
  const drawn = Array.from({ length: cases }, (_, index) => caseAt(seed, index, settings).case);
  const played = drawn.map((one) => ({ one, usual: playedOn(base, one) }));
  for (const { one, usual } of played) if (usual !== null) judgePlayed(judging, one, usual);
  const others = [...readings, ...mutants].map(({ engine }) => engine());
  for (const { one, usual } of played) {
    // The others are many, and there is nothing that they could add to all rules.
    if ([...NAMES.values()].every((name) => seen.has(name))) break;
    for (const engine of others) {
      const record = playedOn(engine, one);
      if (record !== null && !sameData(record, usual)) judgePlayed(judging, one, record);
    }
  }
  return reachOf([...NAMES.values()], seen);
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
