import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const MOST_SHOWN = 3;
const NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string',
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (at === null || typeof at !== 'object' ? undefined : Reflect.get(at, key)),
    value,
  );

/** A value as JSON in at most so many characters; what has no JSON is `undefined`. */
export const shown = (value: unknown, most = 80): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > most ? `${text.slice(0, most - 3)}…` : text;
};

const quoted = (keys: readonly PropertyKey[]): string => keys.map((key) => `\`${String(key)}\``).join(', ');

/** Whether a schema of ours says itself what it wants. */
const isOwn = ({ message }: Issue): boolean => !/^(Too small|Too big|Invalid) ?/.test(message);

const FORMATS: Readonly<Record<string, string>> = { date: 'a date such as 2026-01-31' };
const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  array: ['entry', 'entries'],
  string: ['character', 'characters'],
};

/** What is expected of a number, a length or the form of a text. */
const boundBy = (issue: Extract<Issue, { code: 'too_small' | 'too_big' | 'invalid_format' }>): string => {
  if (issue.code === 'invalid_format')
    return FORMATS[issue.format] ?? `the form ${issue.pattern ?? issue.format}`;
  const { inclusive = true } = issue;
  const [bound, words] =
    issue.code === 'too_small'
      ? ([issue.minimum, inclusive ? 'at least' : 'more than'] as const)
      : ([issue.maximum, inclusive ? 'at most' : 'less than'] as const);
  const unit = UNITS[issue.origin]?.[Number(bound) === 1 ? 0 : 1];
  return [words, bound, ...(unit === undefined ? [] : [unit])].join(' ');
};

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? shown(values[0]) : `one of ${values.map((value) => shown(value)).join(', ')}`;

/** What was expected, where the issue says it in terms of its own; null where its message is all there is. */
const expectedBy = (issue: Issue): string | null => {
  switch (issue.code) {
    case 'invalid_type':
      return NAMES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined ? oneOf(issue.options) : null;
    case 'too_small':
    case 'too_big':
    case 'invalid_format':
      return isOwn(issue) ? null : boundBy(issue);
    default:
      return null;
  }
};

const complaintOfIssue = (issue: Issue, whole: unknown): string => {
  const { path } = issue;
  const value = valueAt(whole, path);
  const where = path.length === 0 ? '' : `\`${path.join('.')}\``;
  if (issue.code === 'unrecognized_keys') {
    const verb = issue.keys.length === 1 ? 'is' : 'are';
    return `${quoted(issue.keys)} ${verb} unknown${where === '' ? '' : ` in ${where}`}`;
  }
  if (value === undefined && where !== '') return `${where} is missing`;
  const before = where === '' ? '' : `${where}: `;
  const expected = expectedBy(issue);
  return expected === null
    ? `${before}${issue.message}, not ${shown(value)}`
    : `${before}expected ${expected}, not ${shown(value)}`;
};

/** What a value lacks, in one line: where, what was expected, and what stands there. */
export const complaintOf = ({ issues }: z.ZodError, value: unknown): string => {
  const more = issues.length - MOST_SHOWN;
  const first = issues.slice(0, MOST_SHOWN).map((issue) => complaintOfIssue(issue, value));
  return [...first, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
};
