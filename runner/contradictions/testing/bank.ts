import { oracles, suppositions } from '../../../oracles/index.ts';
import type { EditionName } from '../../../spec/editions/index.ts';
import { hearEverywhere } from '../analyse.ts';
import { enumerated, ofExamples } from '../bank.ts';
import type { Bench } from '../bench.ts';
import { benchOf, seatsFor } from '../bench.ts';
import type { Texts } from '../edits.ts';
import { withImplied } from '../implied.ts';
import type { AnyQuestion } from '../seats.ts';
import type { Entry } from '../survey.ts';

export const textsOf = (edition: EditionName): Texts => ({
  clauses: oracles[edition],
  suppositions: suppositions[edition] ?? [],
});
export const texts = textsOf('heroes');

const MOST_ALIKE = 4;
const MOST_OF_FIGURES = 30;

/** What is said under every reading, records apart, so that rulings that turn are all there. */
const saidIn = (bench: Bench, { question, situation }: Entry): string => {
  if (question.fields !== undefined) return '';
  const heard = hearEverywhere(bench, question, situation, seatsFor(bench, question, situation));
  return heard.map(({ hearing }) => hearing.strong.map(({ ruling }) => ruling.says).join()).join('|');
};

/** A few situations for each set of rules that apply together and say the same. */
function thinned(bench: Bench, entries: readonly Entry[]): Entry[] {
  const counts = new Map<string, number>();
  return entries.filter((entry) => {
    const { question, situation } = entry;
    const most = question.fields === undefined ? MOST_ALIKE : MOST_OF_FIGURES;
    const applying = new Set(seatsFor(bench, question, situation));
    const all = bench.seats.get(question.id) ?? [];
    const key = `${question.id} ${all.map((seat) => Number(applying.has(seat))).join('')} ${saidIn(bench, entry)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= most;
  });
}

/** Situations of an edition, or of one question of it: few, and every set of rules that meet is among them. */
export function bankFor(edition: EditionName, only?: AnyQuestion): readonly Entry[] {
  const { clauses, suppositions } = textsOf(edition);
  const bench = benchOf(clauses, suppositions);
  const all = [...enumerated(2), ...ofExamples(bench)];
  const wanted = all.filter(({ question }) => only === undefined || question.id === only.id);
  return thinned(bench, withImplied(bench, wanted));
}

const banks = new Map<EditionName, readonly Entry[]>();

/** One bank of each edition, which all tests share. */
export const bankOf = (edition: EditionName): readonly Entry[] => {
  const made = banks.get(edition) ?? bankFor(edition);
  banks.set(edition, made);
  return made;
};

export const bank = bankOf('heroes');
