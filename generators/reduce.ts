import type { Case } from '../spec/play/case.ts';
import { withChanges, withoutActs, withPlainerActs } from './reduce/acts.ts';
import { withoutShots, withPlainerAttacks } from './reduce/attacks.ts';
import { withoutCards, withPlainerCards } from './reduce/cards.ts';
import { withPlainerMoves } from './reduce/moves.ts';
import { numbersIn, putNumber } from './reduce/numbers.ts';
import { withPlainerPrices } from './reduce/prices.ts';
import { edited } from './reduce/repair.ts';
import { retold } from './reduce/retelling.ts';
import { isSimpler } from './reduce/size.ts';
import { withPlainerStatics } from './reduce/statics.ts';
import { withPlainerTerms } from './reduce/terms.ts';
import { withoutTexts, withPlainerObjects, withPlainerTexts } from './reduce/texts.ts';
import type { Settings } from './settings.ts';
import { EVERYTHING } from './settings.ts';

export { isSimpler, sizeOf } from './reduce/size.ts';

/** Each number at its least, halved, one lower; then two numbers one lower at once. */
function* withLowerNumbers(made: Case): Generator<Case> {
  const numbers = numbersIn(made).filter(({ value, least }) => value > least);
  for (const { path, value, least } of numbers) {
    for (const lower of new Set([least, Math.max(least, value >> 1), value - 1]))
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

function* attempts(made: Case, settings: Settings): Generator<Case> {
  yield* withoutActs(made);
  yield* withoutCards(made);
  yield* withoutTexts(made);
  if (settings.claims.changes) yield* withChanges(made);
  yield* withPlainerAttacks(made, settings);
  yield* withPlainerPrices(made, settings);
  yield* withPlainerActs(made);
  yield* withPlainerObjects(made, settings);
  yield* withPlainerMoves(made, settings);
  yield* withoutShots(made);
  yield* withPlainerCards(made, settings);
  yield* withPlainerTexts(made);
  yield* withPlainerTerms(made);
  yield* withPlainerStatics(made, settings);
  yield* withLowerNumbers(made);
  yield* retold(made, settings);
}

/**
 * Well-formed cases that are simpler than this one, what takes away most coming first. Going on from each one
 * that still shows the fault ends, as every one is simpler in one total order.
 */
export function* smallerCases(made: Case, settings: Settings = EVERYTHING): Generator<Case> {
  for (const attempt of attempts(made, settings)) if (isSimpler(attempt, made)) yield attempt;
}
