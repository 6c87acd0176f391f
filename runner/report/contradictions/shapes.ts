export type { Finding, Findings, NamedReading } from '../../contradictions/finding.ts';
export type { Fix } from '../../contradictions/fixes.ts';
export type { Saying, Witness } from '../../contradictions/witness.ts';
