import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { CardId } from '../../spec/model/names.ts';
import {
  isTargeted,
  massReach,
  mayNameSoMany,
  mayStayOpen,
  whoChooses,
} from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { massIsUnfelt, staticIsUnfelt } from '../detected.ts';
import { choosing, declaredText, examples, wounding } from '../examples.ts';
import { choiceOf, isDisputed, isNamedInTime, numberOf } from '../reading-choices.ts';
import { instructionAt, misfits } from '../reading-texts.ts';

const clause = sectionOf(HEROES)('118');

const creatures = { types: ['creature' as const] };
const one = declaredText(wounding(choosing(creatures)));
const byOpponent = declaredText(wounding({ ...choosing(creatures), by: 'opponent' }));
const each = declaredText(wounding({ kind: 'each', filter: creatures }));
const eachOwn = declaredText(wounding({ kind: 'each', filter: { ...creatures, side: 'own' } }));

export const h118_1 = clause('118.1', {
  statement:
    'The player who controls an ability chooses its targets, unless the text leaves that to the opponent.',
  rules: [
    on(whoChooses, {
      applies: (situation) => choiceOf(situation) !== null && !isDisputed(situation),
      ruling: (situation) => must(choiceOf(situation)?.choose.by ?? 'controller', 'the text says so'),
      examples: examples(
        [{ ...byOpponent, opponent: 'B' }],
        [
          { ...each, opponent: 'B' },
          { ...byOpponent, by: 'trigger', player: 'B', opponent: 'A' },
        ],
      ),
    }),
    on(mayStayOpen, {
      applies: (situation) => {
        const choose = choiceOf(situation)?.choose;
        return situation.at[0] === 0 && choose?.by === 'opponent' && choose.min > 0;
      },
      ruling: () => must('legal', 'it is for the opponent to choose'),
      examples: examples([byOpponent], [one]),
    }),
  ],
});

export const h118_2 = clause('118.2', {
  statement: 'A text that needs no choice of a target is untargeted.',
  rules: [
    on(isTargeted, {
      applies: ({ texts, ability, at }) => instructionAt(texts, ability, at)?.object.kind === 'each',
      ruling: () => must('untargeted', 'nothing has to be chosen for it'),
      examples: examples([each], [one]),
    }),
    massIsUnfelt('nothing has to be chosen for it'),
  ],
});

export const h118_3 = clause('118.3', {
  statement: 'Only activated and triggered abilities and those of spells are targeted.',
  rules: [staticIsUnfelt('a static text is never targeted')],
});

/** The attributes other than the zone that the cards of a mass instruction must meet. */
const strangersTo = (situation: DeclaringInstruction): CardId[] => {
  const object = instructionAt(situation.texts, situation.ability, situation.at)?.object;
  if (object?.kind !== 'each') return [];
  return Object.values(situation.state.cards)
    .filter((card) =>
      misfits(card, object.filter, situation).some((name) => name !== 'zone' && name !== 'whose'),
    )
    .map(({ id }) => id);
};

export const h118_4 = clause('118.4', {
  statement:
    'A mass text describes the cards it is for, however many; a targeted one has them picked, in number.',
  rules: [
    on(massReach, {
      applies: (situation) => strangersTo(situation).length > 0,
      ruling: (situation) => {
        const strangers = strangersTo(situation);
        return such(`none of ${strangers.join(', ')}`, 'the text describes other cards', (given) =>
          given.every((id) => !strangers.includes(id)),
        );
      },
      examples: examples([eachOwn], [each, one]),
    }),
    on(mayNameSoMany, {
      applies: (situation) => isNamedInTime(situation) && numberOf(situation) === 'too many',
      ruling: () => must('illegal', 'the text limits the number of targets'),
      examples: examples([{ ...one, cards: ['archer', 'ogre'] }], [{ ...one, cards: ['ogre'] }]),
    }),
    on(isTargeted, {
      applies: ({ texts, ability, at }) => {
        const kind = instructionAt(texts, ability, at)?.object.kind;
        return kind === 'each' || kind === 'choose';
      },
      ruling: (situation) =>
        choiceOf(situation) === null
          ? must('untargeted', 'nobody picks what it is applied to')
          : must('targeted', 'somebody picks what it is applied to'),
      examples: examples([each, one], [declaredText(wounding({ kind: 'itself' }))]),
    }),
    massIsUnfelt('nobody picks what it is applied to'),
  ],
});
