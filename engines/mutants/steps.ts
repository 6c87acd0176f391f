import { isWithinReach } from '../reference/rules/carrying.ts';
import { mutant } from './mutant.ts';

/** Lets a spell into the queue of which only the first instruction can be declared. */
export const checksFirstInstructionOnly = mutant(
  'checks-first-instruction-only',
  { breaks: ['heroes/117.1'] },
  () => ({ isNeededAtDeclaration: (_ability, [step, part]) => step === 0 && part === 0 }),
);

/** Stops a spell once its first target is gone, whatever its later instructions are for. */
export const stopsWithFirstTarget = mutant(
  'stops-with-first-target',
  { breaks: ['heroes/117.1'] },
  (rules) => ({
    isCarriedOut: (view, waiting, addressed, card) => {
      const isSpell = waiting.source?.type === 'spell' && addressed.at[0] + addressed.at[1] > 0;
      const first = view.cards[waiting.item.named[0]?.cards[0] ?? ''];
      const [start] = waiting.instructions;
      const isGone = isSpell && start !== undefined && first !== undefined && !isWithinReach(start, first);
      return !isGone && rules.isCarriedOut(view, waiting, addressed, card);
    },
  }),
);

/** Asks for the target of a part behind a comma when that part is reached. */
export const asksForPartsLate = mutant(
  'asks-for-parts-late',
  {
    breaks: ['heroes/116.1'],
    also: ['default/allowed', 'heroes/118.1', 'heroes/118.8', 'heroes/502.6', 'heroes/502.7'],
  },
  () => ({
    isNamedAtDeclaration: ([step, part]) => step === 0 && part === 0,
  }),
);

/** Wants the targets behind a period or semicolon with the declaration as well. */
export const wantsAllTargetsAtOnce = mutant(
  'wants-all-targets-at-once',
  { breaks: ['heroes/116.1'], rows: [86] },
  () => ({
    isNamedAtDeclaration: () => true,
  }),
);
