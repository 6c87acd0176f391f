import type { Ability } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';
import type { CardId } from '../../spec/model/names.ts';
import { attackTargets, finalTargets } from '../../spec/questions/carrying-out.ts';
import { isTargeted, massReach, mayBeNamed, mayPay } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { aimed } from '../aiming.ts';
import { strike } from '../attacks.ts';
import {
  archer,
  choosing,
  creature,
  declared,
  declaredText,
  examples,
  having,
  ogre,
  shield,
  stone,
  wounding,
} from '../examples.ts';
import { choiceOf } from '../reading-choices.ts';
import { plainPayer } from '../reading-prices.ts';
import { instructionAt, isBarred, isShot, reachOf } from '../reading-texts.ts';
import { allHavingAreTargets, massHavingAreTargets } from '../supposing.ts';

const creatures: Filter = { types: ['creature'] };
const one = wounding(choosing(creatures));
const free = wounding(choosing(creatures, 0, null));
const priced: Ability = { kind: 'activated', cost: { kind: 'exhaust', filter: creatures }, steps: [[one]] };
const paying = (ability: string) => ({
  ...declared({ texts: { shot: priced, shield } }, [archer, ogre, having(creature('imp'), ability)]),
  card: 'imp',
});
const itself = wounding({ kind: 'itself' });
const each = declaredText(wounding({ kind: 'each', filter: creatures }));
const shotAt = aimed({ deed: { verb: 'wound', amount: 1, as: 'shot' }, object: choosing(creatures) }, [
  'ogre',
]);

const barring = {
  ...declaredText(one, [archer, having(ogre, 'stone')]),
  texts: { ...declaredText(one).texts, stone },
};

/** Whether a text that names neither zone nor side works, in play, on this card of the opponent. */
const isAcross = (filter: Filter | undefined, situation: DeclaringInstruction, id: CardId): boolean => {
  const card = situation.state.cards[id];
  if (filter === undefined || card === undefined) return false;
  const isUnsaid = (filter.zone ?? 'play') === 'play' && filter.whose === undefined;
  return (
    isUnsaid && filter.side === undefined && card.zone === 'play' && card.controller !== situation.player
  );
};
const acrossIn = (situation: DeclaringInstruction): CardId[] => {
  const instruction = instructionAt(situation.texts, situation.ability, situation.at);
  const object = instruction?.object;
  if (instruction === null || object?.kind !== 'each') return [];
  return reachOf(situation, instruction).reached.filter((id) => isAcross(object.filter, situation, id));
};

