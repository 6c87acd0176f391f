import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';
import type { Example } from '../../spec/play/example.ts';
import type { Said } from '../judge/sayings.ts';
import type { Described } from './clauses.ts';
import { statementOrReason } from './clauses.ts';
import { situationWords } from './contradictions/situation.ts';
import type { Tongue } from './telling/tongue.ts';

/** What stands beside a clause when it is explained. */
export interface Surroundings {
  /** Names of the mutants that declare to break it. */
  readonly mutants: readonly string[];
  /** How words of it could be taken, beside its readings. */
  readonly supposed: readonly Pick<Supposition, 'name' | 'says' | 'leansOn'>[];
  /** The rulebook's examples of it. */
  readonly shown: readonly Pick<Example, 'name' | 'shows'>[];
  /** What a rule of a clause says of a situation under each reading of the clause. */
  said(clause: Clause, rule: Rule, situation: unknown): readonly Said[];
  readonly tongue: Tongue;
  /** How many situations of a rule are told, of those that it applies to and of those that it nearly does. */
  readonly most: number;
}

const line = (label: string, text: string): string => `  ${label.padEnd(11)} ${text}`;

const told = (tongue: Tongue, label: string, situation: unknown): string[] =>
  situationWords(tongue, situation).map((part, i) => line(i === 0 ? label : '', part));

/** What a clause says of a situation, once where all of its readings say the same. */
const sayingLines = (said: readonly Said[]): string[] => {
  const isOne = said.every(({ says }) => says === said[0]?.says);
  return (isOne ? said.slice(0, 1) : said).map(({ reading, says }) =>
    line('  says', `${isOne ? '' : `(${reading}) `}${says}`),
  );
};

function ruleLines(clause: Clause, rule: Rule, { said, tongue, most }: Surroundings): string[] {
  const { applicable, inapplicable } = rule.examples ?? { applicable: [], inapplicable: [] };
  return [
    ...applicable
      .slice(0, most)
      .flatMap((situation) => [
        ...told(tongue, 'Applies', situation),
        ...sayingLines(said(clause, rule, situation)),
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
  const { mutants, shown, supposed } = surroundings;
  if (oracle === null) return `${clause}  ${slug}\n  ${statementOrReason(one)}`;
  const readings = oracle.readings.map(({ name, says, leansOn }, i) =>
    line('Reading', `${name}${i === 0 ? ' (default)' : ''}: ${says} [${leansOn}]`),
  );
  return [
    `${clause}  ${slug}`,
    line('Clause', oracle.statement),
    ...readings,
    ...supposed.map(({ name, says, leansOn }) => line('Words', `taken as «${name}»: ${says} [${leansOn}]`)),
    ...questionLines(oracle, surroundings),
    ...shown.map(({ name, shows }) => line('Example', `${name}: ${shows}`)),
    line('Mutants', mutants.join(', ') || 'none'),
  ].join('\n');
}
