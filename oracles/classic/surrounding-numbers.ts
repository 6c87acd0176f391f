import { on } from '../../spec/clauses/clause.ts';
import { canBeDeclared, mayStayOpen } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { choosing, declared, declaredText, examples, wounding } from '../examples.ts';
import { isShort } from '../reading-candidates.ts';
import { choiceOf } from '../reading-choices.ts';
import { isLate } from '../reading-late.ts';
import { open, surrounding } from '../surroundings.ts';

const one = wounding(choosing({ types: ['creature'] }));
const later = declared({ texts: { shot: { kind: 'activated', steps: [[one], [one]] } }, at: [1, 0] });

const isOfLaterStep = (situation: DeclaringInstruction): boolean =>
  situation.at[0] > 0 && choiceOf(situation) !== null && !isLate(situation);

export const surrounding_numbers = surrounding('numbers', {
  statement:
    'Texts for which there are too few cards, and targets of later steps, are a matter of other chapters.',
  rules: [
    on(canBeDeclared, {
      force: 'open',
      applies: (situation) => choiceOf(situation) !== null && isShort(situation),
      ruling: () => open('what a text needs to be declared is not in this document'),
      examples: examples([declaredText(one, [])], [declaredText(one)]),
    }),
    on(mayStayOpen, {
      force: 'open',
      applies: isOfLaterStep,
      ruling: () => open('when the parts of a text are named is not in this document'),
      examples: examples([later], [declaredText(one)]),
    }),
  ],
});