/** Words on what is a target, taken without exception. */
export const suppositionsOnTargets: readonly Supposition[] = [
  {
    of: 'heroes/502.1',
    name: 'the first target is one as well',
    says: 'the card that an attack was declared at stays its target when another one is hit in its place',
    leansOn: '502.1 первоначальная',
    rules: [
      on(attackTargets, {
        applies: ({ named, defender, redirected, state }) =>
          (redirected ?? defender ?? named) !== named && state.cards[named]?.zone === 'play',
        ruling: ({ named }) =>
          such(`${named}, at least`, 'the attack was declared at it', (given) => given.includes(named)),
        examples: examples(
          [strike('guard'), { ...strike(null), redirected: 'guard' }],
          [strike(null), strike('ogre')],
        ),
      }),
    ],
  },
  {
    of: 'heroes/502.7',
    name: 'all that have the property',
    says: 'every card that has it becomes a target, chosen or not',
    leansOn: '502.7 те',
    rules: [allHavingAreTargets()],
  },
  {
    of: 'heroes/502.7',
    name: 'a mass text tells its targets by it',
    says: 'a text for all cards with a property has those cards for its targets',
    leansOn: '502.7 обладают',
    rules: [massHavingAreTargets()],
  },
  {
    of: 'heroes/502.6',
    name: 'what is picked to pay is a target',
    says: 'a card that the player has to choose for the price becomes a target as well',
    leansOn: '502.6 все',
    rules: [
      on(mayPay, {
        applies: (situation) => plainPayer(situation)?.isShielded === true,
        ruling: () => must('illegal', 'it is chosen, and cannot be a target'),
        examples: examples([paying('shield')], [paying('price')]),
      }),
    ],
  },
  {
    of: 'heroes/118.4',
    name: 'a number without limit is untargeted',
    says: 'where any number may be picked nothing limits the targets',
    leansOn: '118.4 неограниченное',
    rules: [
      on(isTargeted, {
        applies: (situation) => choiceOf(situation)?.choose.max === null,
        ruling: () => must('untargeted', 'the number of cards is not limited'),
        examples: examples([declaredText(free)], [declaredText(one)]),
      }),
    ],
  },
  {
    of: 'heroes/118.6',
    name: 'in play as well',
    says: 'a text that does not say whose works in play on the cards of its controller',
    leansOn: '118.6 зон',
    later: '201.2',
    rules: [
      on(mayBeNamed, {
        applies: (situation) => {
          const choice = choiceOf(situation);
          const card = situation.state.cards[situation.card];
          // Whether a barred card may be named is for 502.8.
          if (choice === null || card === undefined || isBarred(card, situation.texts, choice.verb))
            return false;
          return isAcross(choice.choose.filter, situation, card.id);
        },
        ruling: () => must('illegal', 'the card is on the side of the other player'),
        examples: examples(
          [{ ...declaredText(one), card: 'ogre' }],
          [
            { ...declaredText(one), card: 'archer' },
            { ...barring, card: 'ogre' },
            { ...declaredText(wounding(choosing({ ...creatures, side: 'opponent' }))), card: 'ogre' },
          ],
        ),
      }),
      on(massReach, {
        applies: (situation) => acrossIn(situation).length > 0,
        ruling: (situation) => {
          const across = acrossIn(situation);
          return such(`none of ${across.join(', ')}`, 'they are on the side of the other player', (given) =>
            given.every((id) => !across.includes(id)),
          );
        },
        examples: examples([each], [declaredText(wounding({ kind: 'each', filter: creatures }), [archer])]),
      }),
    ],
  },
  {
    of: 'heroes/502.5',
    name: 'a shot is such an attack',
    says: 'a shot at several cards, or at all, would have to have one target as well',
    leansOn: '502.5 одну',
    rules: [
      on(finalTargets, {
        applies: ({ texts, item, at, chosen }) => {
          const instruction = instructionAt(texts, item.ability, at);
          const isWide = instruction?.object.kind === 'each' || chosen.length > 1;
          return instruction !== null && isShot(instruction) && isWide;
        },
        ruling: () => such('one card', 'an attack has one target', (given) => given.length === 1),
        examples: examples([{ ...shotAt, chosen: ['ogre', 'archer'] }], [shotAt, aimed(one, ['ogre'])]),
      }),
    ],
  },
  {
    of: 'heroes/118.2',
    name: 'what chooses nothing is untargeted',
    says: 'a text about its own card has nothing chosen',
    leansOn: '118.2 выбора',
    isPlain: true,
    rules: [
      on(isTargeted, {
        applies: ({ texts, ability, at }) => instructionAt(texts, ability, at)?.object.kind === 'itself',
        ruling: () => must('untargeted', 'it has no target chosen'),
        examples: examples([declaredText(itself)], [declaredText(one)]),
      }),
    ],
  },
  {
    of: 'heroes/502.8',
    name: 'what has a target is targeted',
    says: 'a text about its own card has that card for its target',
    leansOn: '502.8 цель',
    rules: [
      on(isTargeted, {
        applies: ({ texts, ability, at }) => instructionAt(texts, ability, at)?.object.kind === 'itself',
        ruling: () => must('targeted', 'the card itself is its target'),
        examples: examples([declaredText(itself)], [declaredText(one)]),
      }),
    ],
  },
];
