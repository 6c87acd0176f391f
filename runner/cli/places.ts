import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Place } from '../report/contradictions/sarif.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where each clause is written: the first line of a file of its edition that names its number as a literal. */
export function placesIn(editions: readonly string[]): (address: string) => Place | null {
  const files = editions.flatMap((name) =>
    readdirSync(`${root}oracles/${name}`)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `oracles/${name}/${file}`),
  );
  const lines = files.map((file) => [file, readFileSync(root + file, 'utf8').split('\n')] as const);
  return (address) => {
    const number = address.slice(address.indexOf('/') + 1);
    for (const [file, text] of lines) {
      const line = text.findIndex(
        (one) => one.includes(`clause('${number}'`) || one.includes(`of: '${address}'`),
      );
      if (line >= 0 && address.startsWith(file.split('/')[1] ?? '')) return { file, line: line + 1 };
    }
    return null;
  };
}
