import { createHash } from 'node:crypto';
import type { Edition } from '../../spec/editions/edition.ts';
import type { Kind } from './claims.ts';

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

const ON_ANY_QUESTION: readonly Kind[] = ['ambiguity', 'gap', 'missing chapter'];

/** Whether there is one of the kind of the same clauses, on however many questions it shows: the id names none of them. */
export const isOnAnyQuestion = (kind: Kind): boolean => ON_ANY_QUESTION.includes(kind);

/** The id of what situations showed: it does not hang on which of its questions were heard. */
export const foundId = (
  kind: Kind,
  question: string,
  clauses: readonly string[],
  editions: readonly Edition[],
  about: string | null,
): string =>
  idOf(
    kind,
    isOnAnyQuestion(kind) ? '' : question,
    clauses,
    editions,
    kind === 'missing chapter' ? (about ?? '') : '',
  );
