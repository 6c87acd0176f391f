import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { Obstacle } from '../../spec/questions/carrying-out.ts';
import { isObstacle, mayBeRedirectedTo } from '../../spec/questions/carrying-out.ts';
import { canBeDeclared, massReach, mayBeNamed } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { archer, choosing, declaredText, examples, executed, ogre, wounding } from '../examples.ts';
import { asIfDeclared, isForOtherSide } from '../reading-candidates.ts';
import { isShotAtSeveral } from '../reading-challenges.ts';
import { choiceOf, fittingChoice, isNamedInTime } from '../reading-choices.ts';
import { mayBeLeftWithout } from '../reading-declarable.ts';
import { isPlainlyLed, redirectsTo, unmetBy } from '../reading-redirects.ts';
import { instructionAt } from '../reading-texts.ts';
import { fallen, leading } from '../redirecting.ts';
import { inOwn, inTheirs, lone, raising } from './raising.ts';
import { strangeZones } from './strange-zones.ts';

const clause = sectionOf(HEROES)('118');

const creatures = { types: ['creature' as const] };
const dead: Card = { ...ogre, zone: 'graveyard', whose: 'B' };
const one = declaredText(wounding(choosing(creatures)));
const own = declaredText(wounding(choosing({ ...creatures, side: 'own' })));
const atDead = declaredText(wounding(choosing(creatures)), [archer, dead]);
const atDeadInPlay = declaredText(wounding(choosing({ ...creatures, zone: 'play' })), [archer, dead]);
const each = (filter: typeof creatures & { zone?: 'play' }) =>
  declaredText(wounding({ kind: 'each', filter }), [archer, dead]);
const eachDead = each(creatures);
const eachDeadInPlay = each({ ...creatures, zone: 'play' });

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

export const h118_7 = clause('118.7', {
  statement: 'A text that names no zone speaks of cards in play.',
  rules: [
    ...zoneRules(
      false,
      'the text names no zone, so that the card must be in play',
      [atDead, eachDead],
      [atDeadInPlay, eachDeadInPlay],
    ),
    on(mayBeRedirectedTo, {
      applies: (situation) =>
        redirectsTo(situation)?.zone === undefined && unmetBy(situation).includes('zone'),
      ruling: () => must('illegal', 'the text names no zone, so that the card must be in play'),
      examples: examples([leading('guard', undefined, [fallen])], [leading('guard')]),
    }),
  ],
});

const atEnemies = declaredText(wounding(choosing({ ...creatures, other: true })));
const leftOut: Obstacle = {
  ...executed([archer, ogre], [archer, ogre], {
    texts: { ...atEnemies.texts },
    item: { id: 'i1', kind: 'ability', sources: ['archer'], ability: 'shot', controller: 'A', named: [] },
  }),
  ground: 'description',
  card: null,
};

export const h118_8 = clause('118.8', {
  statement: 'A text that does not say which card it is for may be used on any that fits.',
  rules: [
    on(mayBeNamed, {
      yieldsTo: ['heroes/502.8'],
      applies: (situation) => {
        const choice = fittingChoice(situation);
        return choice !== null && choice.choose.filter.side === undefined;
      },
      ruling: () => must('legal', 'the card fits, and the text does not say which'),
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
    on(mayBeRedirectedTo, {
      applies: (situation) => isPlainlyLed(situation) && redirectsTo(situation)?.side === undefined,
      ruling: () => must('legal', 'the card fits, and the text does not say which'),
      examples: examples(
        [leading('guard'), leading('king')],
        [leading('guard', { side: 'own' }), leading('king', { types: ['creature'] }), leading('archer')],
      ),
    }),
    on(canBeDeclared, {
      applies: (situation) =>
        isForOtherSide(situation) && !isShotAtSeveral(situation) && !mayBeLeftWithout(situation),
      ruling: () => must('legal', 'cards of the opponent fit, and the text does not say which'),
      examples: examples([atEnemies], [one, own]),
    }),
    on(isObstacle, {
      applies: (situation) => {
        const { ground, card, item, at } = situation;
        const isNamed = item.named.some((named) => named.at[0] === at[0] && named.at[1] === at[1]);
        return (
          ground === 'description' && card === null && !isNamed && isForOtherSide(asIfDeclared(situation))
        );
      },
      ruling: () => must('no obstacle', 'cards of the opponent fit, and the text does not say which'),
      examples: examples(
        [leftOut],
        [
          { ...leftOut, card: 'ogre' },
          { ...leftOut, texts: one.texts },
        ],
      ),
    }),
  ],
});

export const h118_9 = clause('118.9', {
  statement: 'A text that names a zone is for cards there, and without saying whose for those of its player.',
  rules: [
    ...zoneRules(
      true,
      'the card is not in the zone that the text names',
      [atDeadInPlay, eachDeadInPlay],
      [atDead, eachDead],
    ),
    ...strangeZones(({ whose }) => whose === undefined, 'the text does not say whose zone it means', {
      naming: [
        [{ ...raising('choose', inOwn), card: 'ogre' }],
        [
          { ...raising('choose', inTheirs), card: 'scout' },
          { ...raising('choose', inOwn), card: 'scout' },
        ],
      ],
      mass: [[raising('each', inOwn)], [raising('each', inTheirs), raising('each', inOwn, [lone])]],
    }),
  ],
});
