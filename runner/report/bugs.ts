/** A public bug case as the table shows it; `mutants` are the engines that make the same mistake. */
export interface ToldBug {
  readonly row: number;
  readonly relation: string;
  readonly report: string;
  readonly gist: string;
  readonly reason: string | null;
  readonly mutants: readonly string[];
}

const RELATIONS: Readonly<Record<string, string>> = {
  D: 'the same fault is wrong here',
  I: 'what is right there is wrong here',
  P: 'a part of it can be told',
  X: 'no clause speaks of it',
};

const rowOf = ({ row, relation, report, gist, reason, mutants }: ToldBug): string => {
  const shown = mutants.map((name) => `\`${name}\``).join(', ');
  return `| ${row} | ${relation} | ${report} | The engine ${gist}. | ${shown || `none: ${reason}`} |`;
};

/** The table of public bug cases as a Markdown page: which mutant makes the mistake, or why none does. */
export function bugTable(bugs: readonly ToldBug[]): string {
  const told = bugs.filter(({ mutants }) => mutants.length > 0).length;
  return [
    '# Public bugs of card-game engines, as mutants',
    '',
    'Generated from `engines/mutants/`; `npm run schemas` writes it anew. Each mutant has a case that tells it from the',
    'reference engine, `fixtures/mutants/NAME.json`.',
    '',
    `${told} of ${bugs.length} are mutants here. ${Object.entries(RELATIONS)
      .map(([letter, says]) => `${letter}: ${says}`)
      .join('; ')}.`,
    '',
    '| row | | reported | what went wrong | mutants |',
    '| --- | --- | --- | --- | --- |',
    ...bugs.map(rowOf),
    '',
  ].join('\n');
}
