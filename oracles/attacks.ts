import { on } from '../spec/clauses/clause.ts';
import { such } from '../spec/clauses/ruling.ts';
import type { CardId } from '../spec/model/names.ts';
import type { Attacking } from '../spec/questions/carrying-out.ts';
import { attackTargets } from '../spec/questions/carrying-out.ts';
import { archer, creature, examples, ogre, stateOf } from './examples.ts';

const guard = creature('guard', { owner: 'B', controller: 'B' });

/** A's archer strikes at B's ogre, and the guard may stand in. */
export const strike = (
  defender: CardId | null,
  cards = [archer, ogre, guard],
  redirected: CardId | null = null,
): Attacking => ({
  attacker: 'archer',
  named: 'ogre',
  defender,
  redirected,
  state: stateOf(cards),
});

const struckIn = ({ named, defender, redirected, state }: Attacking): CardId | null => {
  const id = redirected ?? defender ?? named;
  return state.cards[id]?.zone === 'play' ? id : null;
};

const becauseOf = ({ defender, redirected }: Attacking): string => {
  if (redirected !== null) return 'the attack was led to it';
  return defender === null ? 'it was named and nobody defended it' : 'it was chosen to defend';
};

const gone = strike(null, [archer, { ...ogre, zone: 'graveyard', whose: 'B' }]);

/** The card that an attack is at when its target is settled is a target of it. */
export const struckIsTarget = () =>
  on(attackTargets, {
    applies: (attack) => struckIn(attack) !== null,
    ruling: (attack) => {
      const struck = struckIn(attack) ?? '';
      return such(`${struck}, at least`, becauseOf(attack), (given) => given.includes(struck));
    },
    examples: examples([strike(null), strike('guard'), strike(null, undefined, 'guard')], [gone]),
  });

/** An attack is at one card. */
export const oneIsTarget = () =>
  on(attackTargets, {
    applies: (attack) => struckIn(attack) !== null,
    ruling: () => such('one card', 'an attack has one target', (given) => given.length === 1),
    examples: examples([strike(null), strike('guard')], [gone]),
  });
