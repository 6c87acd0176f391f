import type { Ability, Instruction, Static } from '../../spec/abilities/ability.ts';
import { isCardCost, stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Cell, Player } from '../../spec/model/names.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Settings } from '../settings.ts';
import { deedsFor } from './texts.ts';

const isPlaced = ({ type, zone }: Card, deed: Deed): boolean =>
  VERBS[deed.verb].types.includes(type) &&
  VERBS[deed.verb].zones.includes(zone) &&
  (deed.verb !== 'move' || deed.into !== zone);

/** Every bare change of one of the cards. */
export const changesTo = (cards: readonly Card[], settings: Settings): Act[] =>
  settings.claims.changes
    ? cards.flatMap((card) =>
        deedsFor(settings)
          .filter((deed) => isPlaced(card, deed))
          .map((deed): Act => ({ act: 'change', card: card.id, deed })),
      )
    : [];

const MIDDLE: Cell = { row: 3, column: 1 };

/** Strikes of A's cards at B's. */
function attacksOf(cards: readonly Card[], { claims }: Settings): Act[] {
  const attackers = claims.attacks
    ? cards.filter(({ strike, owner }) => strike !== undefined && owner === 'A')
    : [];
  const targets = cards.filter(({ owner, zone, life }) => owner === 'B' && zone === 'play' && life !== null);
  return attackers.flatMap(({ id: attacker }) =>
    targets.map(({ id: target }): Act => ({ act: 'attack', player: 'A', attacker, target })),
  );
}

/** Strikes of A's cards at B's, cards of the hand that enter, one by one and both together, and steps to one square. */
export function movesOf(cards: readonly Card[], settings: Settings): Act[] {
  const { claims, edition } = settings;
  const inHand = claims.enter ? cards.filter(({ zone, type }) => zone === 'hand' && type !== 'spell') : [];
  const groups = [
    ...inHand.map(({ id }) => [id]),
    ...(inHand.length === 2 ? [inHand.map(({ id }) => id)] : []),
  ];
  const movers =
    edition === 'classic'
      ? cards.filter(({ owner, zone, type }) => owner === 'A' && zone === 'play' && type === 'creature')
      : [];
  return [
    ...attacksOf(cards, settings),
    ...groups.map((ids): Act => ({ act: 'enter', cards: ids })),
    ...movers.map(({ id: card }): Act => ({ act: 'step', player: 'A', card, cell: MIDDLE })),
  ];
}

/** The turn of a player ends; it is A's at first. */
export const endOf = (player: Player): Act => ({ act: 'end turn', player });

/** Which cards may be named for an instruction: none, any one, and any two where the text wants as many. */
function namingsFor(one: Instruction | undefined, cards: readonly Card[]): (readonly string[])[] {
  if (one?.object.kind !== 'choose') return [[]];
  const ids = cards.map(({ id }) => id);
  const pairs = ids.flatMap((id, i) => ids.slice(i + 1).map((other) => [id, other]));
  return [[], ...ids.map((id) => [id]), ...(one.object.max === 2 ? pairs : [])];
}

/** Every declaration of a text: what is named, and where another card is the price, what pays, if anything. */
export function declarationsOf(source: Card, id: string, text: Ability, cards: readonly Card[]): Act[] {
  const others = cards.filter(({ id: card }) => card !== source.id || source.type !== 'spell');
  const isPaid = text.kind === 'activated' && isCardCost(text.cost);
  const payments = [{}, ...(isPaid ? cards.map((card) => ({ pay: [card.id] })) : [])];
  return namingsFor(stepsOf(text)[0]?.[0], others).flatMap((named) =>
    payments.map(
      (payment): Act => ({
        act: 'declare',
        player: source.controller,
        source: source.id,
        ability: id,
        targets: named.length === 0 ? [] : [{ at: [0, 0], cards: [...named], amounts: null }],
        ...payment,
      }),
    ),
  );
}

/** Every way to give one of the cards a text by a bare change. */
export const grantsOf = (cards: readonly Card[], ability: string): Act[] =>
  cards
    .filter((card) => isPlaced(card, { verb: 'grant', ability, until: 'lasting' }))
    .map(({ id }) => ({ act: 'change', card: id, deed: { verb: 'grant', ability, until: 'lasting' } }));

/** The acts that may set a triggered text of a card off. */
export function causesOf(
  source: Card,
  { trigger }: Extract<Ability, { kind: 'triggered' }>,
  cards: readonly Card[],
  settings: Settings,
): Act[] {
  const doing = (to: readonly Card[], ...verbs: readonly Deed['verb'][]): Act[] =>
    changesTo(to, settings).filter((act) => act.act === 'change' && verbs.includes(act.deed.verb));
  const others = cards.filter((card) => card !== source && card.type === 'creature');
  switch (trigger) {
    case 'hire':
      return movesOf([source], settings);
    case 'death':
      return doing([source], 'destroy', 'wound', 'take life', 'set life');
    case 'healed':
      return doing([source], 'heal', 'set life');
    case 'wounded':
      return doing([source], 'wound');
    case 'creature dies':
      return doing(others, 'destroy', 'wound');
    case 'opposing graveyard':
      return doing(
        others.filter(({ owner }) => owner !== source.owner),
        'destroy',
        'wound',
      );
    case 'strike':
    case 'ally attacks':
      return attacksOf(cards, settings);
    case 'turn end':
    case 'turn start':
      return [endOf('A')];
    // Set off by the text of another card alone.
    case 'targeted':
    case 'targeted by a spell':
    case 'paying':
    case 'kills':
      return [];
    default:
      return trigger satisfies never;
  }
}

/** The acts that may show a static text of a card. */
export function showingsOf(
  source: Card,
  { text }: Static,
  cards: readonly Card[],
  settings: Settings,
): Act[] {
  if (text === 'life' || text === 'gives') return movesOf([source], settings);
  const changes = changesTo([source], settings);
  return text === 'cannot be' || text === 'cannot be target'
    ? changes
    : [...changes, ...attacksOf(cards, settings)];
}
