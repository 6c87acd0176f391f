import { questionsIn } from '../../spec/clauses/implication.ts';
import type { Decision, Settlement } from '../../spec/clauses/settlement.ts';
import type { Texts } from './edits.ts';
import { nearest } from './nearest.ts';
import type { Naming } from './reading-names.ts';
import { readingNames } from './reading-names.ts';
import { after, clauseAt, clausesOf, isSame, supposes } from './settling.ts';

type Prevailing = Extract<Decision, { prevails: string }>;

const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

const inBoth = (names: readonly string[], naming: Naming): string =>
  names.map((name) => (naming(name) === name ? `«${name}»` : `«${name}» («${naming(name)}»)`)).join(', ');

const reads = (texts: Texts, address: string, name: string): boolean =>
  clauseAt(texts, address)?.readings.some((one) => one.name === name) ?? false;

const aboutAddress = (texts: Texts, address: string): string | null => {
  if (clauseAt(texts, address) !== undefined) return null;
  const known = texts.clauses.map((clause) => clause.address);
  return `there is no clause ${address}; expected one such as ${nearest(address, known).join(', ')} («npm run --silent arbiter -- rules list» shows all)`;
};

function aboutReading(texts: Texts, address: string, name: string, naming: Naming): string | null {
  const names = readingNames(texts, address);
  if (names.includes(name)) return null;
  return names.length === 0
    ? `${address} has no reading «${name}», nor any other; decide by "prevails" instead, or note it by "stands"`
    : `${address} has no reading «${name}» left to choose; expected one of ${inBoth(names, naming)}`;
}

/** The words of a clause that the search supposes, on a question or on any. */
const supposedOf = ({ suppositions }: Texts, address: string, question?: string): string[] =>
  suppositions
    .filter(
      ({ of, rules, isPlain }) =>
        of === address &&
        isPlain !== true &&
        (question === undefined || rules.some((rule) => rule.question.id === question)),
    )
    .map(({ name }) => name);

/** The questions on which a clause rules, its own or what is supposed of it. */
const questionsOf = ({ clauses, suppositions }: Texts, address: string): string[] => {
  const rules = [
    ...clauses.filter((clause) => clause.address === address),
    ...suppositions.filter(({ of }) => of === address),
  ].flatMap((one) => one.rules);
  return [...new Set(rules.map(({ question }) => question.id))];
};

function aboutQuestion(texts: Texts, { prevails, over, question }: Prevailing): string | null {
  if (questionsIn(question).length > 1)
    return `«${question}» is two questions, and no clause prevails on both at once; choose a reading instead, or note it by "stands"`;
  const silent = [prevails, ...over].find((address) => !questionsOf(texts, address).includes(question));
  if (silent === undefined) return null;
  const own = questionsOf(texts, silent);
  return `${silent} rules nothing on «${question}»; it rules on ${quoted(nearest(question, own))} (--json has the question of each finding)`;
}

function aboutPrevailing(texts: Texts, decision: Prevailing, naming: Naming): string | null {
  const { prevails, question, reading: name } = decision;
  const complaint = aboutQuestion(texts, decision);
  if (complaint !== null) return complaint;
  const supposed = supposedOf(texts, prevails, question);
  if (name !== undefined && !supposes(texts, prevails, name))
    return supposed.length === 0
      ? `${prevails} prevails on «${question}» by its own words; leave out "reading": «${name}»`
      : `${prevails} has no words «${name}» for "reading"; expected one of ${inBoth(supposed, naming)}`;
  const rules = clauseAt(after(texts, decision), prevails)?.rules ?? [];
  return rules.some((rule) => rule.question.id === question)
    ? null
    : `${prevails} rules on «${question}» only by words that are supposed; name them as "reading": ${inBoth(supposed, naming)}`;
}

function complaintAbout(texts: Texts, decision: Decision, naming: Naming): string | null {
  if ('stands' in decision) return null;
  const stranger = clausesOf(decision).flatMap((address) => aboutAddress(texts, address) ?? [])[0];
  if (stranger !== undefined) return stranger;
  if ('prevails' in decision) return aboutPrevailing(texts, decision, naming);
  if ('reading' in decision) return aboutReading(texts, decision.clause, decision.reading, naming);
  const { clause, isNotRead: name } = decision;
  const isLast = reads(texts, clause, name) && clauseAt(texts, clause)?.readings.length === 1;
  return isLast
    ? `${clause} would be left without a reading; leave it one`
    : aboutReading(texts, clause, name, naming);
}

/**
 * What is wrong with settlements, taken one after another: one sentence for each that cannot be followed, with what was
 * expected. Readings are listed by their names in both tongues.
 */
export function complaintsAboutSettlements(
  texts: Texts,
  settlements: readonly Settlement[],
  naming: Naming = (english) => english,
): string[] {
  const complaints: string[] = [];
  let now = texts;
  for (const [i, settlement] of settlements.entries()) {
    const { finding, decision } = settlement;
    const before = settlements.slice(0, i);
    if (before.some((other) => other.finding === finding)) {
      complaints.push(`settlement of ${finding}: it is settled twice; leave one of the two out`);
      continue;
    }
    if (before.some((other) => isSame(settlement, other))) continue;
    const complaint = complaintAbout(now, decision, naming);
    if (complaint !== null) complaints.push(`settlement of ${finding}: ${complaint}`);
    else now = after(now, decision);
  }
  return complaints;
}
