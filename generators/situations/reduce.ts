import { complaintsAboutSituation } from './complaints.ts';
import { sizeOf } from './size.ts';

type Path = readonly (string | number)[];
// biome-ignore lint/suspicious/noExplicitAny: plain values of any shape are walked through
type Plain = any;

const copyOf = (value: Plain): Plain => structuredClone(value);

function* pathsIn(value: Plain, path: Path = []): Generator<readonly [Path, Plain]> {
  if (path.length > 0) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) yield* pathsIn(value[key], [...path, key]);
}

const parentOf = (value: Plain, path: Path): Plain => path.slice(0, -1).reduce((at, key) => at[key], value);

const withValue = (value: Plain, path: Path, part: Plain): Plain => {
  const copy = copyOf(value);
  parentOf(copy, path)[path.at(-1) as string] = part;
  return copy;
};

const withoutPart = (value: Plain, path: Path): Plain => {
  const copy = copyOf(value);
  const parent = parentOf(copy, path);
  if (Array.isArray(parent)) parent.splice(path.at(-1) as number, 1);
  else delete parent[path.at(-1) as string];
  return copy;
};

/** The value without a name: as a key of cards or texts, and in every list. */
function withoutName(value: Plain, name: string): Plain {
  if (Array.isArray(value))
    return value.filter((part) => part !== name).map((part) => withoutName(part, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== name)
      .map(([key, part]) => [key, withoutName(part, name)]),
  );
}

function* withoutNames(value: Plain): Generator<Plain> {
  const names = [...Object.keys(value.state?.cards ?? {}), ...Object.keys(value.texts ?? {})];
  for (const name of names) yield withoutName(value, name);
}

/** What a part of a card, an effect or a filter is when nothing is said of it. */
const PLAINEST: Readonly<Record<string, Plain>> = {
  until: 'lasting',
  element: null,
  by: null,
  exhausted: false,
  poisoned: false,
  cost: 0,
};
const OPTIONAL = [
  'element',
  'wounded',
  'poisoned',
  'exhausted',
  'side',
  'cost',
  'other',
  'whose',
  'as',
  'strike',
];

/** Whether it is a condition of a text that may be left out. */
const isOptional = (path: Path): boolean =>
  path.includes('texts') && OPTIONAL.includes(path.at(-1) as string);

function* plainer(value: Plain): Generator<Plain> {
  for (const [path, part] of pathsIn(value)) {
    const key = path.at(-1) as string;
    if (Array.isArray(parentOf(value, path)) || isOptional(path)) yield withoutPart(value, path);
    if (key in PLAINEST && part !== PLAINEST[key]) yield withValue(value, path, PLAINEST[key]);
    if (part === true) yield withValue(value, path, false);
  }
}

function* lower(value: Plain): Generator<Plain> {
  const figures = [...pathsIn(value)].filter(([, part]) => typeof part === 'number' && part > 0);
  for (const [path, part] of figures)
    for (const less of new Set([0, part >> 1, part - 1])) yield withValue(value, path, less);
  for (const [i, [path, part]] of figures.entries())
    for (const [other, second] of figures.slice(i + 1))
      yield withValue(withValue(value, path, part - 1), other, second - 1);
}

/** Two parts that were the same stay the same: a card and its life before a change. */
const kept = (from: Plain, to: Plain): Plain => {
  const wasOne = from.card?.life && JSON.stringify(from.card.life) === JSON.stringify(from.before);
  return wasOne ? withValue(to, ['card', 'life'], to.before) : to;
};

const MOST_ATTEMPTS = 4000;

/**
 * The smallest situation that still shows the same, found by taking parts away and lowering figures as long as that
 * helps. No step makes a situation that is less well-formed.
 */
export function smallestSituation(start: unknown, shows: (situation: unknown) => boolean): unknown {
  const known = new Set(complaintsAboutSituation(start));
  let smallest: Plain = start;
  let attempts = 0;
  const next = (): Plain => {
    const size = sizeOf(smallest);
    for (const make of [withoutNames, plainer, lower])
      for (const made of make(smallest)) {
        const attempt = kept(smallest, made);
        if (sizeOf(attempt) >= size) continue;
        attempts += 1;
        if (attempts > MOST_ATTEMPTS) return undefined;
        if (shows(attempt) && complaintsAboutSituation(attempt).every((complaint) => known.has(complaint)))
          return attempt;
      }
    return undefined;
  };
  for (let found = next(); found !== undefined; found = next()) smallest = found;
  return smallest;
}
