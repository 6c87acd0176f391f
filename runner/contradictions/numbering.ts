import type { Clause } from '../../spec/clauses/clause.ts';
import type { Edition } from '../../spec/editions/edition.ts';

/** A number that the edition leaves out between two that it has, or has twice. */
export interface NumberingFault {
  readonly address: string;
  readonly fault: 'missing' | 'double';
}

const parentOf = (number: string): string => number.slice(0, number.lastIndexOf('.'));
const lastOf = (number: string): number => Number(number.slice(number.lastIndexOf('.') + 1));

/** Holes between the numbers of one section, and addresses that two clauses claim. */
export function numberingOf({ name, clauses }: Edition, written: readonly Clause[]): NumberingFault[] {
  const sections = new Map<string, number[]>();
  for (const number of Object.keys(clauses)) {
    const parent = parentOf(number);
    sections.set(parent, [...(sections.get(parent) ?? []), lastOf(number)]);
  }
  const missing = [...sections].flatMap(([parent, present]) =>
    Array.from({ length: Math.max(...present) - Math.min(...present) }, (_, i) => Math.min(...present) + i)
      .filter((number) => !present.includes(number))
      .map((number) => ({ address: `${name}/${parent}.${number}`, fault: 'missing' as const })),
  );
  const addresses = written.map(({ address }) => address).filter((address) => address.startsWith(`${name}/`));
  const doubles = addresses.filter((address, i) => addresses.indexOf(address) !== i);
  return [...missing, ...[...new Set(doubles)].map((address) => ({ address, fault: 'double' as const }))];
}
