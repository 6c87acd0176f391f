import type { Settings } from '../../generators/settings.ts';
import { EVERYTHING } from '../../generators/settings.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { arises } from './arising.ts';
import type { Player } from './bank.ts';
import { drawn, enumerated, ofExamples, played } from './bank.ts';
import type { Bench } from './bench.ts';
import type { Deadline } from './deadline.ts';
import { SHARES } from './deadline.ts';
import { withImplied } from './implied.ts';
import type { Entry, Origin } from './survey.ts';

/** How many situations are wanted; `editions` are those on whose boards they are drawn. */
export interface Wanted {
  /** The highest figure of those that are enumerated. */
  readonly figures: number;
  readonly seed: number;
  readonly cases: number;
  readonly editions: readonly EditionName[];
  readonly player: Player | null;
  readonly settings: Settings;
}

/** The situations of a search, and the origins of which the time allowed not all. */
export interface LaidOut {
  readonly bank: readonly Entry[];
  /** Those of them to which the clauses could lead. */
  readonly arising: readonly Entry[];
  readonly unlaid: readonly Origin[];
}

/** Lays out the situations that a search works on, as far as the time goes. */
export async function laidOut(bench: Bench, wanted: Wanted, isSpent: Deadline): Promise<LaidOut> {
  const { figures, seed, cases, editions, player, settings } = wanted;
  const unlaid: Origin[] = [];
  const asFarAsTimeGoes = (origin: Origin, entries: readonly Entry[]): readonly Entry[] => {
    if (isSpent(SHARES.laidOut)) unlaid.push(origin);
    return entries;
  };
  const isSpokenOf = ({ question }: Entry) => bench.seats.has(question.id);
  const onBoards = (edition: EditionName) => drawn(bench, seed, cases, { ...EVERYTHING, edition }, isSpent);
  const bank = [
    ...asFarAsTimeGoes('enumerated', enumerated(figures, isSpent)).filter(isSpokenOf),
    ...ofExamples(bench),
    ...asFarAsTimeGoes('drawn', editions.flatMap(onBoards)),
    ...(player === null
      ? []
      : asFarAsTimeGoes('played', await played(bench, player, { seed, cases, settings }, isSpent))),
  ];
  const all = editions.length === 2 ? bank : withImplied(bench, bank);
  const looked: Entry[] = [];
  const arising: Entry[] = [];
  for (const entry of all) {
    if (isSpent(SHARES.arisen)) {
      if (!unlaid.includes(entry.origin)) unlaid.push(entry.origin);
      continue;
    }
    looked.push(entry);
    if (arises(bench, entry)) arising.push(entry);
  }
  return { bank: looked, arising, unlaid };
}
