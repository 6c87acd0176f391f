export type { Bound, Finding, Findings, NamedReading, Pair } from '../../contradictions/finding.ts';
export type { Fix } from '../../contradictions/fixes.ts';
export type { Saying, Witness } from '../../contradictions/witness.ts';
