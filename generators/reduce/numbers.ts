import type { Case } from '../../spec/play/case.ts';

/** A number that a case holds: where, how large, and the least that it may be. */
export interface Held {
  readonly path: readonly (string | number)[];
  readonly value: number;
  readonly least: number;
}

/** `A` and `B` are the players' failed draws, or their coins. */
const LEAST: Readonly<Record<string, number>> = {
  amount: 1,
  starting: 1,
  row: 1,
  column: 1,
  laid: 1,
  left: 1,
  max: 1,
  to: 0,
  cost: 0,
  wounds: 0,
  strike: 0,
  x: 0,
  A: 0,
  B: 0,
  min: 0,
  atLeast: 0,
  atMost: 0,
};

function collect(value: unknown, path: readonly (string | number)[], found: Held[]): void {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) collect(member, [...path, index], found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const least = LEAST[key];
    if (typeof member !== 'number') collect(member, [...path, key], found);
    else if (least !== undefined) found.push({ path: [...path, key], value: member, least });
  }
}

/** All numbers of a case that could be smaller, in the order in which they stand. */
export function numbersIn({ board, acts, picks }: Case): Held[] {
  const found: Held[] = [];
  collect(board.cards, ['board', 'cards'], found);
  collect(board.texts, ['board', 'texts'], found);
  collect(acts, ['acts'], found);
  collect(board.failedDraws, ['board', 'failedDraws'], found);
  collect(board.coins, ['board', 'coins'], found);
  for (const [index, value] of picks.entries()) found.push({ path: ['picks', index], value, least: 0 });
  return found;
}

/** Puts a number where another one is. */
export function putNumber(draft: Case, path: Held['path'], value: number): void {
  let holder = draft as unknown as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as typeof holder;
  holder[path.at(-1) as string | number] = value;
}
