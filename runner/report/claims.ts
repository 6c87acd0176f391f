import { VERBS } from '../../spec/abilities/deed.ts';
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

/** A row for the verbs that mean something for the same cards. */
const verbTable = (): string => {
  const rows = new Map<string, string[]>();
  for (const [verb, { types, zones }] of Object.entries(VERBS)) {
    const cards = `${types.join(', ')} | ${zones.join(', ')}`;
    rows.set(cards, [...(rows.get(cards) ?? []), `\`${verb}\``]);
  }
  return [
    '| deeds | types of cards | zones |',
    '| --- | --- | --- |',
    ...[...rows].map(([cards, verbs]) => `| ${verbs.join(', ')} | ${cards} |`),
  ].join('\n');
};

const CAPABILITIES = 'spec/protocol/capabilities.ts';

/** The tables of the page, each with the file that it is made from. */
const TABLES: Readonly<Record<string, readonly [source: string, table: string]>> = {
  verbs: ['spec/abilities/deed.ts', verbTable()],
  terms: [CAPABILITIES, tableOf('| `terms.…` | what boards contain then |', Terms.shape)],
  claims: [CAPABILITIES, tableOf('| claim | meaning |', claims)],
};

/** A page with the tables of deeds and of what an engine can claim between its marks; throws where a mark is missing. */
export const withClaims = (page: string): string =>
  Object.entries(TABLES).reduce((text, [name, [source, table]]) => {
    const [begin, end] = [
      `<!-- begin ${name}: npm run schemas writes it from ${source} -->\n`,
      `<!-- end ${name} -->`,
    ];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`The page has no place for the table «${name}».`);
    return `${text.slice(0, from + begin.length)}\n${table}\n\n${text.slice(to)}`;
  }, page);
