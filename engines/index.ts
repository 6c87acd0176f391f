import type { Engine } from '../spec/protocol/adapter.ts';
import { mutants } from './mutants/index.ts';
import { readings } from './readings/index.ts';
import { reference } from './reference/index.ts';

const named = (
  prefix: string,
  list: readonly { name: string; engine: () => Engine }[],
): [string, () => Engine][] => list.map(({ name, engine }) => [`${prefix}:${name}`, engine]);

/** Every engine that can be judged, by name; each call gives a fresh one. */
export const engines: Readonly<Record<string, () => Engine>> = {
  reference,
  ...Object.fromEntries([...named('reading', readings), ...named('mutant', mutants)]),
};
