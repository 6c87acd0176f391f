import type { Tongue } from '../telling/tongue.ts';
import type { Finding } from './shapes.ts';

/** What missing chapters would tell, each with the numbers that are known of it and how often it was wanted. */
export function chapterLines(
  tongue: Tongue,
  statements: ReadonlyMap<string, string>,
  findings: readonly Finding[],
): string[] {
  const { word, counted } = tongue;
  const byStatement = new Map<string, string[]>();
  for (const { clauses, about, times } of findings) {
    const [address = ''] = clauses;
    const statement = tongue.statement(address, statements.get(address) ?? '');
    const chapter = about === null || about === '' ? word('number unknown') : about;
    const numbers = byStatement.get(statement) ?? [];
    byStatement.set(statement, [...numbers, `${chapter} (${counted('situations', times)})`]);
  }
  return [...byStatement].map(
    ([statement, numbers]) => `${statement.replace(/\.$/, '')}: ${numbers.join(', ')}`,
  );
}
