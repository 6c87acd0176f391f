import type { Clause } from '../../spec/clauses/clause.ts';
import type { Edition } from '../../spec/editions/edition.ts';

/** What is known of a clause of an edition, whether its oracle is written or not. */
export interface Described {
  readonly clause: string;
  readonly slug: string;
  readonly oracle: Clause | null;
  /** Why there is no oracle, where the clause is a definition. */
  readonly definition: string | null;
}

/** Every clause and item of an edition in its order. */
export function describedOf(edition: Edition, oracles: readonly Clause[]): Described[] {
  const written = new Map(oracles.map((clause) => [clause.address, clause]));
  return Object.entries(edition.clauses).flatMap(([number, { slug, items, definition, definedItems }]) =>
    (items ?? [null]).map((item) => {
      const clause = `${edition.name}/${number}${item === null ? '' : `/${item}`}`;
      const reason = definition ?? definedItems?.[item ?? ''] ?? null;
      return { clause, slug, oracle: written.get(clause) ?? null, definition: reason };
    }),
  );
}

/** What a clause says, or why nothing stands there. */
export const statementOrReason = ({ oracle, definition }: Described): string =>
  oracle?.statement ?? (definition === null ? 'not written yet' : `a definition: ${definition}`);

const rowOf = (one: Described): string => {
  const readings = one.oracle?.readings.map(({ name }) => name).join(' · ') ?? '';
  const asked = [...new Set(one.oracle?.rules.map(({ question }) => `\`${question.id}\``) ?? [])].join(' ');
  return `| ${one.clause} | ${statementOrReason(one)} | ${asked} | ${readings} |`;
};

/** The table of all clauses as a Markdown page. */
export function clauseTable(edition: Edition, oracles: readonly Clause[]): string {
  const rows = describedOf(edition, oracles).map(rowOf);
  return [
    `# The clauses of ${edition.name}`,
    '',
    'Generated from `spec/editions/` and `oracles/`; `npm run schemas` writes it anew.',
    '',
    '| clause | statement | asked | readings, the default first |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
