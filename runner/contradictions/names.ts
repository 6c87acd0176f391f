import { createHash } from 'node:crypto';
import type { Edition } from '../../spec/editions/edition.ts';

/** The lasting name of a clause: its edition and slug, with the item of a list behind. The address where it has none. */
function slugOf(address: string, editions: readonly Edition[]): string {
  const [name, number = '', item] = address.split('/');
  const slug = editions.find((edition) => edition.name === name)?.clauses[number]?.slug;
  if (slug === undefined) return address;
  return [name, slug, ...(item === undefined ? [] : [item])].join('/');
}

/** A short hash of what a finding is about: the same over seeds, runs and renumbering. */
export const idOf = (
  kind: string,
  question: string,
  clauses: readonly string[],
  editions: readonly Edition[],
  about = '',
): string => {
  const slugs = clauses.map((address) => slugOf(address, editions)).sort();
  return createHash('sha256')
    .update(JSON.stringify([kind, question, slugs, about]))
    .digest('hex')
    .slice(0, 10);
};
