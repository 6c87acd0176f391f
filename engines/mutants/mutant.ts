import type { Engine } from '../../spec/protocol/adapter.ts';
import type { Greeting } from '../../spec/protocol/messages.ts';
import { createEngine } from '../reference/engine.ts';
import { rulesOf } from '../reference/index.ts';
import type { Rules } from '../reference/rules.ts';

/**
 * The reference engine with one thing done wrong. `breaks` are the clauses at fault, which must be blamed; `also` are
 * clauses that some of its answers go against in consequence, which may be. No others may.
 */
export interface Mutant {
  readonly name: string;
  readonly edition: Greeting['edition'];
  readonly breaks: readonly string[];
  readonly also: readonly string[];
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
    also = [],
    rows = [],
    edition = 'heroes',
  }: Pick<Mutant, 'breaks'> & Partial<Pick<Mutant, 'also' | 'rows' | 'edition'>>,
  change: (rules: Rules) => Partial<Rules>,
): Mutant => ({
  name,
  edition,
  breaks,
  also,
  rows,
  isBlind: false,
  engine: () => createEngine(`mutant:${name}`, { ...rulesOf[edition], ...change(rulesOf[edition]) }, edition),
});
