/** What an editor has decided: which clause gives way on a question, how a clause is read, or how it is not. */
export type Decision =
  | { readonly prevails: string; readonly over: readonly string[]; readonly question: string }
  | { readonly clause: string; readonly reading: string }
  | { readonly clause: string; readonly isNotRead: string }
  /** Noted, and nothing follows for rulings: a gap that stays, say. */
  | { readonly stands: true };

/** The settling of a finding: by its id, with who says so, since when, and where that can be read. */
export interface Settlement {
  readonly finding: string;
  readonly decision: Decision;
  readonly by: string;
  /** As YYYY-MM-DD. */
  readonly since: string;
  readonly source: string;
}
