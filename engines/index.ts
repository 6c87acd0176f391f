import type { Engine } from '../spec/protocol/adapter.ts';
import { reference } from './reference/index.ts';

/** Every engine that can be judged, by name; each call gives a fresh one. */
export const engines: Readonly<Record<string, () => Engine>> = { reference };
