import type { Engine } from '../spec/protocol/adapter.ts';
import type { Greeting } from '../spec/protocol/messages.ts';
import { classicMutants } from './mutants/classic/index.ts';
import { mutants } from './mutants/index.ts';
import type { Mutant } from './mutants/mutant.ts';
import { classicReadings } from './readings/classic.ts';
import { readings } from './readings/index.ts';
import { reference } from './reference/index.ts';

const named = (
  prefix: string,
  list: readonly { name: string; engine: () => Engine }[],
): [string, () => Engine][] => list.map(({ name, engine }) => [`${prefix}:${name}`, engine]);

/** Every engine that can be judged, by the edition that it plays and its name; each call gives a fresh one. */
export const enginesOf: Readonly<Record<Greeting['edition'], Readonly<Record<string, () => Engine>>>> = {
  heroes: {
    reference: () => reference('heroes'),
    ...Object.fromEntries([...named('reading', readings), ...named('mutant', mutants)]),
  },
  classic: {
    reference: () => reference('classic'),
    ...Object.fromEntries([...named('reading', classicReadings), ...named('mutant', classicMutants)]),
  },
};

/** The mutants of each edition. */
export const mutantsOf: Readonly<Record<Greeting['edition'], readonly Mutant[]>> = {
  heroes: mutants,
  classic: classicMutants,
};

/** Those that play Heroes. */
export const engines = enginesOf.heroes;
