import type { Ability, Cost, Instruction, Static } from '../../spec/abilities/ability.ts';
import { Trigger } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import { VERBS, Verb } from '../../spec/abilities/deed.ts';
import type { Choose, Filter } from '../../spec/abilities/filter.ts';
import type { Term } from '../../spec/model/names.ts';
import type { Luck } from './luck.ts';

const terms: readonly Term[] = ['lasting', 'end of turn', 'start of turn A', 'start of turn B'];
const verbs = Verb.options;

/** The texts that a case can have, in the order in which they are drawn; a text may grant any of them. */
export const TEXTS = Array.from({ length: 7 }, (_, i) => `text-${i}`);

/** A term that a board or a deed can have. */
export const termOf = (luck: Luck): Term => luck.oneOf(terms);

/** Something that the verb can mean. */
export function deedOf(luck: Luck, verb: Verb): Deed {
  const amount = 1 + luck.below(3);
  const until = termOf(luck);
  const times = luck.chance(15) ? { per: 'X' as const } : {};
  switch (verb) {
    case 'wound':
      return luck.chance(40) ? { verb, amount, ...times, as: 'shot' } : { verb, amount, ...times };
    case 'heal':
      return { verb, amount, ...times };
    case 'move':
      return { verb, into: luck.oneOf(['hand', 'deck', 'graveyard', 'play'] as const) };
    case 'give life':
    case 'take life':
      return { verb, amount, ...times, until };
    case 'set life':
      return { verb, to: luck.below(4) };
    case 'silence':
    case 'take control':
    case 'challenge':
      return { verb, until };
    case 'grant':
      return { verb, ability: luck.oneOf(TEXTS), until };
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

const costs = [{ atMost: 2 }, { equals: 'X' as const }, { equals: 'rolled' as const }];

function filterOf(luck: Luck, verb: Verb): Filter {
  const types = VERBS[verb].types.filter(() => luck.chance(80));
  return {
    types: types.length === 0 ? [...VERBS[verb].types] : types,
    ...(luck.chance(15) ? { side: luck.oneOf(['own', 'opponent'] as const) } : {}),
    ...(luck.chance(10) ? { wounded: luck.chance(50) } : {}),
    ...(luck.chance(10) ? { poisoned: luck.chance(50) } : {}),
    ...(luck.chance(10) ? { element: luck.oneOf(['any', 'none', 'fire'] as const) } : {}),
    ...(luck.chance(15) ? { cost: luck.oneOf(costs) } : {}),
    ...(luck.chance(10) ? { other: true as const } : {}),
  };
}

const counts = [
  [1, 1],
  [1, 1],
  [0, 2],
  [0, null],
  [2, 2],
] as const;

function chooseOf(luck: Luck, filter: Filter): Choose {
  const [min, max] = luck.oneOf(counts);
  return {
    kind: 'choose',
    min,
    max,
    by: luck.chance(15) ? 'opponent' : 'controller',
    filter,
    ...(luck.chance(20) ? { different: true as const } : {}),
    ...(luck.chance(25) ? { divide: luck.oneOf(['whole', 'up to'] as const) } : {}),
  };
}

function instructionOf(luck: Luck): Instruction {
  const verb = luck.chance(40) ? luck.oneOf(['wound', 'heal', 'move'] as const) : luck.oneOf(verbs);
  const deed = deedOf(luck, verb);
  const roll = luck.below(10);
  if (roll < 2) return { deed, object: { kind: 'itself' } };
  const filter = { ...filterOf(luck, verb), ...zoneOf(luck, deed) };
  return { deed, object: roll < 5 ? { kind: 'each', filter } : chooseOf(luck, filter) };
}

function costOf(luck: Luck): Cost | undefined {
  if (luck.chance(40)) return undefined;
  const filter = { types: ['creature' as const], side: 'own' as const };
  return luck.oneOf<Cost>([
    { kind: 'exhaust itself' },
    { kind: 'exhaust', filter },
    { kind: 'sacrifice', filter },
    { kind: 'coins', amount: 1 },
    { kind: 'coins', amount: 0, x: true },
    { kind: 'wounds', amount: 1 },
  ]);
}

function staticOf(luck: Luck): Static {
  const by = luck.oneOf([-2, -1, 1, 2]);
  const who = { types: ['creature' as const], ...(luck.chance(50) ? { side: 'own' as const } : {}) };
  const verb = luck.oneOf(verbs);
  const of = luck.oneOf([undefined, 'attacks', 'shots', 'spells'] as const);
  return luck.oneOf<Static>([
    { text: 'cannot be target' },
    { text: 'cannot be', verb },
    { text: 'cannot be', verb },
    { text: 'life', by, who },
    { text: 'gives', ability: luck.oneOf(TEXTS), who },
    { text: 'cost', by, who },
    { text: 'strike', by },
    { text: 'wounds dealt', by, of, who: { side: 'own' } },
    { text: 'wounds taken', by, of },
    { text: 'instead', of: verb, deed: deedOf(luck, luck.oneOf(verbs)) },
    { text: 'instead', of: 'wound', deed: deedOf(luck, 'heal') },
    { text: 'instead', of: 'wound', deed: deedOf(luck, luck.oneOf(verbs)) },
    { text: 'redirects', to: { types: ['creature', 'hero'] } },
  ]);
}

/** A text of any kind. */
export function textOf(luck: Luck): Ability {
  const steps = Array.from({ length: luck.chance(30) ? 2 : 1 }, () =>
    Array.from({ length: luck.chance(30) ? 2 : 1 }, () => instructionOf(luck)),
  );
  const kind = luck.oneOf(['activated', 'activated', 'triggered', 'spell', 'static', 'static'] as const);
  switch (kind) {
    case 'triggered':
      return { kind, trigger: luck.oneOf(Trigger.options), steps };
    case 'activated':
      return { kind, cost: costOf(luck), steps };
    case 'spell':
      return luck.chance(60)
        ? { kind, steps }
        : {
            kind,
            cost: { kind: 'coins', amount: 1, ...(luck.chance(50) ? { x: true as const } : {}) },
            steps,
          };
    case 'static':
      return { kind, static: staticOf(luck) };
    default:
      return kind satisfies never;
  }
}
