import type { Case } from '../spec/play/case.ts';
import { withChanges, withoutActs, withPlainerActs } from './reduce/acts.ts';
import { withoutShots, withPlainerAttacks } from './reduce/attacks.ts';
import { withoutCards, withPlainerCards } from './reduce/cards.ts';
import { withPlainerMoves } from './reduce/moves.ts';
import { tidied } from './reduce/names.ts';
import { withOwnNames } from './reduce/namesakes.ts';
import { numbersIn, putNumber } from './reduce/numbers.ts';
import { withoutTwo } from './reduce/pairs.ts';
import { withCreaturesFor, withOtherAttributes, withOtherVerbs, withPlainestTexts } from './reduce/plain.ts';
import { withPlainerPrices } from './reduce/prices.ts';
import { edited } from './reduce/repair.ts';
import { retold } from './reduce/retelling.ts';
import { withOneForTwo, withoutTriggers } from './reduce/roles.ts';
import { isSimpler, isUntidy } from './reduce/size.ts';
import { withChangesDone } from './reduce/standing.ts';
import { withPlainerStatics } from './reduce/statics.ts';
import { withPlainerTerms } from './reduce/terms.ts';
import { withOneStep, withoutTexts, withPlainerObjects, withPlainerTexts } from './reduce/texts.ts';
import type { Settings } from './settings.ts';
import { EVERYTHING } from './settings.ts';

export { isSimpler, sizeOf } from './reduce/size.ts';

/** A pick means something else with each number; any other number only grows. */
const lowersOf = (isPick: boolean, value: number, least: number): Iterable<number> =>
  isPick ? Array(Math.min(value, 9)).keys() : new Set([least, Math.max(least, value >> 1), value - 1]);

/** Each number at its least, halved, one lower; then two numbers one lower at once. */
function* withLowerNumbers(made: Case): Generator<Case> {
  const numbers = numbersIn(made).filter(({ value, least }) => value > least);
  for (const { path, value, least } of numbers) {
    for (const lower of lowersOf(path[0] === 'picks', value, least))
      yield edited(made, (draft) => putNumber(draft, path, lower));
  }
  for (const [index, one] of numbers.entries()) {
    for (const other of numbers.slice(index + 1))
      yield edited(made, (draft) => {
        putNumber(draft, one.path, one.value - 1);
        putNumber(draft, other.path, other.value - 1);
      });
  }
}

/** A kind of move: every case that it makes of one. */
export type Pass = (made: Case, settings: Settings) => Iterable<Case>;

const PASSES: readonly Pass[] = [
  withoutActs,
  withoutCards,
  withoutTexts,
  withOneForTwo,
  (made, settings) => (settings.claims.changes ? withChanges(made) : []),
  withChangesDone,
  withoutTriggers,
  withPlainerAttacks,
  withPlainerPrices,
  withPlainerActs,
  withPlainerObjects,
  withPlainerMoves,
  withoutShots,
  withPlainerCards,
  withOwnNames,
  withPlainerTexts,
  withOneStep,
  withPlainestTexts,
  withPlainerTerms,
  withPlainerStatics,
  withCreaturesFor,
  withOtherVerbs,
  withOtherAttributes,
  withLowerNumbers,
  retold,
];

/** Names stay as the cast has them once they are so: then cases that differ in names alone are one case. */
const simplerBy = (pass: Pass): Pass =>
  function* (made, settings) {
    const isTidy = !isUntidy(made);
    for (const attempt of pass(made, settings)) {
      const one = isTidy ? tidied(attempt) : attempt;
      if (isSimpler(one, made)) yield one;
    }
  };

/** The moves of shrinking, what takes away most first; each makes well-formed cases that are simpler in one total order. */
export const passes: readonly Pass[] = PASSES.map(simplerBy);

/** Two of the moves that make a case smaller at once, for where one alone takes away what the other one needs. */
export const pairs: Pass = simplerBy(withoutTwo);

/** Every simpler case that one move makes. Going on from each one that still shows the fault ends. */
export function* smallerCases(made: Case, settings: Settings = EVERYTHING): Generator<Case> {
  for (const pass of passes) yield* pass(made, settings);
}
