import fc from 'fast-check';
import type { Ability, Cost, Instruction } from '../spec/abilities/ability.ts';
import type { Deed } from '../spec/abilities/deed.ts';
import { VERBS } from '../spec/abilities/deed.ts';
import type { Filter, Objects } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { Life } from '../spec/model/life.ts';
import type { CardType, Player } from '../spec/model/names.ts';
import type { Act } from '../spec/play/act.ts';
import type { Case } from '../spec/play/case.ts';

/**
 * What a user of fast-check would write for the same vocabulary: `record`, `array` and `oneof`, references as
 * indices, and a `map` that makes the board well-formed.
 */
const PLAYERS = ['A', 'B'] as const;
const player = fc.constantFrom(...PLAYERS);
const term = fc.constantFrom('lasting', 'end of turn', 'start of turn A', 'start of turn B' as const);
const amount = fc.integer({ min: 1, max: 6 });
const index = fc.nat(99);
type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;
const few = { size: 'max' } as const;

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ verb: fc.constant('wound' as const), amount }),
  fc.record({ verb: fc.constant('wound' as const), amount, as: fc.constant('shot' as const) }),
  fc.record({ verb: fc.constant('heal' as const), amount }),
  fc.record({ verb: fc.constantFrom('give life' as const, 'take life' as const), amount, until: term }),
  fc.record({ verb: fc.constant('set life' as const), to: fc.nat(8) }),
  fc.record({
    verb: fc.constantFrom(
      'destroy' as const,
      'poison' as const,
      'cure' as const,
      'exhaust' as const,
      'ready' as const,
    ),
  }),
  fc.record({
    verb: fc.constantFrom('silence' as const, 'take control' as const, 'challenge' as const),
    until: term,
  }),
  fc.record({ verb: fc.constant('move' as const), into: fc.constantFrom('hand' as const, 'deck' as const) }),
);

const filter: fc.Arbitrary<Filter> = fc.record(
  {
    cost: fc.oneof(fc.record({ atLeast: fc.nat(6) }), fc.record({ atMost: fc.nat(6) })),
    element: fc.constantFrom('fire', 'air', 'earth', 'water', 'dark', 'any', 'none'),
    wounded: fc.boolean(),
    poisoned: fc.boolean(),
    exhausted: fc.boolean(),
    side: fc.constantFrom('own', 'opponent'),
    zone: fc.constantFrom('play', 'hand', 'deck', 'graveyard'),
    whose: fc.constantFrom('own', 'opponent', 'any'),
    other: fc.constant(true as const),
  },
  { requiredKeys: [] },
);

const objects: fc.Arbitrary<Objects> = fc.oneof(
  fc.record({
    kind: fc.constant('choose' as const),
    min: fc.nat(2),
    max: fc.option(fc.integer({ min: 1, max: 3 })),
    by: fc.constantFrom('controller' as const, 'opponent' as const),
    filter,
  }),
  fc.record({ kind: fc.constant('each' as const), filter }),
  fc.record({ kind: fc.constant('itself' as const) }),
);

const instruction = fc.record({ deed, object: objects });
const steps = fc.array(fc.array(instruction, { minLength: 1, maxLength: 2, ...few }), {
  minLength: 1,
  maxLength: 2,
  ...few,
});
const cost: fc.Arbitrary<Cost> = fc.oneof(
  fc.record({ kind: fc.constant('exhaust itself' as const) }),
  fc.record({ kind: fc.constantFrom('exhaust' as const, 'sacrifice' as const), filter }),
);
const verb = fc.constantFrom(...(Object.keys(VERBS) as Deed['verb'][]));

const ability: fc.Arbitrary<Ability> = fc.oneof(
  fc.record({ kind: fc.constant('activated' as const), cost, steps }),
  fc.record({
    kind: fc.constant('triggered' as const),
    trigger: fc.constantFrom('hire', 'death', 'healed', 'targeted'),
    steps,
  }),
  fc.record({ kind: fc.constant('spell' as const), steps }),
  fc.record({
    kind: fc.constant('static' as const),
    static: fc.oneof(
      fc.record({ text: fc.constant('cannot be' as const), verb }),
      fc.record({ text: fc.constant('cannot be target' as const) }),
    ),
  }),
);

