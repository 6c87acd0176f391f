import { VERBS } from '../../../spec/abilities/deed.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { AbilityId, At, CardId, Player } from '../../../spec/model/names.ts';
import type { Scope, Waiting } from '../game.ts';
import { isAt, opponentOf } from '../game.ts';
import type { AttackRules, View } from '../rules.ts';
import { staticsOn } from './texts.ts';

const isChallenging = ({ zone, effects }: Card): boolean =>
  zone === 'play' && effects.some(({ kind }) => kind === 'challenge');

/** A challenge binds the first attack that a player declares in a turn of their own, and no more. */
function challengersOf(view: View, player: Player): CardId[] {
  if (view.active !== player || view.attackers.includes(player)) return [];
  return Object.values(view.cards)
    .filter((card) => isChallenging(card) && card.controller !== player)
    .map(({ id }) => id);
}

function strikerComplaint(view: View, player: Player, card: Card): string | null {
  if (player !== view.active) return `It is not the turn of ${player}`;
  if (card.strike === undefined) return `${card.id} does not strike`;
  if (card.zone !== 'play') return `${card.id} is not in play`;
  if (card.controller !== player) return `${card.id} is not controlled by ${player}`;
  return card.exhausted ? `${card.id} is exhausted` : null;
}

const mayBeStruck = (view: View, card: Card, scope: Scope): boolean =>
  card.zone === 'play' &&
  (card.type === 'hero' || card.type === 'creature') &&
  card.controller !== scope.controller &&
  view.rules.mayTarget(view, card, scope) &&
  view.rules.mayAttack(view, card, scope, 'strike');

const namedIn = ({ item }: Waiting): CardId[] => item.named.flatMap(({ cards }) => cards);

function defendersOf(view: View, waiting: Waiting): CardId[] {
  const named = namedIn(waiting);
  return Object.values(view.cards)
    .filter(
      ({ id, zone, type, controller, exhausted }) =>
        zone === 'play' &&
        type === 'creature' &&
        controller === opponentOf(waiting.scope.controller) &&
        !exhausted &&
        !named.includes(id) &&
        !view.history.defended.includes(id),
    )
    .map(({ id }) => id);
}

/** The first text of the card by which something else could be hit. */
function leadingAway(view: View, card: Card): { ability: AbilityId; options: CardId[] } | null {
  const scope = { controller: card.controller, source: card.id };
  for (const { by, text } of staticsOn(view, card)) {
    if (text.text !== 'redirects') continue;
    const options = Object.values(view.cards)
      .filter((other) => other.id !== card.id && VERBS.wound.types.includes(other.type))
      .filter((other) => other.zone === 'play' && view.rules.fits(view, text.to, other, scope))
      .map(({ id }) => id);
    if (options.length > 0) return { ability: by.ability, options };
  }
  return null;
}

/** What is led to a card that is hit already hits it once. */
function led({ redirections }: View, at: At, cards: readonly CardId[]): CardId[] {
  const to = (id: CardId) =>
    redirections.find(({ from, at: place }) => from === id && isAt(at, place))?.to ?? id;
  return [...new Set(cards.map(to))];
}

/**
 * A defender is named by nobody's ability, and neither is the card to which an attack is led: limits on targets bind what
 * an attack is declared at.
 */
export const attackRules: AttackRules = {
  challengersOf,
  mayAttack: (view, card, scope) =>
    view.rules.challengersOf(view, scope.controller).every((challenger) => challenger === card.id),
  strikerComplaint,
  mayBeStruck,
  defendersOf,
  struckAt: (_view, waiting, { defender }) => (defender === null ? namedIn(waiting) : [defender]),
  struck: (view, waiting, defence) => view.rules.struckAt(view, waiting, defence),
  strikesBack: (_view, card) => card.type === 'creature' && !card.exhausted && card.strike !== undefined,
  leadingAway,
  ledTargets: led,
  ledReach: (_view, _at, cards) => [...cards],
};
