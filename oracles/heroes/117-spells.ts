import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import { isObstacle } from '../../spec/questions/carrying-out.ts';
import { canBeDeclared } from '../../spec/questions/declaring.ts';
import { archer, choosing, declared, examples, executed, ogre, wounding } from '../examples.ts';
import { candidatesOf, choiceOf } from '../reading-choices.ts';
import { isRescuable, isSpell } from '../reading-declarable.ts';
import { hadObject } from '../reading-targets.ts';
import { textOf } from '../reading-texts.ts';

const clause = sectionOf(HEROES)('117');

const creature = wounding(choosing({ types: ['creature'] }));
const hero = wounding(choosing({ types: ['hero'] }));
const hurt = wounding(choosing({ types: ['creature'], wounded: true }));
const spell = (second: typeof hero) =>
  declared({ texts: { shot: { kind: 'spell', steps: [[creature], [second]] } }, at: [1, 0] }, [archer]);
const ofTwo = (kind: 'spell' | 'activated') => ({
  ...executed([archer, ogre], [archer, ogre], {
    texts: { shot: { kind, steps: [[creature], [wounding({ kind: 'each', filter: { types: ['hero'] } })]] } },
    at: [1, 0],
  }),
  ground: 'target left' as const,
  card: null,
});

export const h117_1 = clause('117.1', {
  statement: 'A spell is declared only if all its instructions can be, and carries out one after the other.',
  rules: [
    on(canBeDeclared, {
      // What a part joined to the first needs is asked of every ability; a later step only of a spell.
      applies: (situation) => {
        const { at, by } = situation;
        const min = choiceOf(situation)?.choose.min ?? 0;
        const { plain } = candidatesOf(situation);
        return (
          isSpell(situation) &&
          by !== 'step' &&
          at[0] > 0 &&
          min > 0 &&
          plain === 0 &&
          !isRescuable(situation)
        );
      },
      ruling: (situation, _, ask) =>
        ask(canBeDeclared, { ...situation, by: 'step', targets: [] }, 'legal')
          ? null
          : must('illegal', 'this instruction of the spell could not be declared'),
      examples: examples([spell(hero)], [spell(hurt), spell(creature), { ...spell(hero), by: 'step' }]),
    }),
    on(isObstacle, {
      applies: (situation) => {
        const { card, ground, texts, item, state } = situation;
        return (
          textOf(texts, item.ability)?.kind === 'spell' &&
          card === null &&
          ground === 'target left' &&
          state.lost.length === 0 &&
          hadObject(situation)
        );
      },
      ruling: () => must('no obstacle', 'the instructions of a spell are carried out one after the other'),
      examples: examples([ofTwo('spell')], [ofTwo('activated'), { ...ofTwo('spell'), card: 'ogre' }]),
    }),
  ],
});
