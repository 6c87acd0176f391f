import colors from 'picocolors';
import { enginesOf, mutantsOf } from '../../engines/index.ts';
import { oracles, suppositions, translations } from '../../oracles/index.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { EDITION_NAMES, EDITIONS } from '../../spec/editions/index.ts';
import type { Side } from '../editions/differences.ts';
import { differencesOf } from '../editions/differences.ts';
import { examplesOf } from '../examples/examples.ts';
import { courtOf } from '../judge/court.ts';
import { sayingsIn } from '../judge/sayings.ts';
import { statementOrReason } from '../report/clauses.ts';
import { differencesInWords } from '../report/differences.ts';
import { explained } from '../report/explained.ts';
import { tongueOf } from '../report/telling/tongue.ts';
import { allOf, editionOf, meantBy, noClause, standingUnder } from './addresses.ts';
import { Ending, EXIT } from './exit.ts';

/** Prints every clause of an edition: what it says, or why there is nothing. */
export function listRules({ edition, json }: { edition: EditionName; json?: true }): number {
  const all = allOf(edition);
  if (!json) {
    console.log(all.map((one) => `${one.clause.padEnd(28)} ${statementOrReason(one)}`).join('\n'));
    return EXIT.fine;
  }
  const clauses = all.map(({ clause, slug, oracle, definition }) => ({
    clause,
    slug,
    written: oracle !== null,
    statement: oracle?.statement ?? null,
    readings: oracle?.readings.map(({ name }) => name) ?? [],
    definition,
  }));
  console.log(JSON.stringify({ edition, clauses }));
  return EXIT.fine;
}

/** All that is known of a clause, and of its items where it is a list. */
const explanationsOf = (address: string, all: boolean): string[] => {
  const edition = editionOf(address);
  if (edition === undefined) return [];
  const examples = examplesOf(edition);
  const shared = {
    said: sayingsIn(courtOf(oracles[edition])),
    tongue: tongueOf('en', translations),
    most: all ? Number.POSITIVE_INFINITY : 1,
  };
  const around = (clause: string) => ({
    ...shared,
    mutants: mutantsOf[edition].filter(({ breaks }) => breaks.includes(clause)).map(({ name }) => name),
    supposed: (suppositions[edition] ?? []).filter(({ of }) => of === clause),
    shown: examples.filter(({ clauses }) => clauses.includes(clause)),
  });
  return standingUnder(address).map((one) => explained(one, around(one.clause)));
};

/** Prints all that is known of a clause; of a number without an edition, what every edition has under it. */
export function explainRule(address: string, { all = false }: { all?: boolean }): number {
  const meant = meantBy(address, null);
  const wanted = /^\d/.test(address) ? meant : meant.filter((one) => one === address);
  if (wanted.length === 0) throw noClause(address, null);
  const explanations = wanted.flatMap((one) => explanationsOf(one, all));
  console.log(explanations.join('\n\n'));
  return EXIT.fine;
}

const sideOf = (name: string): Side => {
  const edition = EDITION_NAMES.find((known) => known === name);
  if (edition !== undefined) return { edition: EDITIONS[edition], clauses: oracles[edition] };
  throw new Ending(EXIT.usage, `No edition «${name}». Expected one of ${EDITION_NAMES.join(', ')}.`);
};

/** Prints the clauses of two editions side by side, and where they differ. */
export function diffRules(one: string, other: string, { json }: { json?: true }): number {
  const [left, right] = [sideOf(one), sideOf(other)];
  const differences = differencesOf(left, right);
  if (json) console.log(JSON.stringify(differences));
  else console.log(differencesInWords(differences, colors));
  return EXIT.fine;
}

/** Prints the names that `--engine` takes for built-in engines. */
export function listEngines(): number {
  const names = EDITION_NAMES.flatMap((edition) =>
    Object.keys(enginesOf[edition]).map((name) =>
      edition === 'heroes' ? name : `${name}  --edition ${edition}`,
    ),
  );
  console.log(names.join('\n'));
  return EXIT.fine;
}
