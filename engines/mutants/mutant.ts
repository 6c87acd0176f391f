import type { Engine } from '../../spec/protocol/adapter.ts';
import type { Greeting } from '../../spec/protocol/messages.ts';
import { createEngine } from '../reference/engine.ts';
import { rulesOf } from '../reference/index.ts';
import type { Rules } from '../reference/rules.ts';

/** The reference engine with one thing done wrong, and the clauses that this breaks: the smallest set to blame. */
export interface Mutant {
  readonly name: string;
  readonly edition: Greeting['edition'];
  readonly breaks: readonly string[];
  /** The numbers of the public bug cases that it stands for. */
  readonly rows: readonly number[];
  /** Written from the rulebook alone, by somebody who had seen neither oracles nor generators. */
  readonly isBlind: boolean;
  readonly engine: () => Engine;
}

/** Makes a mutant; `change` runs anew for each engine, so that what it closes over belongs to one engine. */
export const mutant = (
  name: string,
  {
    breaks,
    rows = [],
    edition = 'heroes',
  }: Pick<Mutant, 'breaks'> & Partial<Pick<Mutant, 'rows' | 'edition'>>,
  change: (rules: Rules) => Partial<Rules>,
): Mutant => ({
  name,
  edition,
  breaks,
  rows,
  isBlind: false,
  engine: () => createEngine(`mutant:${name}`, { ...rulesOf[edition], ...change(rulesOf[edition]) }, edition),
});
