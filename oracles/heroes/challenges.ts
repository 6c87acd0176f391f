import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import type { Striking } from '../../spec/questions/declaring.ts';
import { mayAttack } from '../../spec/questions/declaring.ts';
import { archer, choosing, creature, declaredText, examples, ogre, stateOf } from '../examples.ts';
import { challengersOf, holdOn } from '../reading-challenges.ts';

/** The card with a challenge laid on it. */
export const daring = (card: Card): Card => ({
  ...card,
  effects: [{ id: `dare-${card.id}`, kind: 'challenge', by: null, until: 'lasting' }],
});

/** The archer declares a shot at a creature, the ogre of B having challenged. */
export const challengedShot = (cards: readonly Card[] = [archer, daring(ogre)]) =>
  declaredText(
    { deed: { verb: 'wound', amount: 1, as: 'shot' }, object: choosing({ types: ['creature'] }) },
    cards,
  );

const imp = creature('imp', { owner: 'B', controller: 'B' });
const strikeAt = (target: CardId, cards: readonly Card[], more: Partial<State> = {}): Striking => ({
  state: stateOf(cards, more),
  texts: {},
  player: 'A',
  attacker: 'archer',
  target,
});

/** Whether the strike is the first attack of its player's turn and is not at the only card that challenges. */
const isStray = ({ state, player, attacker, target }: Striking): boolean => {
  const challengers = challengersOf(state, player);
  const isOwn = state.cards[attacker]?.controller === player;
  return (
    isOwn && holdOn(state, player) === 'bound' && (challengers.length > 1 || !challengers.includes(target))
  );
};

const before = { arrived: [], defended: [], failedDraws: { A: 0, B: 0 } };
const after = (attacker: CardId, target: CardId) => ({
  history: { ...before, attacks: [{ attacker, target }] },
});

/** The first strike of a turn is at the card that has challenged, and at none if several have. */
export const challengedStrike = () =>
  on(mayAttack, {
    applies: isStray,
    ruling: ({ state, player }) => {
      const challengers = challengersOf(state, player).join(', ');
      return must('illegal', `the first attack of the turn has to be at ${challengers}`);
    },
    examples: examples(
      [
        strikeAt('imp', [archer, daring(ogre), imp]),
        strikeAt('imp', [archer, daring(ogre), daring(imp)]),
        strikeAt('imp', [archer, daring(ogre), imp], after('imp', 'archer')),
      ],
      [
        strikeAt('ogre', [archer, daring(ogre), imp]),
        strikeAt('imp', [archer, daring(ogre), imp], after('archer', 'ogre')),
        // It may have attacked for the other player.
        strikeAt('imp', [archer, daring(ogre), imp], after('imp', 'ogre')),
        strikeAt('imp', [archer, daring(ogre), imp], { active: 'B' }),
      ],
    ),
  });
