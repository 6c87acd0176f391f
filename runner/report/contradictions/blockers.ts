import type { Tongue } from '../telling/tongue.ts';
import type { Finding } from './shapes.ts';

/** The clauses that a finding names: its own, and those that stand in its way. */
export const clausesNamed = ({ clauses, blockers }: Pick<Finding, 'clauses' | 'blockers'>): string[] => [
  ...new Set([...clauses, ...blockers.flat()]),
];

/** The clauses that keep a procedure from its end: each set in its own right, its members together. */
export const blockerWords = ({ word }: Tongue, { blockers }: Pick<Finding, 'blockers'>): string =>
  blockers.map((set) => set.join(` ${word('together with')} `)).join('; ');
