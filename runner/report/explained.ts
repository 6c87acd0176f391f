import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import type { Example } from '../../spec/play/example.ts';
import type { Court, Spoken } from '../judge/court.ts';
import { hear } from '../judge/court.ts';
import type { Described } from './clauses.ts';
import { statementOrReason } from './clauses.ts';
import { situationWords } from './contradictions/situation.ts';
import type { Tongue } from './contradictions/tongue.ts';

/** What stands beside a clause when it is explained. */
export interface Surroundings {
  /** Names of the mutants that declare to break it. */
  readonly mutants: readonly string[];
  /** The rulebook's examples of it. */
  readonly shown: readonly Pick<Example, 'name' | 'shows'>[];
  /** All clauses of its edition. */
  readonly court: Court;
  readonly tongue: Tongue;
  /** How many situations of a rule are told, of those that it applies to and of those that it nearly does. */
  readonly most: number;
}

const line = (label: string, text: string): string => `  ${label.padEnd(11)} ${text}`;

const told = (tongue: Tongue, label: string, situation: unknown): string[] =>
  situationWords(tongue, situation).map((part, i) => line(i === 0 ? label : '', part));

const saidIn = (court: Court, { address }: Clause, rule: Rule, reading: string, situation: unknown) => {
  const asked = { question: rule.question, situation, answer: rule.question.answers(situation)[0] };
  const { spoken } = hear(court, { ...asked, evidence: 'observed' }, { [address]: reading }, new Set());
  return spoken.find((one) => one.rule === rule) ?? null;
};

const inWords = ({ rule, ruling }: Spoken): string => {
  const { says, because } = ruling;
  if (rule.force === 'open') return `left open, because ${because}`;
  return `${says}${because === '' ? '' : `, because ${because}`}`;
};

/** What a clause says of a situation, once where all of its readings say the same. */
function sayings(court: Court, clause: Clause, rule: Rule, situation: unknown): string[] {
  const names = clause.readings.map(({ name }) => name);
  const read = (names.length === 0 ? [''] : names).map((name) => {
    const spoken = saidIn(court, clause, rule, name, situation);
    return { name, said: spoken === null ? 'nothing' : inWords(spoken) };
  });
  const isOne = read.every(({ said }) => said === read[0]?.said);
  return (isOne ? read.slice(0, 1) : read).map(({ name, said }) =>
    line('  says', `${isOne ? '' : `(${name}) `}${said}`),
  );
}

function ruleLines(clause: Clause, rule: Rule, { court, tongue, most }: Surroundings): string[] {
  const { applicable, inapplicable } = rule.examples ?? { applicable: [], inapplicable: [] };
  return [
    ...applicable
      .slice(0, most)
      .flatMap((situation) => [
        ...told(tongue, 'Applies', situation),
        ...sayings(court, clause, rule, situation),
      ]),
    ...inapplicable.slice(0, most).flatMap((situation) => told(tongue, 'Nearly', situation)),
  ];
}

const FORCES = { open: ' (left open)', default: ' (where no other clause speaks)' };

/** A question once, with all of its rules that stand one behind the other. */
const questionLines = (clause: Clause, surroundings: Surroundings): string[] =>
  clause.rules.flatMap((rule, i) => {
    const before = clause.rules[i - 1];
    const isNew = before?.question !== rule.question || before.force !== rule.force;
    const asked = `${rule.question.asks}${rule.force === undefined ? '' : FORCES[rule.force]}`;
    return [...(isNew ? [line('Question', asked)] : []), ...ruleLines(clause, rule, surroundings)];
  });

/** All that is known of a clause, for a terminal. */
export function explained(one: Described, surroundings: Surroundings): string {
  const { clause, slug, oracle } = one;
  const { mutants, shown } = surroundings;
  if (oracle === null) return `${clause}  ${slug}\n  ${statementOrReason(one)}`;
  const readings = oracle.readings.map(({ name, says, leansOn }, i) =>
    line('Reading', `${name}${i === 0 ? ' (default)' : ''}: ${says} [${leansOn}]`),
  );
  return [
    `${clause}  ${slug}`,
    line('Clause', oracle.statement),
    ...readings,
    ...questionLines(oracle, surroundings),
    ...shown.map(({ name, shows }) => line('Example', `${name}: ${shows}`)),
    line('Mutants', mutants.join(', ') || 'none'),
  ].join('\n');
}