const card = fc.record({
  type: fc.constantFrom<CardType>('hero', 'creature', 'creature', 'creature', 'spell', 'support'),
  owner: player,
  isStolen: fc.boolean(),
  zone: fc.constantFrom('play', 'play', 'play', 'hand', 'deck', 'graveyard' as const),
  cost: fc.nat(6),
  element: fc.option(fc.constantFrom('fire', 'air', 'earth', 'water', 'dark' as const)),
  exhausted: fc.boolean(),
  poisoned: fc.boolean(),
  starting: fc.integer({ min: 1, max: 6 }),
  wounds: fc.nat(4),
  effects: fc.array(
    fc.record({ kind: fc.constantFrom('additional', 'negative' as const), left: amount, until: term }),
    { maxLength: 2, ...few },
  ),
  isSilenced: fc.boolean(),
  strike: fc.option(fc.nat(4)),
  texts: fc.array(ability, { maxLength: 2, ...few }),
});
type RawCard = Drawn<typeof card>;

const act = fc.oneof(
  fc.record({
    act: fc.constant('declare' as const),
    card: index,
    text: index,
    targets: fc.array(fc.array(index, { maxLength: 2, ...few }), { maxLength: 2, ...few }),
    pay: fc.option(index),
  }),
  fc.record({ act: fc.constant('change' as const), card: index, deed }),
  fc.record({ act: fc.constant('attack' as const), card: index, target: index }),
  fc.record({
    act: fc.constant('enter' as const),
    cards: fc.array(index, { minLength: 1, maxLength: 2, ...few }),
  }),
  fc.record({
    act: fc.constantFrom('resolve' as const, 'resolve all' as const, 'resolve all' as const),
  }),
  fc.record({ act: fc.constant('end turn' as const), player }),
);
type RawAct = Drawn<typeof act>;

const MEANT: Readonly<Record<CardType, readonly string[]>> = {
  hero: ['activated', 'triggered', 'static'],
  creature: ['activated', 'triggered', 'static'],
  support: ['activated', 'triggered', 'static'],
  spell: ['spell'],
};

/** Types that the verb takes, and a zone in which it means something. */
const meantFilter = (asked: Filter, { verb: done, ...rest }: Deed): Filter => {
  const { zones, types } = VERBS[done];
  const zone = asked.zone !== undefined && zones.includes(asked.zone) ? asked.zone : undefined;
  const isStill = 'into' in rest && rest.into === zone;
  return { ...asked, zone: isStill ? undefined : zone, types: [...types] };
};

const meantObject = (object: Objects, done: Deed, self: CardType): Objects => {
  if (object.kind === 'itself')
    return self === 'spell' || !VERBS[done.verb].types.includes(self)
      ? { kind: 'each', filter: meantFilter({}, done) }
      : object;
  const made = { ...object, filter: meantFilter(object.filter, done) };
  return made.kind === 'choose' && made.max !== null && made.max < made.min
    ? { ...made, max: made.min }
    : made;
};

const meantSteps = (raw: readonly (readonly Instruction[])[], self: CardType): Instruction[][] =>
  raw.map((parts) =>
    parts.map((one) => ({ deed: one.deed, object: meantObject(one.object, one.deed, self) })),
  );

const meantCost = (price: Cost): Cost =>
  price.kind === 'exhaust' || price.kind === 'sacrifice'
    ? {
        kind: price.kind,
        filter: { ...price.filter, zone: undefined, types: ['creature', 'support'] },
      }
    : price;

const meantText = (text: Ability, self: CardType): Ability => {
  if (text.kind === 'static') return text;
  const own = meantSteps(text.steps, self);
  if (text.kind === 'activated')
    return { ...text, ...(text.cost && { cost: meantCost(text.cost) }), steps: own };
  return { ...text, steps: own };
};

const lifeOf = (raw: RawCard, id: string, isInPlay: boolean): Life | null => {
  if (raw.type !== 'hero' && raw.type !== 'creature') return null;
  const wounds = isInPlay ? raw.wounds : 0;
  const effects = isInPlay
    ? raw.effects.map((effect, i) => ({ ...effect, id: `${id}-life-${i}`, laid: effect.left, by: null }))
    : [];
  const laid = effects.reduce((sum, { kind, left }) => sum + (kind === 'additional' ? left : -left), 0);
  const least = Math.max(1, wounds + 1, wounds + 1 - laid);
  return { starting: Math.max(raw.starting, least), wounds, effects, level: null };
};

