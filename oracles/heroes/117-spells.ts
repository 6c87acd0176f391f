import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { At } from '../../spec/model/names.ts';
import type { Obstacle } from '../../spec/questions/carrying-out.ts';
import { isObstacle, whichOrder } from '../../spec/questions/carrying-out.ts';
import { canBeDeclared, mayBeNamed } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { archer, choosing, declared, examples, executed, ogre, wounding } from '../examples.ts';
import { candidatesOf, nearlyNamed } from '../reading-candidates.ts';
import { choiceOf } from '../reading-choices.ts';
import { isRescuable, isSpell } from '../reading-declarable.ts';
import { hadObject, isReachable, isStranger } from '../reading-targets.ts';
import { textOf } from '../reading-texts.ts';

const clause = sectionOf(HEROES)('117');

const creature = wounding(choosing({ types: ['creature'] }));
const hero = wounding(choosing({ types: ['hero'] }));
const hurt = wounding(choosing({ types: ['creature'], wounded: true }));
const FIRST: At = [0, 0];
const spell = (second: typeof hero, at: At = [1, 0]) =>
  declared({ texts: { shot: { kind: 'spell', steps: [[creature], [second]] } }, at }, [archer]);
const ofTwo = (kind: 'spell' | 'activated') => ({
  ...executed([archer, ogre], [archer, ogre], {
    texts: { shot: { kind, steps: [[creature], [wounding({ kind: 'each', filter: { types: ['hero'] } })]] } },
    at: [1, 0],
  }),
  ground: 'target left' as const,
  card: null,
});

/** Whether another instruction of the text stands before this one. */
const isBehind = ([step, part]: At): boolean => step > 0 || part > 0;

/** Whether no card can plainly be named though one has to be. */
const isHopeless = (situation: DeclaringInstruction): boolean => {
  const { plain, contested } = candidatesOf(situation);
  const isNeeded = (choiceOf(situation)?.choose.min ?? 0) > 0;
  return isNeeded && plain + contested === 0;
};

const AT_ONCE = 'all of them as it is declared';
const IN_TURN = 'each as it is reached';

/** Whether the instruction, or this card for it, is still there to be carried out on. */
const isDue = (situation: Obstacle): boolean => {
  if (situation.card === null) return hadObject(situation);
  return !isStranger(situation) && isReachable(situation, situation.card);
};

export const h117_1 = clause('117.1', {
  statement: 'A spell is declared only if all its instructions can be, and carries out one after the other.',
  readings: [
    {
      name: AT_ONCE,
      says: 'nothing that an earlier instruction would bring about counts',
      leansOn: '117.1 заявления',
    },
    { name: IN_TURN, says: 'what an earlier instruction may bring about counts', leansOn: '117.1 подряд' },
  ],
  rules: [
    on(canBeDeclared, {
      applies: (situation) => isSpell(situation) && isBehind(situation.at) && isHopeless(situation),
      ruling: (situation, reading, ask) =>
        (reading === IN_TURN && isRescuable(situation)) ||
        nearlyNamed(situation).some((naming) =>
          ask(mayBeNamed, { ...naming, earlier: situation.targets, by: 'step' }, 'legal'),
        )
          ? null
          : must('illegal', 'this instruction of the spell could not be declared'),
      examples: examples([spell(hero), spell(hurt)], [spell(creature), spell(hero, FIRST)]),
    }),
    on(isObstacle, {
      applies: (situation) => {
        const { ground, texts, item, state, at } = situation;
        return (
          textOf(texts, item.ability)?.kind === 'spell' &&
          isBehind(at) &&
          ground === 'target left' &&
          state.lost.length === 0 &&
          isDue(situation)
        );
      },
      ruling: () => must('no obstacle', 'the instructions of a spell are carried out one after the other'),
      examples: examples([ofTwo('spell')], [ofTwo('activated'), { ...ofTwo('spell'), at: FIRST }]),
    }),
    on(whichOrder, {
      applies: ({ texts, item, begun }) => textOf(texts, item.ability)?.kind === 'spell' && begun.length > 0,
      ruling: () => must('in order', 'the instructions of a spell are carried out one after the other'),
      examples: examples(
        [{ ...ofTwo('spell'), begun: [FIRST] }],
        [
          { ...ofTwo('activated'), begun: [FIRST] },
          { ...ofTwo('spell'), begun: [] },
        ],
      ),
    }),
  ],
});
