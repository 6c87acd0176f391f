import { oracles, settlements } from '../../oracles/index.ts';
import type { Clause } from '../../spec/clauses/clause.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { settled } from '../contradictions/edits.ts';

/** The clauses of an edition as its editors have settled them. */
export const clausesOf = (edition: EditionName): readonly Clause[] =>
  settled({ clauses: oracles[edition], suppositions: [] }, settlements[edition] ?? []).clauses;
