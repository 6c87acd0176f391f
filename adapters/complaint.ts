import type { z } from 'zod';

const MOST_SHOWN = 3;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (at === null || typeof at !== 'object' ? undefined : Reflect.get(at, key)),
    value,
  );

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/** What a value lacks, in one line: where, what stands there, and what was expected. */
export const complaintOf = (error: z.ZodError, value: unknown): string =>
  error.issues
    .slice(0, MOST_SHOWN)
    .map(
      ({ path, message }) =>
        `${path.join('.') || 'the whole'}: ${message}, not ${shown(valueAt(value, path))}`,
    )
    .join('; ');
