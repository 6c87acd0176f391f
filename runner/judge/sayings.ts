import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import type { Court } from './court.ts';
import type { Spoken } from './hearing.ts';
import { hear } from './hearing.ts';

/** What a clause says under one reading, the empty one where the text admits no other. */
export interface Said {
  readonly reading: string;
  readonly says: string;
}

const inWords = ({ rule, ruling: { says, because } }: Spoken): string => {
  if (rule.force === 'open') return `left open, because ${because}`;
  return `${says}${because === '' ? '' : `, because ${because}`}`;
};

const spokenBy = (court: Court, { address }: Clause, rule: Rule, reading: string, situation: unknown) => {
  const asked = { question: rule.question, situation, answer: rule.question.answers(situation)[0] };
  const { spoken } = hear(court, { ...asked, evidence: 'observed' }, { [address]: reading }, new Set());
  return spoken.find((one) => one.rule === rule) ?? null;
};

/** What a rule of a clause says of a situation beside the other clauses, under each reading of the clause. */
export const sayingsIn =
  (court: Court) =>
  (clause: Clause, rule: Rule, situation: unknown): Said[] =>
    (clause.readings.length === 0 ? [''] : clause.readings.map(({ name }) => name)).map((reading) => {
      const spoken = spokenBy(court, clause, rule, reading, situation);
      return { reading, says: spoken === null ? 'nothing' : inWords(spoken) };
    });
