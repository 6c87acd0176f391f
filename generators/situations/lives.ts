import type { Deed } from '../../spec/abilities/deed.ts';
import type { Life, LifeEffect } from '../../spec/model/life.ts';
import type { Term } from '../../spec/model/names.ts';
import type { LifeChange, TurnChange } from '../../spec/questions/life.ts';
import { FIXED_FIGURES } from './figures.ts';
import { numbers } from './situated.ts';

const effect = (kind: LifeEffect['kind'], amount: number, until: Term): LifeEffect[] =>
  amount === 0 ? [] : [{ id: kind, kind, laid: amount, left: amount, by: null, until }];

/** A life with at most one effect of each kind. */
export const lifeOf = (
  starting: number,
  wounds: number,
  [additional, additionalUntil = 'lasting']: readonly [number, Term?],
  [negative, negativeUntil = 'lasting']: readonly [number, Term?],
): Life => ({
  starting,
  wounds,
  effects: [
    ...effect('additional', additional, additionalUntil),
    ...effect('negative', negative, negativeUntil),
  ],
  level: null,
});

/** All lives with lasting effects and no figure above the bound. */
export const livesWithin = (bound: number): Life[] =>
  numbers(1, bound).flatMap((starting) =>
    numbers(0, bound).flatMap((wounds) =>
      numbers(0, bound).flatMap((additional) =>
        numbers(0, bound).map((negative) => lifeOf(starting, wounds, [additional], [negative])),
      ),
    ),
  );

/** The level that a life comes to. */
export const levelOf = ({ starting, wounds, effects }: Life): number =>
  effects.reduce(
    (level, { kind, left }) => level + (kind === 'additional' ? left : -left),
    starting - wounds,
  );

/** Every deed on a life with an amount within the bound. */
export const lifeDeeds = (bound: number): Deed[] => [
  ...numbers(1, bound).flatMap((amount): Deed[] => [
    { verb: 'wound', amount },
    { verb: 'heal', amount },
    { verb: 'give life', amount, until: 'lasting' },
    { verb: 'take life', amount, until: 'lasting' },
  ]),
  ...numbers(0, bound).map((to): Deed => ({ verb: 'set life', to })),
];

const TERMS: readonly Term[] = ['lasting', 'end of turn', 'start of turn A', 'start of turn B'];

/** Lives with a term on each effect. */
export const livesWithTerms = (bound: number): Life[] =>
  numbers(1, bound).flatMap((starting) =>
    numbers(0, bound).flatMap((wounds) =>
      TERMS.flatMap((one) =>
        TERMS.flatMap((other) =>
          numbers(0, bound).flatMap((additional) =>
            numbers(0, bound)
              .filter((negative) => additional + negative > 0)
              .map((negative) => lifeOf(starting, wounds, [additional, one], [negative, other])),
          ),
        ),
      ),
    ),
  );

export const TURNS: readonly TurnChange[] = [
  { ended: 'A', began: 'B' },
  { ended: 'B', began: 'A' },
];

/** Every change of a small life. */
export function* lifeChanges(bound: number): Generator<LifeChange> {
  for (const before of livesWithin(bound)) {
    for (const deed of lifeDeeds(bound)) yield { before, by: { deed } };
    if (before.wounds + before.effects.length === 0) yield { before, by: 'entering' };
    yield { before, by: 'nothing' };
  }
  for (const before of livesWithTerms(Math.min(bound, FIXED_FIGURES)))
    for (const expiry of TURNS) yield { before, by: { expiry } };
}

const KINDS: readonly LifeEffect['kind'][] = ['additional', 'negative'];
const TERMS_OF_DEEDS: readonly Term[] = ['end of turn', 'start of turn B'];

/** Lives with one effect that has a term beside the lasting ones. */
const livesBesideTerm = (bound: number): Life[] =>
  livesWithin(bound)
    .filter(({ starting }) => starting === bound)
    .flatMap((life) =>
      KINDS.flatMap((kind) =>
        TERMS_OF_DEEDS.flatMap((until) =>
          numbers(1, bound).map((amount) => {
            const timed = { id: 'timed', kind, laid: amount, left: amount, by: null, until };
            return { ...life, effects: [...life.effects, timed] };
          }),
        ),
      ),
    );

const deedsWithTerm = (bound: number): Deed[] =>
  TERMS_OF_DEEDS.flatMap((until) =>
    numbers(1, bound).flatMap((amount): Deed[] => [
      { verb: 'give life', amount, until },
      { verb: 'take life', amount, until },
    ]),
  );

/** Every deed on a small life of which an effect has a term, and deeds with a term on any small life. */
export function* timedDeeds(bound: number): Generator<{ before: Life; deed: Deed }> {
  const figures = Math.min(bound, FIXED_FIGURES);
  for (const before of livesBesideTerm(figures))
    for (const deed of [...lifeDeeds(bound), ...deedsWithTerm(figures)]) yield { before, deed };
  for (const before of livesWithin(figures))
    for (const deed of deedsWithTerm(figures)) yield { before, deed };
}
