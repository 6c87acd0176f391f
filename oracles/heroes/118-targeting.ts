import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardId } from '../../spec/model/names.ts';
import {
  isTargeted,
  massReach,
  mayBeNamed,
  mayNameSoMany,
  mayStayOpen,
  whoChooses,
} from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { archer, choosing, declaredText, examples, ogre, wounding } from '../examples.ts';
import { choiceOf, fittingChoice, isNamedInTime, numberOf } from '../reading-choices.ts';
import { instructionAt, misfits } from '../reading-texts.ts';

const clause = sectionOf(HEROES)('118');

const creatures = { types: ['creature' as const] };
const dead: Card = { ...ogre, zone: 'graveyard', whose: 'B' };
const one = declaredText(wounding(choosing(creatures)));
const atDead = declaredText(wounding(choosing(creatures)), [archer, dead]);
const atDeadInPlay = declaredText(wounding(choosing({ ...creatures, zone: 'play' })), [archer, dead]);
const own = declaredText(wounding(choosing({ ...creatures, side: 'own' })));
const byOpponent = declaredText(wounding({ ...choosing(creatures), by: 'opponent' }));
const each = declaredText(wounding({ kind: 'each', filter: creatures }));
const eachOwn = declaredText(wounding({ kind: 'each', filter: { ...creatures, side: 'own' } }));
const eachDead = declaredText(wounding({ kind: 'each', filter: creatures }), [archer, dead]);

export const h118_1 = clause('118.1', {
  statement:
    'The player who controls an ability chooses its targets, unless the text leaves that to the opponent.',
  rules: [
    on(whoChooses, {
      applies: (situation) => choiceOf(situation) !== null,
      ruling: (situation) => must(choiceOf(situation)?.choose.by ?? 'controller', 'the text says so'),
      examples: examples([{ ...byOpponent, opponent: 'B' }], [{ ...each, opponent: 'B' }]),
    }),
    on(mayStayOpen, {
      applies: (situation) => choiceOf(situation)?.choose.by === 'opponent',
      ruling: () => must('legal', 'it is for the opponent to choose'),
      examples: examples([byOpponent], [one]),
    }),
  ],
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
  ],
});

/** Cards outside of play for a mass instruction, where its text does or does not name the zone. */
const awayFrom = (situation: DeclaringInstruction, isZoneNamed: boolean): CardId[] => {
  const object = instructionAt(situation.texts, situation.ability, situation.at)?.object;
  if (object?.kind !== 'each' || (object.filter.zone !== undefined) !== isZoneNamed) return [];
  return Object.values(situation.state.cards)
    .filter(({ zone }) => zone !== (object.filter.zone ?? 'play'))
    .map(({ id }) => id);
};

/** Rules that keep cards of other zones out, for texts that name a zone or for those that do not. */
const zoneRules = (
  isZoneNamed: boolean,
  because: string,
  [card, mass]: readonly [DeclaringInstruction, DeclaringInstruction],
  [otherCard, otherMass]: readonly [DeclaringInstruction, DeclaringInstruction],
) => [
  on(mayBeNamed, {
    applies: (situation) => {
      const zone = choiceOf(situation)?.choose.filter.zone;
      const card = situation.state.cards[situation.card];
      if (card === undefined || !isNamedInTime(situation) || (zone !== undefined) !== isZoneNamed)
        return false;
      return card.zone !== (zone ?? 'play');
    },
    ruling: () => must('illegal', because),
    examples: examples(
      [{ ...card, card: 'ogre' }],
      [
        { ...otherCard, card: 'ogre' },
        { ...card, card: 'archer' },
      ],
    ),
  }),
  on(massReach, {
    applies: (situation) => awayFrom(situation, isZoneNamed).length > 0,
    ruling: (situation) => {
      const away = awayFrom(situation, isZoneNamed);
      return such(`none of ${away.join(', ')}`, because, (given) => given.every((id) => !away.includes(id)));
    },
    examples: examples([mass], [otherMass]),
  }),
];
const eachDeadInPlay = declaredText(wounding({ kind: 'each', filter: { ...creatures, zone: 'play' } }), [
  archer,
  dead,
]);

export const h118_7 = clause('118.7', {
  statement: 'A text that names no zone speaks of cards in play.',
  rules: zoneRules(
    false,
    'the text names no zone, so that the card must be in play',
    [atDead, eachDead],
    [atDeadInPlay, eachDeadInPlay],
  ),
});

export const h118_8 = clause('118.8', {
  statement: 'A text that does not say which card it is for may be used on any that fits, whoever has it.',
  rules: [
    on(mayBeNamed, {
      applies: (situation) =>
        Object.keys(fittingChoice(situation)?.choose.filter ?? { other: true }).every(
          (name) => name === 'types',
        ),
      ruling: () => must('legal', 'the text does not say which card, and this one fits'),
      examples: examples(
        [
          { ...one, card: 'ogre' },
          { ...one, card: 'archer' },
        ],
        [
          { ...own, card: 'archer' },
          { ...atDead, card: 'ogre' },
        ],
      ),
    }),
  ],
});

export const h118_9 = clause('118.9', {
  statement: 'A text that names a zone is for cards in that zone.',
  rules: zoneRules(
    true,
    'the card is not in the zone that the text names',
    [atDeadInPlay, eachDeadInPlay],
    [atDead, eachDead],
  ),
});
