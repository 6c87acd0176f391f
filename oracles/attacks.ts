import type { Ability } from '../spec/abilities/ability.ts';
import { on } from '../spec/clauses/clause.ts';
import { such } from '../spec/clauses/ruling.ts';
import type { CardId } from '../spec/model/names.ts';
import type { Attacking, Targeting } from '../spec/questions/carrying-out.ts';
import { attackTargets, finalTargets } from '../spec/questions/carrying-out.ts';
import {
  activated,
  archer,
  choosing,
  creature,
  examples,
  executed,
  having,
  ogre,
  stateOf,
} from './examples.ts';
import { ledTo } from './reading-replacing.ts';
import { isReachable } from './reading-targets.ts';
import { instructionAt, isShot } from './reading-texts.ts';

const guard = creature('guard', { owner: 'B', controller: 'B' });

/** A's archer strikes at B's ogre, and the guard may stand in. */
export const strike = (defender: CardId | null, cards = [archer, ogre, guard]): Attacking => ({
  attacker: 'archer',
  named: 'ogre',
  defender,
  redirected: null,
  state: stateOf(cards),
});

/** The archer has shot at the ogre, and B may have led the shot to the guard. */
const led = (to: CardId | null): Targeting => {
  const cards = [archer, having(ogre, 'dodge'), guard];
  const dodge: Ability = { kind: 'static', static: { text: 'redirects', to: { types: ['creature'] } } };
  const shot = activated({
    deed: { verb: 'wound', amount: 1, as: 'shot' },
    object: choosing({ types: ['creature'] }),
  });
  const here = executed(cards, cards, { texts: { shot, dodge } });
  return { ...here, chosen: ['ogre'], redirected: to === null ? undefined : { from: 'ogre', to } };
};

const struckIn = ({ named, defender, redirected, state }: Attacking): CardId | null => {
  const id = redirected ?? defender ?? named;
  return state.cards[id]?.zone === 'play' ? id : null;
};

const gone = strike(null, [archer, { ...ogre, zone: 'graveyard', whose: 'B' }]);

/** The card that an attack is at when its target is settled is a target of it. */
export const struckIsTarget = () =>
  on(attackTargets, {
    applies: (attack) => struckIn(attack) !== null,
    ruling: (attack) => {
      const struck = struckIn(attack) ?? '';
      if (attack.redirected !== null)
        return such(`${struck}, at least`, 'the attack was led to it', (given) => given.includes(struck));
      const because =
        attack.defender === null ? 'it was named and nobody defended it' : 'it was chosen to defend';
      return such(`${struck}, at least`, because, (given) => given.includes(struck));
    },
    examples: examples([strike(null), strike('guard'), { ...strike(null), redirected: 'guard' }], [gone]),
  });

/** A shot at one card that was led to another is at that one alone. */
export const ledIsTarget = () =>
  on(finalTargets, {
    applies: isLedAlone,
    ruling: (situation) => {
      const to = ledTo(situation) ?? '';
      const isGone = situation.state.cards[to]?.zone !== 'play';
      return such(`${to} alone`, 'the attack was led to it', (given) =>
        given.length === 0 ? isGone : given.every((id) => id === to),
      );
    },
    examples: examples(
      [led('guard')],
      [led(null), { ...led('guard'), redirected: undefined }, { ...led('guard'), chosen: ['ogre', 'imp'] }],
    ),
  });

/** An attack is at one card. */
export const oneIsTarget = () =>
  on(attackTargets, {
    applies: (attack) => struckIn(attack) !== null,
    ruling: () => such('one card', 'an attack has one target', (given) => given.length === 1),
    examples: examples([strike(null), strike('guard')], [gone]),
  });

/** A shot at one card that can be met is at one card still. */
export const oneIsShot = () =>
  on(finalTargets, {
    applies: (situation) => isShotAtOne(situation) && isMeetable(situation),
    ruling: () => such('one card', 'an attack has one target', (given) => given.length === 1),
    examples: examples([led('guard'), led(null)], [{ ...led(null), chosen: ['ogre', 'guard'] }]),
  });

/** Whether the only card of a shot was exchanged for another. */
export const isLedAlone = (situation: Targeting): boolean =>
  situation.chosen.length === 1 && ledTo(situation) !== null;

const isShotAtOne = ({ texts, item, at, chosen }: Targeting): boolean => {
  const instruction = instructionAt(texts, item.ability, at);
  return (
    instruction !== null && instruction.object.kind === 'choose' && isShot(instruction) && chosen.length === 1
  );
};

const isMeetable = (situation: Targeting): boolean => {
  const to = ledTo(situation);
  const id = to ?? situation.chosen[0] ?? '';
  return to === null ? isReachable(situation, id) : situation.state.cards[id]?.zone === 'play';
};
