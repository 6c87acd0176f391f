import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Place } from '../report/contradictions/sarif.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map(({ name }) => `${folder}/${name}`);

const linesOf = (file: string): string[] => readFileSync(root + file, 'utf8').split('\n');

/** How a clause, a pseudo-clause, and what is only supposed of one, each begin where they are written. */
const beginnings = (address: string): string[] => {
  const [, name = ''] = address.match(/^[^/]+\/(.+)$/) ?? [];
  return [`clause('${name}'`, `surrounding('${name}'`, `address: '${address}'`, `of: '${address}'`];
};

/** Where each clause is written: the first line, in the files of its edition and those that editions share, that begins it. */
export function placesIn(editions: readonly string[]): (address: string) => Place | null {
  const shared = filesIn('oracles').map((file) => [file, linesOf(file)] as const);
  const own = new Map(
    editions.map((name) => [name, filesIn(`oracles/${name}`).map((file) => [file, linesOf(file)] as const)]),
  );
  return (address) => {
    const [edition = ''] = address.split('/');
    const files = [...(own.get(edition) ?? [...own.values()].flat()), ...shared];
    for (const beginning of beginnings(address))
      for (const [file, lines] of files) {
        const line = lines.findIndex((text) => text.includes(beginning));
        if (line >= 0) return { file, line: line + 1 };
      }
    return null;
  };
}
