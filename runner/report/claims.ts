import { Capabilities, Terms } from '../../spec/protocol/capabilities.ts';

interface Field {
  readonly description?: string | undefined;
}

const tableOf = (head: string, fields: Readonly<Record<string, Field>>): string =>
  [
    head,
    '| --- | --- |',
    ...Object.entries(fields).map(([name, { description }]) => {
      if (description === undefined) throw new Error(`No meaning of the claim «${name}»: describe it.`);
      return `| \`${name}\` | ${description} |`;
    }),
  ].join('\n');

const { terms: _, ...claims } = Capabilities.shape;
const TABLES: Readonly<Record<string, string>> = {
  terms: tableOf('| `terms.…` | what boards contain then |', Terms.shape),
  claims: tableOf('| claim | meaning |', claims),
};

/** A page with the tables of what an engine can claim between its marks; throws where a mark is missing. */
export const withClaims = (page: string): string =>
  Object.entries(TABLES).reduce((text, [name, table]) => {
    const [begin, end] = [
      `<!-- begin ${name}: npm run schemas writes it from spec/protocol/capabilities.ts -->\n`,
      `<!-- end ${name} -->`,
    ];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`The page has no place for the table «${name}».`);
    return `${text.slice(0, from + begin.length)}\n${table}\n\n${text.slice(to)}`;
  }, page);