const cardOf = (raw: RawCard, id: string, printed: string[]): Card => {
  const { type, owner } = raw;
  const zone = type === 'hero' ? 'play' : type === 'spell' && raw.zone === 'play' ? 'hand' : raw.zone;
  const isInPlay = zone === 'play';
  const isStolen = isInPlay && raw.isStolen && type !== 'hero';
  const isSilenced = isInPlay && raw.isSilenced;
  const other: Player = owner === 'A' ? 'B' : 'A';
  const isLiving = type === 'hero' || type === 'creature';
  return {
    id,
    name: id,
    owner,
    controller: isStolen ? other : owner,
    zone,
    whose: isInPlay ? null : owner,
    type,
    cost: raw.cost,
    element: raw.element,
    exhausted: isInPlay && raw.exhausted,
    poisoned: isInPlay && type === 'creature' && raw.poisoned,
    printed,
    abilities: isSilenced ? [] : printed,
    effects: isSilenced ? [{ id: `${id}-silence`, kind: 'silence', by: null, until: 'lasting' }] : [],
    life: lifeOf(raw, id, isInPlay),
    ...(isLiving && raw.strike !== null && { strike: raw.strike }),
  };
};

const actOf = (raw: RawAct, cards: readonly Card[], ids: readonly string[]): Act => {
  const at = (i: number): Card => cards[i % cards.length] as Card;
  const { controller } = 'card' in raw ? at(raw.card) : { controller: 'A' as const };
  switch (raw.act) {
    case 'declare': {
      const own = at(raw.card).printed;
      const ability = own[raw.text % own.length] ?? ids[raw.text % ids.length];
      if (ability === undefined) return { act: 'resolve all' };
      const targets = raw.targets.map((named, part) => ({
        at: [0, part] as [number, number],
        cards: named.map((i) => at(i).id),
        amounts: null,
      }));
      const pay = raw.pay === null ? {} : { pay: [at(raw.pay).id] };
      return { act: 'declare', player: controller, source: at(raw.card).id, ability, targets, ...pay };
    }
    case 'change':
      return { act: 'change', card: at(raw.card).id, deed: raw.deed };
    case 'attack':
      return { act: 'attack', player: controller, attacker: at(raw.card).id, target: at(raw.target).id };
    case 'enter':
      return { act: 'enter', cards: [...new Set(raw.cards.map((i) => at(i).id))] };
    case 'end turn':
    case 'resolve':
    case 'resolve all':
      return raw;
    default:
      return raw satisfies never;
  }
};

/** One hero a player: further ones are creatures. */
const withFewHeroes = (raw: readonly RawCard[]): RawCard[] =>
  raw.map((one, i) =>
    one.type === 'hero' && raw.slice(0, i).some(({ type, owner }) => type === 'hero' && owner === one.owner)
      ? { ...one, type: 'creature' }
      : one,
  );

interface RawCase {
  readonly active: Player;
  readonly cards: readonly RawCard[];
  readonly acts: readonly RawAct[];
  readonly picks: number[];
}

const boardOf = ({ active, cards }: Pick<RawCase, 'active' | 'cards'>): Case['board'] => {
  const texts: Record<string, Ability> = {};
  const made = withFewHeroes(cards).map((one, i) => {
    const meant = one.texts.filter(({ kind }) => MEANT[one.type].includes(kind));
    const printed = meant.map((text, j) => {
      const id = `text-${i}-${j}`;
      texts[id] = meantText(text, one.type);
      return id;
    });
    return cardOf(one, `card-${i}`, printed);
  });
  return { active, cards: made, texts };
};

const actsOn = ({ cards, texts }: Case['board'], raw: readonly RawAct[]): Act[] =>
  raw.map((one) => actOf(one, cards, Object.keys(texts)));

const cards = (most: number) => fc.array(card, { minLength: 1, maxLength: most, ...few });
const acts = fc.array(act, { minLength: 1, maxLength: 12, ...few });
const picks = fc.array(fc.nat(8), { maxLength: 6, ...few });

/** Everything in one record and one map; boards have up to `most` cards. */
export const flat = (most: number): fc.Arbitrary<Case> =>
  fc.record({ active: player, cards: cards(most), acts, picks }).map((raw) => {
    const board = boardOf(raw);
    return { edition: 'heroes', board, acts: actsOn(board, raw.acts), picks: raw.picks };
  });

/** The board first, and the acts chained to it. */
export const chained = (most: number): fc.Arbitrary<Case> =>
  fc
    .record({ active: player, cards: cards(most) })
    .map(boardOf)
    .chain((board) =>
      fc.record({ acts, picks }).map((raw) => ({
        edition: 'heroes',
        board,
        acts: actsOn(board, raw.acts),
        picks: raw.picks,
      })),
    );
