import type { Clause } from '../../spec/clauses/clause.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import type { Example } from '../../spec/play/example.ts';
import { misrulings } from '../examples/ruled.ts';
import { bareFinding } from './assemble.ts';
import type { Player } from './bank.ts';
import type { Bench } from './bench.ts';
import type { Deadline } from './deadline.ts';
import type { Finding } from './finding.ts';
import { idOf } from './names.ts';
import type { Saying } from './witness.ts';

const isDefault = ({ rules }: Clause): boolean => rules.every(({ force }) => force === 'default');

const told = (answer: unknown): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

const aboutOf = ({ name }: Example, how: string, answer: unknown): string => `${name} ${how} ${told(answer)}`;

/** What findings of an example that is refused can be about, with the question of each. */
export const exampleAbouts = (example: Example): { readonly question: string; readonly about: string }[] =>
  example.ruled.flatMap(({ question, allowed, refused }) => [
    { question, about: aboutOf(example, 'refuses', allowed) },
    ...refused.map((answer) => ({ question, about: aboutOf(example, 'allows', answer) })),
  ]);

/**
 * Examples of the rulebook of which the clauses say something else than the examples do. The player's part is to raise
 * their situations; what it answers is not looked at.
 */
export async function refusedExamples(
  { court }: Bench,
  examples: readonly Example[],
  { adapter, capabilities }: Player,
  editions: readonly Edition[],
  isSpent: Deadline,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const example of examples) {
    if (isSpent()) break;
    const { board, acts, picks } = example.case;
    const [record] = await adapter.play([{ board, acts, picks }]);
    if (record === undefined || 'broken' in record) continue;
    for (const { ruled, how, answer, by, situation } of misrulings(court, example, record, capabilities)) {
      if (how === 'not raised') continue;
      // A default that speaks because the clause has fallen silent is not at fault.
      const denying = by.filter((address) =>
        court.clauses.some((one) => one.address === address && !isDefault(one)),
      );
      const isTheirs = how === 'refuses' && denying.length > 0;
      const clauses = [...new Set(isTheirs ? denying : example.clauses)].sort();
      const sayings = clauses.map(
        (clause): Saying => ({
          clause,
          lean: null,
          says: `${how} «${told(answer)}»`,
          because: '',
          allows: [],
        }),
      );
      findings.push({
        ...bareFinding('example refused', clauses, example.name, editions, 1),
        id: idOf('example refused', ruled.question, clauses, editions, aboutOf(example, how, answer)),
        question: ruled.question,
        witnesses: [{ situation: JSON.parse(JSON.stringify(situation)), readings: [], sayings }],
        reachable: example.case,
      });
    }
  }
  return findings;
}

const SILENT = 'nothing here';
const SPOKEN = 'something here';
const ownAbout = (rule: number, says: string): string => `rule ${rule + 1}: ${says}`;

/** What findings of the examples that a rule carries can be about; `rule` is its place from 0. */
export const ownAbouts = (rule: number): string[] => [SILENT, SPOKEN].map((says) => ownAbout(rule, says));

/** Situations that a clause carries as its own examples, and on which it is silent, or speaks where it says not to. */
export const ownExamples = ({ clauses }: Bench, editions: readonly Edition[]): Finding[] =>
  clauses.flatMap(({ address, rules }) =>
    rules.flatMap(({ question, examples, applies }, i) => {
      const silent = examples?.applicable.find((situation) => !applies(situation));
      const spoken = examples?.inapplicable.find((situation) => applies(situation));
      return [
        { situation: silent, says: SILENT },
        { situation: spoken, says: SPOKEN },
      ].flatMap(({ situation, says }): Finding[] => {
        if (situation === undefined) return [];
        const about = ownAbout(i, says);
        const saying: Saying = { clause: address, lean: null, says, because: '', allows: [] };
        return [
          {
            ...bareFinding('example refused', [address], null, editions, 1),
            id: idOf('example refused', question.id, [address], editions, about),
            question: question.id,
            witnesses: [
              { situation: JSON.parse(JSON.stringify(situation)), readings: [], sayings: [saying] },
            ],
          },
        ];
      });
    }),
  );
