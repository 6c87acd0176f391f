import type { Ability, Cost, Instruction } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import { VERBS, Verb } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardType, Player, Term } from '../../spec/model/names.ts';
import type { Act } from '../../spec/play/act.ts';
import type { PlayRequest } from '../../spec/protocol/messages.ts';
import { board, card } from './table.ts';

interface Luck {
  below(n: number): number;
  oneOf<T>(values: readonly [T, ...T[]] | readonly T[]): T;
  chance(percent: number): boolean;
}

/** Numbers that look random and depend on the seed alone (mulberry32). */
function luckOf(seed: number): Luck {
  let a = seed;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    oneOf: (values) => values[below(values.length)] as (typeof values)[number],
    chance: (percent) => below(100) < percent,
  };
}

const terms: readonly Term[] = ['lasting', 'end of turn', 'start of turn A', 'start of turn B'];
const players: readonly Player[] = ['A', 'B'];

const CLAIMED = Verb.options.slice(0, Verb.options.indexOf('strip life'));

function deedOf(luck: Luck, verb: Verb): Deed {
  const amount = 1 + luck.below(3);
  const until = luck.oneOf(terms);
  switch (verb) {
    case 'wound':
      return luck.chance(40) ? { verb, amount, as: 'shot' } : { verb, amount };
    case 'heal':
      return { verb, amount };
    case 'move':
      return { verb, into: luck.oneOf(['hand', 'deck'] as const) };
    case 'give life':
    case 'take life':
      return { verb, amount, until };
    case 'set life':
      return { verb, to: luck.below(4) };
    case 'silence':
    case 'take control':
    case 'challenge':
      return { verb, until };
    case 'grant':
      return { verb: 'silence', until };
    case 'draw':
      return { verb, amount: 1 };
    default:
      return { verb };
  }
}

function zoneOf(luck: Luck, deed: Deed): Pick<Filter, 'zone' | 'whose'> {
  if (deed.verb !== 'move') return {};
  const zone = luck.oneOf(VERBS.move.zones.filter((from) => from !== deed.into));
  return { zone, ...(luck.chance(30) ? { whose: luck.oneOf(['opponent', 'any'] as const) } : {}) };
}

function filterOf(luck: Luck, verb: Verb): Filter {
  const types = VERBS[verb].types.filter(() => luck.chance(80));
  return {
    types: types.length === 0 ? [...VERBS[verb].types] : types,
    ...(luck.chance(15) ? { side: luck.oneOf(['own', 'opponent'] as const) } : {}),
    ...(luck.chance(10) ? { wounded: luck.chance(50) } : {}),
    ...(luck.chance(10) ? { poisoned: luck.chance(50) } : {}),
    ...(luck.chance(10) ? { element: luck.oneOf(['any', 'none', 'fire'] as const) } : {}),
    ...(luck.chance(10) ? { cost: { atMost: 2 } } : {}),
    ...(luck.chance(10) ? { other: true as const } : {}),
  };
}

function instructionOf(luck: Luck): Instruction {
  const verb = luck.oneOf(CLAIMED);
  const deed = deedOf(luck, verb);
  const roll = luck.below(10);
  if (roll < 2) return { deed, object: { kind: 'itself' } };
  const filter = { ...filterOf(luck, verb), ...zoneOf(luck, deed) };
  if (roll < 5) return { deed, object: { kind: 'each', filter } };
  const [min, max] = luck.oneOf([
    [1, 1],
    [1, 1],
    [0, 2],
    [0, null],
    [2, 2],
  ] as const);
  return {
    deed,
    object: { kind: 'choose', min, max, by: luck.chance(15) ? 'opponent' : 'controller', filter },
  };
}

function costOf(luck: Luck): Cost | undefined {
  if (luck.chance(50)) return undefined;
  const filter = { types: ['creature' as const], side: 'own' as const };
  return luck.oneOf([
    { kind: 'exhaust itself' },
    { kind: 'exhaust', filter },
    { kind: 'sacrifice', filter },
  ] as const);
}

function textOf(luck: Luck): Ability {
  const steps = Array.from({ length: luck.chance(30) ? 2 : 1 }, () =>
    Array.from({ length: luck.chance(30) ? 2 : 1 }, () => instructionOf(luck)),
  );
  const kind = luck.oneOf(['activated', 'activated', 'triggered', 'spell', 'static'] as const);
  if (kind === 'triggered')
    return { kind, trigger: luck.oneOf(['hire', 'death', 'healed', 'targeted', 'hire'] as const), steps };
  if (kind === 'activated') return { kind, cost: costOf(luck), steps };
  if (kind === 'spell') return { kind, steps };
  if (luck.chance(30)) return { kind, static: { text: 'cannot be target' } };
  return { kind, static: { text: 'cannot be', verb: luck.oneOf(CLAIMED) } };
}

