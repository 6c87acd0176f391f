import type { Ability } from '../../spec/abilities/ability.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import { doesHappen } from '../../spec/questions/fate.ts';
import type { Giving } from '../../spec/questions/life.ts';
import { isGiven } from '../../spec/questions/life.ts';
import { archer, creature, examples, having, life, ogre, stateOf } from '../examples.ts';
import { isGivenChange } from '../reading-given-texts.ts';
import { holds, isDue, isPlainlyDue } from '../reading-statics.ts';
import { banner, bearer, fallen, laidByStatics } from './laying-by-statics.ts';

const clause = sectionOf(HEROES)('503');

const lesson: Ability = {
  kind: 'static',
  static: { text: 'gives', ability: 'shot', who: { types: ['creature'] } },
};
const texts = { banner, lesson };
const teacher = having(creature('teacher'), 'lesson');
const on_ = (giver: Card, card: Card, ability = 'banner', lives: readonly Life[] = []): Giving => ({
  state: stateOf([giver, card]),
  texts,
  card: card.id,
  giver: giver.id,
  ability,
  lives,
  deeds: [],
});
/** Two bearers lay as much, and so many effects lie that say not whose they are. */
const unnamed = (lying: number): Giving => ({
  ...on_(bearer, archer),
  state: stateOf([bearer, { ...bearer, id: 'second' }, archer]),
  unnamed: { lying, others: [{ giver: 'second', ability: 'banner' }] },
});
const weakened = on_(bearer, archer, 'banner', [life(3, { negative: 1 })]);
const taught = (giver: Card): Card => ({
  ...ogre,
  effects: giver.abilities.includes('lesson')
    ? [{ id: 'e1', kind: 'grant', ability: 'shot', by: null, until: 'while in play' }]
    : [],
});
const teaching = (giver: Card) => ({
  card: ogre,
  change: 'effects' as const,
  by: {
    effect: 'static effect' as const,
    now: taught(teacher),
    standing: { state: stateOf([giver, ogre]), texts, card: 'ogre', later: stateOf([giver, taught(giver)]) },
  },
});

const lentBy = (card: string, ability = 'lesson') => ({
  id: 'e1',
  kind: 'grant' as const,
  ability: 'shot',
  by: { card, ability, grantedBy: null },
  until: 'while in play' as const,
});
/** The text that one teacher had given by a text of its goes, while the teacher who is there gives the same. */
const relieved = (by: string, through = 'lesson') => {
  const card = { ...ogre, effects: [lentBy(by, through)] };
  return {
    card,
    change: 'effects' as const,
    by: {
      effect: 'expiry' as const,
      now: { ...ogre, effects: [] },
      standing: {
        state: stateOf([teacher, card]),
        texts,
        card: 'ogre',
        later: stateOf([teacher, { ...ogre, effects: [lentBy('teacher')] }]),
      },
    },
  };
};

export const h503_1_static_effect = clause('503.1/static-effect', {
  statement: 'The rules lay the effect of a static text on a card, for as long as the text holds for it.',
  rules: [
    on(isGiven, {
      applies: (giving) => isPlainlyDue(giving) || (holds(giving) && isDue(giving)),
      ruling: ({ giver }) => must('on it', `the text of ${giver} holds for the card`),
      examples: examples(
        [
          on_(bearer, archer),
          on_(teacher, ogre, 'lesson'),
          { ...weakened, quietSince: stateOf([fallen, archer]) },
          unnamed(1),
        ],
        [
          unnamed(2),
          { ...weakened, quietSince: stateOf([bearer, archer]) },
          on_(bearer, ogre),
          on_(fallen, archer),
          weakened,
        ],
      ),
    }),
    on(isGiven, {
      applies: (giving) => !holds(giving),
      ruling: ({ giver }) => must('not on it', `the text of ${giver} does not hold for the card`),
      examples: examples([on_(bearer, ogre), on_(fallen, archer)], [on_(bearer, archer)]),
    }),
    laidByStatics('static texts hold for it'),
    on(doesHappen, {
      applies: isGivenChange,
      ruling: () => must('happens', 'a static text gives the card a text, or gives it no longer'),
      examples: examples(
        [teaching(teacher), relieved('bearer'), relieved('teacher', 'another lesson')],
        [teaching(bearer), relieved('teacher')],
      ),
    }),
  ],
});
