import type { Settlement } from '../../../spec/clauses/settlement.ts';
import type { Tongue } from '../telling/tongue.ts';
import type { Finding } from './shapes.ts';

function decisionWords({ word }: Tongue, decision: Settlement['decision']): string {
  if ('stands' in decision) return word('it stays as it is');
  if ('prevails' in decision)
    return `${decision.prevails} ${word('prevails over')} ${decision.over.join(', ')}`;
  return 'reading' in decision
    ? `${decision.clause} ${word('is read as')} «${word(decision.reading)}»`
    : `${decision.clause} ${word('is not read as')} «${word(decision.isNotRead)}»`;
}

/** What editors decided of a finding, who says so and where, and of which other finding if not of this one. */
export function settledWords(
  tongue: Tongue,
  { id, settlement }: Pick<Finding, 'id' | 'settlement'>,
): string[] {
  if (settlement === null) return [];
  const { decision, by, since, source, finding } = settlement;
  const elsewhere = finding === id ? [] : [`${tongue.word('decided of finding')} ${finding}`];
  return [decisionWords(tongue, decision), `${by}, ${since}: ${source}`, ...elsewhere];
}