function creatureOf(luck: Luck, id: string, texts: readonly string[]): Card {
  const starting = 1 + luck.below(4);
  const effects = luck.chance(30)
    ? [{ kind: luck.oneOf(['additional', 'negative'] as const), left: 1, until: luck.oneOf(terms) }]
    : [];
  const room = starting - 1 - (effects[0]?.kind === 'negative' ? 1 : 0);
  const zone = luck.oneOf(['play', 'play', 'play', 'play', 'play', 'hand', 'graveyard', 'deck'] as const);
  const isInPlay = zone === 'play';
  const type = luck.oneOf(['creature', 'creature', 'creature', 'hero', 'support', 'spell'] as const);
  const printed = texts.filter(() => luck.chance(25));
  const where = type === 'spell' && isInPlay ? ('hand' as const) : zone;
  const traits = {
    starting: Math.max(starting, 2),
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

function attackOf(luck: Luck, cards: readonly Card[]): Act {
  const strikers = cards.filter(({ zone, strike }) => zone === 'play' && strike !== undefined);
  const { id, owner } = luck.oneOf(strikers.length > 0 ? strikers : cards);
  const others = cards.filter((other) => other.zone === 'play' && other.owner !== owner);
  const target = luck.oneOf(others.length > 0 ? others : cards).id;
  return { act: 'attack', player: owner, attacker: id, target };
}

function actOf(luck: Luck, cards: readonly Card[], texts: Readonly<Record<string, Ability>>): Act {
  const { id, owner, printed, type } = luck.oneOf(cards);
  const roll = luck.below(22);
  if (roll < 9) {
    const ability = printed.length > 0 ? luck.oneOf(printed) : luck.oneOf(Object.keys(texts));
    const text = texts[ability];
    const first = text !== undefined && text.kind !== 'static' ? (text.steps[0] ?? []) : [];
    const targets = first.flatMap(({ object }, i) =>
      object.kind === 'choose' && object.by === 'controller'
        ? [
            {
              at: [0, i] as [number, number],
              cards: Array.from({ length: object.min + luck.below(2) }, () => luck.oneOf(cards).id),
              amounts: null,
            },
          ]
        : [],
    );
    const isPaidByOther = text?.kind === 'activated' && text.cost !== undefined;
    const payers = cards.filter((other) => other.owner === owner && other.type === 'creature');
    const payer = luck.oneOf(payers.length > 0 ? payers : cards).id;
    const pay = isPaidByOther && luck.chance(90) ? { pay: [payer] } : {};
    return { act: 'declare', player: luck.chance(90) ? owner : 'A', source: id, ability, targets, ...pay };
  }
  if (roll < 11) return { act: 'enter', cards: [id, ...(luck.chance(50) ? [luck.oneOf(cards).id] : [])] };
  if (roll < 14) return { act: 'end turn', player: luck.oneOf(players) };
  if (roll < 15) return { act: 'resolve' };
  if (roll < 17) return { act: 'resolve all' };
  if (roll < 20) return attackOf(luck, cards);
  const verbs = CLAIMED.filter((verb) => VERBS[verb].types.includes(type));
  return { act: 'change', card: id, deed: deedOf(luck, luck.oneOf(verbs.length > 0 ? verbs : CLAIMED)) };
}

/** A case that means something here and there, from a seed. */
export function randomCase(seed: number): PlayRequest {
  const luck = luckOf(seed);
  const texts: Record<string, Ability> = {};
  for (let i = 0; i < 5; i += 1) texts[`text-${i}`] = textOf(luck);
  const names = Object.keys(texts);
  const cards = Array.from({ length: 8 }, (_, i) => creatureOf(luck, `c${i}`, names));
  return {
    board: {
      ...board(cards, texts),
      ...(luck.chance(15) ? { failedDraws: { A: luck.below(3), B: luck.below(2) } } : {}),
    },
    acts: Array.from({ length: 14 }, () => actOf(luck, cards, texts)),
    picks: Array.from({ length: 12 }, () => luck.below(20)),
  };
}
