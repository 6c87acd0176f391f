import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { NamingMany } from '../../spec/questions/declaring.ts';
import { mayNameSoMany, mayStayOpen, whenNamed } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { activated, archer, choosing, declared, examples, wounding } from '../examples.ts';
import { isShort } from '../reading-candidates.ts';
import { isNamedInTime, mustBeNamed, numberOf } from '../reading-choices.ts';
import { isMisdivided } from '../reading-divided.ts';
import { instructionAt, isShot, stepsIn } from '../reading-texts.ts';

const clause = sectionOf(HEROES)('116');

const shot = wounding(choosing({ types: ['creature'] }));
const comma = declared({ texts: { shot: activated(shot, shot) }, at: [0, 1] });
const stepwise = { shot: { kind: 'activated' as const, steps: [[shot], [shot]] } };
const period = declared({ texts: stepwise, at: [1, 0] });
const first = declared({ texts: stepwise });
const single = declared({ texts: { shot: activated(shot) } });

/** Whether the parts of the text are joined by commas alone. */
const isJoined = (situation: DeclaringInstruction): boolean => {
  const steps = stepsIn(situation);
  return steps.length === 1 && (steps[0]?.length ?? 0) > 1;
};
/** Whether one shot is aimed at several cards. */
const isManyShots = ({ texts, ability, at, cards }: NamingMany): boolean => {
  const instruction = instructionAt(texts, ability, at);
  return instruction !== null && isShot(instruction) && cards.length > 1;
};
const isLater = (situation: DeclaringInstruction): boolean => situation.at[0] > 0 && mustBeNamed(situation);

export const h116_1 = clause('116.1', {
  statement:
    'All targets of joined parts are named with the declaration, those set apart as each part is reached.',
  rules: [
    on(mayStayOpen, {
      applies: (situation) => isJoined(situation) && mustBeNamed(situation) && !isShort(situation),
      ruling: () => must('illegal', 'the parts are joined, so that all targets are named at once'),
      examples: examples(
        [comma],
        [single, period, { ...comma, state: { ...comma.state, cards: { archer } } }],
      ),
    }),
    on(mayStayOpen, {
      applies: isLater,
      ruling: () => must('legal', 'the part stands apart and its target is named when it is reached'),
      examples: examples([period], [first]),
    }),
    on(mayNameSoMany, {
      applies: (situation) =>
        situation.at[0] === 0 &&
        situation.at[1] > 0 &&
        !isManyShots(situation) &&
        isNamedInTime(situation) &&
        numberOf(situation) === 'right' &&
        !isMisdivided(situation),
      ruling: () => must('legal', 'the parts are joined, so that all targets are named at once'),
      examples: examples(
        [{ ...comma, cards: ['ogre'] }],
        [
          { ...comma, cards: ['ogre', 'ogre'] },
          { ...single, cards: ['ogre'] },
        ],
      ),
    }),
    on(whenNamed, {
      applies: (situation) => isLater(situation) || (isJoined(situation) && mustBeNamed(situation)),
      ruling: ({ at }) =>
        at[0] > 0
          ? must('when reached', 'a period or semicolon sets the part apart')
          : must('with the declaration', 'the parts are joined'),
      examples: examples([period, comma], [first, single]),
    }),
  ],
});
