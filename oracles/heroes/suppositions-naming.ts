import type { Filter } from '../../spec/abilities/filter.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';
import {
  canBeDeclared,
  mayBeNamed,
  mayStayOpen,
  whenNamed,
  whoChooses,
} from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { choosing, declared, declaredText, examples, wounding } from '../examples.ts';
import { choiceOf, isDisputed, mustBeNamed } from '../reading-choices.ts';
import { isSpell } from '../reading-declarable.ts';
import { instructionAt, misfits, reachOf } from '../reading-texts.ts';
import { defenderIsUnnamed, sourceIsUnnamed } from '../supposing.ts';

const creatures: Filter = { types: ['creature'] };
const one = wounding(choosing(creatures));
const hurt = wounding(choosing({ ...creatures, wounded: true }));
const stepwise = declared({ texts: { shot: { kind: 'activated', steps: [[one], [hurt]] } }, at: [1, 0] });
const spell = declared({ ...stepwise, texts: { shot: { kind: 'spell', steps: [[one], [hurt]] } } });
const first = declared({ texts: stepwise.texts });
const byOpponent = declaredText(wounding({ ...choosing(creatures), by: 'opponent' }));
const eachHero = declaredText(wounding({ kind: 'each', filter: { types: ['hero'] } }));

const isLater = (situation: DeclaringInstruction): boolean => situation.at[0] > 0 && mustBeNamed(situation);
const isOthers = (situation: DeclaringInstruction): boolean => {
  const choose = choiceOf(situation)?.choose;
  return situation.at[0] === 0 && choose?.by === 'opponent' && choose.min > 0;
};

/** Words on when and where targets are named, taken without exception. */
export const suppositionsOnNaming: readonly Supposition[] = [
  {
    of: 'heroes/502.4',
    name: 'always those of the declaration',
    says: 'no defender, no card named later and no source is ever a target that the declaration does not name',
    leansOn: '502.4 всегда',
    rules: [
      defenderIsUnnamed(),
      sourceIsUnnamed(),
      on(whenNamed, {
        applies: isLater,
        ruling: () => must('with the declaration', 'targets are the cards that the declaration names'),
        examples: examples([stepwise], [first]),
      }),
    ],
  },
  {
    of: 'heroes/502.4',
    name: 'named by the player who declares',
    says: 'nobody but the player whose declaration it is tells what its targets are',
    leansOn: '502.4 игрок',
    rules: [
      on(whoChooses, {
        applies: (situation) => choiceOf(situation)?.choose.by === 'opponent' && !isDisputed(situation),
        ruling: () => must('controller', 'the player who declares it names its targets'),
        examples: examples([{ ...byOpponent, opponent: 'B' }], [{ ...first, opponent: 'B' }]),
      }),
    ],
  },
  {
    of: 'heroes/502.9',
    name: 'no legal card, no text for all cards',
    says: 'nor is a text declared that goes for all cards which meet its limits',
    leansOn: '502.9 ограничений',
    rules: [
      on(canBeDeclared, {
        applies: (situation) => {
          const instruction = instructionAt(situation.texts, situation.ability, situation.at);
          return instruction?.object.kind === 'each' && reachOf(situation, instruction).reached.length === 0;
        },
        ruling: () => must('illegal', 'no card meets all the limits'),
        examples: examples([eachHero], [declaredText(wounding({ kind: 'each', filter: creatures }))]),
      }),
    ],
  },
  {
    of: 'heroes/502.1',
    name: 'chosen only in the declaration',
    says: 'to choose a target is to name it there, whoever chooses and for whatever part',
    leansOn: '502.1 заявке',
    rules: [
      on(mayStayOpen, {
        applies: (situation) => isLater(situation) || isOthers(situation),
        ruling: () => must('illegal', 'a target is chosen by naming it in the declaration'),
        examples: examples([stepwise, byOpponent], [first]),
      }),
      on(whenNamed, {
        applies: isLater,
        ruling: () => must('with the declaration', 'a target is chosen by naming it there'),
        examples: examples([stepwise], [first]),
      }),
    ],
  },
  {
    of: 'heroes/117.1',
    name: 'declared with all its targets',
    says: 'an instruction of a spell is declared legally only with the target that it needs',
    leansOn: '117.1 легально',
    rules: [
      on(mayStayOpen, {
        applies: (situation) => isSpell(situation) && isLater(situation),
        ruling: () => must('illegal', 'every instruction of a spell has to be declared legally'),
        examples: examples([spell], [stepwise]),
      }),
    ],
  },
  {
    of: 'heroes/501.4',
    name: 'never after the declaration',
    says: 'what is named when a part is reached is under no limit',
    leansOn: '501.4 только',
    rules: [
      on(mayBeNamed, {
        applies: (situation) => {
          const choice = choiceOf(situation);
          const card = situation.state.cards[situation.card];
          if (situation.by !== 'step' || situation.at[0] === 0 || choice === null || !card) return false;
          const wrong = misfits(card, choice.choose.filter, situation);
          return wrong.length > 0 && !wrong.includes('zone') && !wrong.includes('whose');
        },
        ruling: () => must('legal', 'the declaration is over, and with it the limit'),
        examples: examples(
          [{ ...stepwise, by: 'step', card: 'ogre' }],
          [
            { ...stepwise, card: 'ogre' },
            { ...first, by: 'step', card: 'ogre' },
          ],
        ),
      }),
    ],
  },
];
