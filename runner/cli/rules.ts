import { engines } from '../../engines/index.ts';
import { mutants } from '../../engines/mutants/index.ts';
import { oracles } from '../../oracles/index.ts';
import { CLASSIC } from '../../spec/editions/classic.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import { examplesOf } from '../examples/examples.ts';
import type { Described } from '../report/clauses.ts';
import { describedOf, explained, statementOrReason } from '../report/clauses.ts';
import type { EditionName } from './connect.ts';
import { Ending, EXIT } from './exit.ts';

const EDITIONS: Readonly<Record<EditionName, Edition>> = { heroes: HEROES, classic: CLASSIC };

const allOf = (edition: EditionName): Described[] => describedOf(EDITIONS[edition], oracles[edition] ?? []);

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

/** Prints all that is known of a clause, and of its items where it is a list. */
export function explainRule(address: string): number {
  const [edition = ''] = address.split('/');
  const all = edition === 'heroes' || edition === 'classic' ? allOf(edition) : [];
  const wanted = all.filter(({ clause }) => clause === address || clause.startsWith(`${address}/`));
  if (wanted.length === 0) {
    throw new Ending(
      EXIT.usage,
      `No clause «${address}». Expected an address such as heroes/502.3; «arbiter rules list» shows all.`,
    );
  }
  const breaking = (clause: string) =>
    mutants.filter(({ breaks }) => breaks.includes(clause)).map(({ name }) => name);
  const examples = examplesOf(edition);
  const shown = ({ clause }: Described) => examples.filter(({ clauses }) => clauses.includes(clause));
  console.log(wanted.map((one) => explained(one, breaking(one.clause), shown(one))).join('\n\n'));
  return EXIT.fine;
}

/** Prints the names that `--engine` takes for built-in engines. */
export function listEngines(): number {
  console.log(Object.keys(engines).join('\n'));
  return EXIT.fine;
}
