import fc from 'fast-check';
import type { Ability, Cost, Static } from '../spec/abilities/ability.ts';
import { Trigger } from '../spec/abilities/ability.ts';
import type { Deed } from '../spec/abilities/deed.ts';
import { Verb } from '../spec/abilities/deed.ts';
import type { Filter, Objects } from '../spec/abilities/filter.ts';
import type { CardType } from '../spec/model/names.ts';

const PLAYERS = ['A', 'B'] as const;
export const player = fc.constantFrom(...PLAYERS);
const term = fc.constantFrom('lasting', 'end of turn', 'start of turn A', 'start of turn B' as const);
const amount = fc.integer({ min: 1, max: 6 });
const index = fc.nat(99);
type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;
export const few = { size: 'max' } as const;

const per = fc.constantFrom(undefined, undefined, 'X' as const);
/** Stands for a text of the board, by its number. */
const someText = fc.nat(99).map(String);

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ verb: fc.constant('wound' as const), amount, per }),
  fc.record({ verb: fc.constant('wound' as const), amount, as: fc.constant('shot' as const) }),
  fc.record({ verb: fc.constant('heal' as const), amount, per }),
  fc.record({ verb: fc.constantFrom('give life' as const, 'take life' as const), amount, per, until: term }),
  fc.record({ verb: fc.constant('set life' as const), to: fc.nat(8) }),
  fc.record({ verb: fc.constant('grant' as const), ability: someText, until: term }),
  fc.record({ verb: fc.constant('draw' as const), amount: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    verb: fc.constantFrom(
      'destroy' as const,
      'poison' as const,
      'cure' as const,
      'exhaust' as const,
      'ready' as const,
      'strip life' as const,
      'fight' as const,
      'roll' as const,
    ),
  }),
  fc.record({
    verb: fc.constantFrom('silence' as const, 'take control' as const, 'challenge' as const),
    until: term,
  }),
  fc.record({
    verb: fc.constant('move' as const),
    into: fc.constantFrom('hand' as const, 'deck' as const, 'graveyard' as const, 'play' as const),
  }),
);

const element = fc.constantFrom('fire', 'air', 'earth', 'water', 'dark', 'any', 'none' as const);
const side = fc.constantFrom('own' as const, 'opponent' as const);
const other = fc.constant(true as const);

const filter: fc.Arbitrary<Filter> = fc.record(
  {
    cost: fc.oneof(
      fc.record({ atLeast: fc.nat(6) }),
      fc.record({ atMost: fc.nat(6) }),
      fc.record({ equals: fc.constantFrom('X' as const, 'rolled' as const) }),
    ),
    element,
    wounded: fc.boolean(),
    poisoned: fc.boolean(),
    exhausted: fc.boolean(),
    side,
    zone: fc.constantFrom('play', 'hand', 'deck', 'graveyard'),
    whose: fc.constantFrom('own', 'opponent', 'any'),
    other,
  },
  { requiredKeys: [] },
);

/** Of which cards static texts speak. */
const who: fc.Arbitrary<Filter> = fc.record(
  {
    types: fc.uniqueArray(fc.constantFrom<CardType>('hero', 'creature', 'support'), {
      minLength: 1,
      maxLength: 3,
    }),
    element,
    side,
    other,
  },
  { requiredKeys: ['types'] },
);

const objects: fc.Arbitrary<Objects> = fc.oneof(
  fc.record({
    kind: fc.constant('choose' as const),
    min: fc.nat(2),
    max: fc.option(fc.integer({ min: 1, max: 3 })),
    by: fc.constantFrom('controller' as const, 'opponent' as const),
    filter,
    different: fc.constantFrom(undefined, true as const),
    divide: fc.constantFrom(undefined, undefined, 'whole' as const, 'up to' as const),
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
const coins = fc.record({
  kind: fc.constant('coins' as const),
  amount: fc.nat(5),
  x: fc.constantFrom(undefined, true as const),
});
const cost: fc.Arbitrary<Cost> = fc.oneof(
  coins,
  fc.record({ kind: fc.constant('wounds' as const), amount: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('exhaust itself' as const) }),
  fc.record({ kind: fc.constantFrom('exhaust' as const, 'sacrifice' as const), filter }),
);
const verb = fc.constantFrom(...Verb.options);
const by = fc.constantFrom(-2, -1, 1, 2);
const of = fc.constantFrom(undefined, 'attacks' as const, 'shots' as const, 'spells' as const);
const anyWho = fc.option(who, { nil: undefined });

const lasting: fc.Arbitrary<Static> = fc.oneof(
  fc.record({ text: fc.constant('cannot be' as const), verb }),
  fc.record({ text: fc.constant('cannot be target' as const) }),
  fc.record({ text: fc.constant('life' as const), by, who }),
  fc.record({ text: fc.constant('gives' as const), ability: someText, who }),
  fc.record({ text: fc.constantFrom('cost' as const, 'strike' as const), by, who: anyWho }),
  fc.record({
    text: fc.constantFrom('wounds dealt' as const, 'wounds taken' as const),
    by,
    of,
    who: anyWho,
  }),
  fc.record({ text: fc.constant('instead' as const), of: verb, deed }),
  fc.record({ text: fc.constant('redirects' as const), to: who }),
);

const ability: fc.Arbitrary<Ability> = fc.oneof(
  fc.record({ kind: fc.constant('activated' as const), cost, steps }),
  fc.record({
    kind: fc.constant('triggered' as const),
    trigger: fc.constantFrom(...Trigger.options),
    steps,
  }),
  fc.record({ kind: fc.constant('spell' as const), cost: fc.option(coins, { nil: undefined }), steps }),
  fc.record({ kind: fc.constant('static' as const), static: lasting }),
);

export const card = fc.record({
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
export type RawCard = Drawn<typeof card>;

/** What a board has beside its cards. */
export const surroundings = fc.record({
  coins: fc.option(fc.record({ A: fc.nat(8), B: fc.nat(8) }), { nil: undefined }),
  dice: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4, ...few }),
  failedDraws: fc.option(fc.record({ A: fc.nat(2), B: fc.nat(2) }), { nil: undefined }),
});
export type Surroundings = Drawn<typeof surroundings>;

export const act = fc.oneof(
  fc.record({
    act: fc.constant('declare' as const),
    card: index,
    text: index,
    targets: fc.array(fc.array(index, { maxLength: 2, ...few }), { maxLength: 2, ...few }),
    amounts: fc.array(amount, { minLength: 2, maxLength: 2, ...few }),
    pay: fc.option(index),
    x: fc.nat(4),
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
export type RawAct = Drawn<typeof act>;
