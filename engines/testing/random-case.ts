import type { Ability } from '../../spec/abilities/ability.ts';
import { isCardCost, isLaying, stepsOf } from '../../spec/abilities/ability.ts';
import { VERBS, Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardType, Player } from '../../spec/model/names.ts';
import type { Named } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import type { PlayRequest } from '../../spec/protocol/messages.ts';
import type { Luck } from './luck.ts';
import { luckOf } from './luck.ts';
import { deedOf, TEXTS, termOf, textOf } from './random-text.ts';
import { board, card } from './table.ts';

const players: readonly Player[] = ['A', 'B'];

function cardOf(luck: Luck, id: string, texts: readonly string[]): Card {
  const starting = 1 + luck.below(4);
  const effects = luck.chance(30)
    ? [{ kind: luck.oneOf(['additional', 'negative'] as const), left: 1, until: termOf(luck) }]
    : [];
  const room = starting - 1 - (effects[0]?.kind === 'negative' ? 1 : 0);
  const zone = luck.oneOf(['play', 'play', 'play', 'play', 'play', 'hand', 'graveyard', 'deck'] as const);
  const isInPlay = zone === 'play';
  const type = luck.oneOf(['creature', 'creature', 'creature', 'hero', 'support', 'spell'] as const);
  const printed = texts.filter(() => luck.chance(40));
  const where = type === 'spell' && isInPlay ? ('hand' as const) : zone;
  const traits = {
    starting: Math.max(starting, 2) + (type === 'hero' ? 6 : 0),
    zone: where,
    cost: luck.below(4),
    element: luck.oneOf([null, 'fire', 'water'] as const),
    printed,
    wounds: isInPlay && luck.chance(40) ? Math.max(0, luck.below(room)) : 0,
    poisoned: isInPlay && type === 'creature' && luck.chance(30),
    exhausted: isInPlay && type !== 'spell' && luck.chance(15),
    ...(type === 'spell' || luck.chance(40) ? {} : { strike: luck.below(4) }),
  };
  return card(id, type as CardType, luck.oneOf(players), traits, isInPlay ? effects : []);
}

/** What the acts of a case are drawn from; `active` follows the turns that are ended. */
interface Table {
  readonly luck: Luck;
  readonly cards: readonly Card[];
  readonly texts: Readonly<Record<string, Ability>>;
  active: Player;
}

/** Of these cards mostly, and mostly of those of the active player. */
function sourceOf({ luck, cards, active }: Table, isWanted: (card: Card) => boolean): Card {
  const wanted = cards.filter(isWanted);
  const own = wanted.filter(({ owner }) => owner === active);
  if (own.length > 0 && luck.chance(80)) return luck.oneOf(own);
  return luck.oneOf(wanted.length > 0 && luck.chance(80) ? wanted : cards);
}

function attackOf(table: Table): Act {
  const { luck, cards } = table;
  const { id, owner } = sourceOf(table, ({ zone, strike }) => zone === 'play' && strike !== undefined);
  const others = cards.filter((other) => other.zone === 'play' && other.owner !== owner);
  const target = luck.oneOf(others.length > 0 ? others : cards).id;
  return { act: 'attack', player: owner, attacker: id, target };
}

/** One each, now and then with something over or wrong. */
const amountsOf = (luck: Luck, count: number): number[] =>
  Array.from({ length: count }, (_, i) => 1 + (i === 0 ? luck.below(3) : 0));

function targetsOf(luck: Luck, cards: readonly Card[], text: Ability | undefined): Named[] {
  const first = text === undefined ? [] : (stepsOf(text)[0] ?? []);
  return first.flatMap(({ object }, i) => {
    if (object.kind !== 'choose' || object.by !== 'controller') return [];
    const { types = [], zone = 'play' } = object.filter;
    const fitting = cards.filter((card) => types.includes(card.type) && card.zone === zone);
    const among = fitting.length > 0 && luck.chance(85) ? fitting : cards;
    const count = Math.max(object.min, luck.below(2));
    const named = Array.from({ length: count }, () => luck.oneOf(among).id);
    const amounts = object.divide === undefined ? null : amountsOf(luck, named.length);
    return [{ at: [0, i], cards: named, amounts }];
  });
}

