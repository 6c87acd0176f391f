import { oracles, settlements } from '../../oracles/index.ts';
import type { Clause } from '../../spec/clauses/clause.ts';
import { settled } from '../contradictions/edits.ts';

/** The clauses of an edition as its editors have settled them; undefined where none is written. */
export function clausesOf(edition: string): readonly Clause[] | undefined {
  const clauses = oracles[edition];
  return clauses && settled({ clauses, suppositions: [] }, settlements[edition] ?? []).clauses;
}
