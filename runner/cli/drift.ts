import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { mutantsOf } from '../../engines/index.ts';
import { bugRows } from '../../engines/mutants/rows.ts';
import { reference } from '../../engines/reference/index.ts';
import { oracles } from '../../oracles/index.ts';
import { EDITION_NAMES, EDITIONS } from '../../spec/editions/index.ts';
import { jsonSchemas } from '../../spec/schemas.ts';
import { bugTable } from '../report/bugs.ts';
import { withClaims } from '../report/claims.ts';
import { clauseTable } from '../report/clauses.ts';
import { exchangePage } from './exchange.ts';

const mutantsFor = (row: number): string[] =>
  EDITION_NAMES.flatMap((edition) => mutantsOf[edition])
    .filter(({ rows }) => rows.includes(row))
    .map(({ name }) => name);

const PROTOCOL = 'docs/protocol.md';

/** Every file that is generated from the code, in whole or in part, by path, as it should be. */
const generated = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(jsonSchemas()).map(([name, text]) => [`docs/schemas/${name}`, text])),
  ...Object.fromEntries(
    EDITION_NAMES.map((name) => [`docs/clauses-${name}.md`, clauseTable(EDITIONS[name], oracles[name])]),
  ),
  [PROTOCOL]: withClaims(readFileSync(PROTOCOL, 'utf8')),
  'docs/exchange.md': exchangePage(reference('heroes')),
  'docs/public-bugs.md': bugTable(bugRows.map((bug) => ({ ...bug, mutants: mutantsFor(bug.row) }))),
});

const current = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const stale = Object.entries(generated()).filter(([path, text]) => current(path) !== text);
if (process.argv.includes('--write')) {
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log(stale.length === 0 ? 'Nothing to write.' : `Wrote ${stale.map(([path]) => path).join(', ')}.`);
} else if (stale.length > 0) {
  console.error(
    `Out of date: ${stale.map(([path]) => path).join(', ')}. Run «npm run schemas» and commit the result.`,
  );
  process.exitCode = 1;
} else {
  console.log('Generated files are up to date.');
}
