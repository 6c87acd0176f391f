import type { Ability, Cost, Instruction } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Filter, Objects } from '../../spec/abilities/filter.ts';

const choose = (
  filter: Filter,
  min = 1,
  max: number | null = 1,
  by: 'controller' | 'opponent' = 'controller',
): Objects => ({ kind: 'choose', min, max, by, filter });
const each = (filter: Filter): Objects => ({ kind: 'each', filter });

const WOUND: Deed = { verb: 'wound', amount: 1 };
const SHOT: Deed = { verb: 'wound', amount: 1, as: 'shot' };
const MOVE: Deed = { verb: 'move', into: 'hand' };
const HEAL: Deed = { verb: 'heal', amount: 1 };

const creatures: Filter = { types: ['creature'] };

/** What a text may ask of a card in play, one attribute at a time. */
const IN_PLAY: readonly Filter[] = [
  creatures,
  { types: ['hero'] },
  { ...creatures, side: 'own' },
  { ...creatures, side: 'opponent' },
  { ...creatures, element: 'any' },
  { ...creatures, element: 'none' },
  { ...creatures, wounded: true },
  { ...creatures, wounded: false },
  { ...creatures, poisoned: true },
  { ...creatures, exhausted: true },
  { ...creatures, cost: { atMost: 1 } },
  { ...creatures, other: true },
  { ...creatures, zone: 'play' },
];
const ELSEWHERE: readonly Filter[] = [
  { ...creatures, zone: 'graveyard' },
  { ...creatures, zone: 'graveyard', whose: 'own' },
  { ...creatures, zone: 'graveyard', whose: 'opponent' },
  { ...creatures, zone: 'graveyard', whose: 'any' },
];

const one = (deed: Deed, object: Objects): Instruction[][] => [[{ deed, object }]];
const target: Instruction = { deed: WOUND, object: choose(creatures) };
const mass: Instruction = { deed: WOUND, object: each(creatures) };
const heroes: Instruction = { deed: WOUND, object: each({ types: ['hero'] }) };
const sick: Instruction = { deed: WOUND, object: choose({ ...creatures, poisoned: true }) };
const itself: Instruction = { deed: HEAL, object: { kind: 'itself' } };

/** Texts of one instruction, then of two, joined or set apart. */
export const STEPS: readonly Instruction[][][] = [
  ...IN_PLAY.flatMap((filter) => [one(WOUND, choose(filter)), one(WOUND, each(filter))]),
  ...ELSEWHERE.flatMap((filter) => [one(MOVE, choose(filter)), one(MOVE, each(filter))]),
  ...(
    [
      [0, 1],
      [2, 2],
      [1, 2],
      [0, null],
      [1, null],
    ] as const
  ).map(([min, max]) => one(WOUND, choose(creatures, min, max))),
  one(WOUND, choose({ ...creatures, poisoned: true }, 1, null)),
  one(WOUND, choose(creatures, 1, 1, 'opponent')),
  one(WOUND, choose({ ...creatures, side: 'own' }, 1, 1, 'opponent')),
  one(SHOT, choose(creatures)),
  one(SHOT, choose({ ...creatures, wounded: false })),
  one(SHOT, choose(creatures, 2, 2)),
  one(SHOT, choose(creatures, 1, 2)),
  one(SHOT, each(creatures)),
  one(HEAL, { kind: 'itself' }),
  one(WOUND, { kind: 'itself' }),
  ...[target, mass, heroes, sick, itself].flatMap((second) => [[[target], [second]], [[target, second]]]),
  [[mass], [target]],
  [[itself], [target]],
];

const PRICES: readonly (Cost | undefined)[] = [
  undefined,
  { kind: 'exhaust', filter: { types: ['creature'], other: true } },
  { kind: 'sacrifice', filter: { types: ['creature'], other: true } },
];

const isSpellish = (steps: Instruction[][]): boolean =>
  !steps.flat().some(({ object }) => object.kind === 'itself');

/** All kinds of texts with these steps. */
export const kindsOf = (steps: Instruction[][]): Ability[] => [
  { kind: 'activated', steps },
  { kind: 'triggered', trigger: 'hire', steps },
  ...(isSpellish(steps) ? [{ kind: 'spell' as const, steps }] : []),
];

/** The same steps at every price. */
export const pricedOf = (steps: Instruction[][]): Ability[] =>
  PRICES.flatMap((cost) => (cost === undefined ? [] : [{ kind: 'activated' as const, cost, steps }]));
