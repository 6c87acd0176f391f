import { engines } from '../../engines/index.ts';
import { oracles } from '../../oracles/index.ts';
import { CLASSIC } from '../../spec/editions/classic.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { EditionName } from './connect.ts';
import { EXIT } from './exit.ts';

/** The numbers of each edition. */
const EDITIONS: Readonly<Record<EditionName, Edition>> = { heroes: HEROES, classic: CLASSIC };

/** Prints every clause of an edition: its slug, and its statement or why there is none. */
export function listRules({ edition, json }: { edition: EditionName; json?: true }): number {
  const written = new Map((oracles[edition] ?? []).map((clause) => [clause.address, clause]));
  const rows = Object.entries(EDITIONS[edition].clauses).flatMap(
    ([number, { slug, items, definition, definedItems }]) =>
      (items ?? [null]).map((item) => {
        const clause = `${edition}/${number}${item === null ? '' : `/${item}`}`;
        const oracle = written.get(clause);
        const readings = oracle?.readings.map(({ name }) => name) ?? [];
        return {
          clause,
          slug,
          written: oracle !== undefined,
          statement: oracle?.statement ?? null,
          readings,
          definition: definition ?? definedItems?.[item ?? ''] ?? null,
        };
      }),
  );
  if (json) console.log(JSON.stringify({ edition, clauses: rows }));
  else
    for (const row of rows)
      console.log(
        `${row.clause.padEnd(28)} ${row.statement ?? (row.definition === null ? 'not written yet' : `a definition: ${row.definition}`)}`,
      );
  return EXIT.fine;
}

/** Prints the names that `--engine` takes for built-in engines. */
export function listEngines(): number {
  console.log(Object.keys(engines).join('\n'));
  return EXIT.fine;
}
