import { oracles, settlements } from '../../oracles/index.ts';
import type { Clause } from '../../spec/clauses/clause.ts';
import { settled } from '../contradictions/edits.ts';
import type { EditionName } from './connect.ts';

/** The clauses that engines are judged by, settlements applied; null where none of the edition is written. */
export function clausesOf(edition: EditionName): readonly Clause[] | null {
  const clauses = oracles[edition];
  return clauses === undefined
    ? null
    : settled({ clauses, suppositions: [] }, settlements[edition] ?? []).clauses;
}