function priceOf(luck: Luck, cards: readonly Card[], text: Ability | undefined, owner: Player) {
  const cost = text === undefined || !('cost' in text) ? undefined : text.cost;
  const payers = cards.filter((other) => other.owner === owner && other.type === 'creature');
  const payer = luck.oneOf(payers.length > 0 ? payers : cards).id;
  const isPaidByOther = isCardCost(cost) ? luck.chance(90) : luck.chance(5);
  const isX = cost?.kind === 'coins' && cost.x === true ? luck.chance(90) : luck.chance(5);
  return { ...(isPaidByOther ? { pay: [payer] } : {}), ...(isX ? { x: luck.below(4) } : {}) };
}

function declareOf(table: Table): Act {
  const { luck, cards, texts } = table;
  const isDeclared = (id: string) => ['activated', 'spell'].includes(texts[id]?.kind ?? '');
  const { id, owner, printed } = sourceOf(table, (card) => card.printed.some(isDeclared));
  const own = printed.filter(isDeclared);
  const ability = own.length > 0 ? luck.oneOf(own) : luck.oneOf(TEXTS);
  const targets = targetsOf(luck, cards, texts[ability]);
  const price = priceOf(luck, cards, texts[ability], owner);
  return { act: 'declare', player: luck.chance(90) ? owner : 'A', source: id, ability, targets, ...price };
}

function endOf(table: Table): Act {
  const { luck, active } = table;
  if (luck.chance(10)) return { act: 'end turn', player: luck.oneOf(players) };
  table.active = active === 'A' ? 'B' : 'A';
  return { act: 'end turn', player: active };
}

function enterOf(table: Table): Act {
  const { luck, cards } = table;
  const inHand = cards.filter(({ zone, type }) => zone === 'hand' && type !== 'spell');
  const [first, second] = [luck.oneOf(inHand.length > 0 ? inHand : cards), luck.oneOf(cards)];
  return { act: 'enter', cards: luck.chance(30) ? [first.id, second.id] : [first.id] };
}

function actOf(table: Table): Act {
  const { luck, cards } = table;
  const roll = luck.below(22);
  if (roll < 8) return declareOf(table);
  if (roll < 11) return enterOf(table);
  if (roll < 13) return endOf(table);
  if (roll < 14) return { act: 'resolve' };
  if (roll < 17) return { act: 'resolve all' };
  if (roll < 20) return attackOf(table);
  const { id, type } = luck.oneOf(cards);
  const verbs = Verb.options.filter((verb) => VERBS[verb].types.includes(type));
  return { act: 'change', card: id, deed: deedOf(luck, luck.oneOf(verbs)) };
}

/** A case that means something here and there, from a seed. */
export function randomCase(seed: number): PlayRequest {
  const luck = luckOf(seed);
  const texts: Record<string, Ability> = {};
  for (const name of TEXTS) texts[name] = textOf(luck);
  const cards = Array.from({ length: 8 }, (_, i) => {
    const drawn = cardOf(luck, `c${i}`, TEXTS);
    if (drawn.zone !== 'play') return drawn;
    // A text that lays effects is on no card that is in play from the start.
    const printed = drawn.printed.filter((id) => !isLaying(texts[id] as Ability));
    return { ...drawn, printed, abilities: printed };
  });
  const table: Table = { luck, cards, texts, active: 'A' };
  return {
    board: {
      ...board(cards, texts),
      ...(luck.chance(15) ? { failedDraws: { A: luck.below(3), B: luck.below(2) } } : {}),
      ...(luck.chance(80) ? { coins: { A: luck.below(5), B: luck.below(5) } } : {}),
      ...(luck.chance(60) ? { dice: [1 + luck.below(6), 1 + luck.below(3)] } : {}),
    },
    acts: Array.from({ length: 14 }, () => actOf(table)),
    picks: Array.from({ length: 12 }, () => luck.below(20)),
  };
}
