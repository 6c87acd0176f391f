import type { Case } from '../spec/play/case.ts';
import type { CaseRecord } from '../spec/play/record.ts';
import type { Capabilities } from '../spec/protocol/capabilities.ts';

/** A case together with what an engine did with it; every choice is made outright, so that no pick is left. */
export interface Shown {
  readonly case: Case;
  readonly record: CaseRecord;
  /** What it did the first time, before it was asked for the same again. */
  readonly first: CaseRecord;
}

/** A case that the relation makes of another one, and how the two records have to agree. */
export interface Related {
  readonly case: Case;
  /** Where they do not agree, in words; null where they do. */
  differs(record: CaseRecord): string | null;
}

/** Two cases that the text treats alike, whatever it makes of them: no expected answer is needed. */
export interface Relation {
  readonly name: string;
  /** One sentence of our own. */
  readonly says: string;
  /** The clause, or the part of the contract, from which it follows, and how. */
  readonly supportedBy: string;
  /** Whether the other case is the same one: an engine that breaks this may break any relation in consequence. */
  readonly isRepetition?: true;
  /** Null where the relation has nothing to say of the case. */
  relate(shown: Shown, claims: Capabilities): Related | null;
}
