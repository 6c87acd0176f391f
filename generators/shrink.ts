import type { Drawn } from './cases.ts';
import { traced } from './cases.ts';
import type { Span } from './draw.ts';
import type { Settings } from './settings.ts';

/** Fewer choices come first, then the smaller one at the first place where two differ. */
export function isSimplerChoice(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const index = a.findIndex((value, i) => value !== b[i]);
  return index >= 0 && (a[index] as number) < (b[index] as number);
}

type Choices = readonly number[];

function* withoutSpans(choices: Choices, spans: readonly Span[]): Generator<Choices> {
  for (const { from, to } of spans) yield [...choices.slice(0, from), ...choices.slice(to)];
}

function* withSpansCleared(choices: Choices, spans: readonly Span[]): Generator<Choices> {
  for (const { from, to } of spans) {
    if (to - from > 1) yield [...choices.slice(0, from), 0, ...choices.slice(to)];
  }
}

/** Runs of choices go, long ones first. */
function* withoutRuns(choices: Choices): Generator<Choices> {
  for (let size = choices.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from + size <= choices.length; from += size)
      yield [...choices.slice(0, from), ...choices.slice(from + size)];
  }
}

function* withOneLower(choices: Choices): Generator<Choices> {
  for (const [index, value] of choices.entries()) {
    for (const lower of new Set([0, value >> 1, value - 1])) {
      if (lower >= 0 && lower < value) yield choices.with(index, lower);
    }
  }
}

function* attempts(choices: Choices, spans: readonly Span[]): Generator<Choices> {
  const longestFirst = [...spans].sort((a, b) => b.to - b.from - (a.to - a.from));
  yield [];
  yield* withoutSpans(choices, longestFirst);
  yield* withSpansCleared(choices, longestFirst);
  yield* withoutRuns(choices);
  yield* withOneLower(choices);
}

/** Simpler cases than the one that these choices stand for, the boldest attempts first. */
export function* simplerCases(choices: Choices, settings: Settings): Generator<Drawn> {
  const start = traced(choices, settings);
  const seen = new Set<string>();
  for (const attempt of attempts(start.choices, start.spans)) {
    const { case: made, choices: used } = traced(attempt, settings);
    const key = used.join();
    if (!isSimplerChoice(used, start.choices) || seen.has(key)) continue;
    seen.add(key);
    yield { case: made, choices: used };
  }
}
