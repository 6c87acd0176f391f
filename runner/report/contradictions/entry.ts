import { implicationOf } from '../../../spec/clauses/implications.ts';
import type { Tongue } from '../telling/tongue.ts';
import { blockerWords } from './blockers.ts';
import { settledWords } from './settled.ts';
import type { Finding, Fix, NamedReading, Saying, Witness } from './shapes.ts';
import { situationWords } from './situation.ts';

/** One line of an entry: what stands behind a label; '' goes on with the label before, and null stands by itself. */
export type Line = readonly [label: string | null, text: string];

const SILENT = 'nothing here';

const saidWords = (tongue: Tongue, { clause, lean, says, because }: Saying, words: string | null): string => {
  const { word } = tongue;
  const read =
    lean === null ? '' : `, ${word('read as')} «${word(lean)}»${words === null ? '' : ` (${words})`},`;
  const reason = because === '' ? '' : `, ${word('because')} ${word(because)}`;
  if (says === SILENT) return `${word(clause)}${read} ${word('says nothing here')}`;
  // A default is no clause that says something.
  const verb = clause.startsWith('default/') ? '' : ` ${word('says')}`;
  return `${word(clause)}${read}${verb}: ${word(says)}${reason}`;
};

const leansOn = (readings: readonly (readonly NamedReading[])[], { clause, lean }: Saying): string | null =>
  readings.flat().find((reading) => reading.clause === clause && reading.name === lean)?.leansOn ?? null;

const verdicts: Readonly<Partial<Record<Finding['kind'], string>>> = {
  conflict: 'No answer satisfies all.',
  'conflict under a reading': 'Read so, no answer satisfies all.',
  ambiguity: 'The text admits each of these readings.',
  'example refused': 'An example says otherwise.',
  gap: 'The clauses raise the question and leave it open:',
  underdetermined: 'Several answers remain, and nobody is told to choose.',
  'order dependence':
    'In one order the card is destroyed on the way, in the other it is not; no clause orders them.',
};

/** Each clause, and each reading of one, is a side of its own; what a default says goes with the side before it. */
const sayingLines = (tongue: Tongue, finding: Finding, { sayings }: Witness): Line[] => {
  const isSide = (saying: Saying) => finding.clauses.includes(saying.clause);
  const [first] = sayings;
  const isOther = ({ clause, lean }: Saying) => clause !== first?.clause || lean !== first.lean;
  const second = sayings.findIndex((saying, i) => i > 0 && isSide(saying) && isOther(saying));
  return sayings.map(
    (saying, i): Line => [
      tongue.word(i === 0 ? 'Then' : i === second ? 'However' : ''),
      saidWords(tongue, saying, leansOn(finding.readings, saying)),
    ],
  );
};

const verdictWords = ({ word }: Tongue, { kind, about }: Finding): string | null => {
  const verdict = verdicts[kind];
  if (verdict === undefined) return null;
  return kind === 'gap' && about !== null ? `${word(verdict)} ${word(about)}.` : word(verdict);
};

const MOST_REMAINING = 12;

const remainingLines = ({ word }: Tongue, remaining: readonly string[]): Line[] => {
  if (remaining.length === 0) return [];
  const shown = remaining.slice(0, MOST_REMAINING).map(word);
  const more = remaining.length > MOST_REMAINING ? ['…'] : [];
  return [[null, `${word('Answers that remain')}: ${[...shown, ...more].join('; ')}`]];
};

/** What binds the answers to two questions, where the clauses answer one each. */
const togetherLines = ({ word }: Tongue, { question }: Finding): Line[] => {
  const implication = implicationOf({ id: question });
  if (implication === undefined) return [];
  const { says, ground } = implication;
  return [[word('Yet'), ground === null ? word(says) : `${word(says)} (${ground})`]];
};

const witnessLines = (tongue: Tongue, finding: Finding, witness: Witness, isFirst: boolean): Line[] => {
  const parts = situationWords(tongue, witness.situation);
  const label = isFirst ? 'Let' : 'Also';
  const told = parts.map((part, i): Line => [i === 0 ? tongue.word(label) : '', part]);
  const verdict = verdictWords(tongue, finding);
  return [
    ...told,
    ...sayingLines(tongue, finding, witness),
    ...togetherLines(tongue, finding),
    ...(verdict === null ? [] : [[null, verdict] as const]),
    ...remainingLines(tongue, witness.remaining ?? []),
  ];
};

/** A change that would settle a finding, in words. */
function fixWords(
  { word, counted }: Tongue,
  { change, clause, other = '', reading = '', rulingsChanged }: Fix,
): string {
  const phrases = {
    drop: `${clause} ${word('says nothing here')}`,
    exception: `${other} ${word('is an exception from')} ${clause}`,
    narrow: `${clause} ${word('is silent where it cannot stand beside')} ${other}`,
    read: `${clause} ${word('is read as')} «${word(reading)}»`,
    'do not read': `${clause} ${word('is not read as')} «${word(reading)}»`,
  };
  const changed =
    rulingsChanged === 0
      ? word('no other answer changes')
      : `${word('another answer in')} ${counted('in situations', rulingsChanged)}`;
  return `${phrases[change]} (${changed})`;
}

const MOST_FIXES = 4;

const foundWords = (
  { word, counted }: Tongue,
  { times, reachable, question }: Finding,
  heard: number,
): string => {
  const isPart = heard > 0 && question !== '';
  const number = isPart
    ? `${times} ${word('of')} ${counted('of situations', heard)}`
    : counted('in situations', times);
  const reach = reachable === null ? word('not shown reachable') : word('reachable, case in --json');
  return `${word('in')} ${number}; ${reach}`;
};

const readingLines = (tongue: Tongue, finding: Finding): Line[] => {
  const distinct = new Map(finding.readings.flat().map((one) => [`${one.clause} ${one.name}`, one]));
  return [...distinct.values()].map(
    ({ name, says, leansOn: words }, i): Line => [
      i === 0 ? tongue.word('Readings') : '',
      `«${tongue.word(name)}»: ${tongue.word(says)} (${words})`,
    ],
  );
};

/** Everything that a report says of a finding that has a witness. */
export function entryLines(
  tongue: Tongue,
  finding: Finding,
  heard: number,
  asked: (question: string) => string,
): Line[] {
  const { word } = tongue;
  const { later, fixes, also, blockers } = finding;
  return [
    ...finding.witnesses.flatMap((witness, i) => witnessLines(tongue, finding, witness, i === 0)),
    ...(blockers.length === 0 ? [] : [[word('Blocked by'), blockerWords(tongue, finding)] as const]),
    ...readingLines(tongue, finding),
    [word('Found'), foundWords(tongue, finding, heard)],
    ...(also.length === 0 ? [] : [[word('Shows on'), also.map(asked).join(' ')] as const]),
    ...(later === null
      ? []
      : [[word('Later'), `${word('settled by the later edition')}, ${later}`] as const]),
    ...settledWords(tongue, finding).map((text, i): Line => [i === 0 ? word('Settled') : '', text]),
    ...fixes
      .slice(0, MOST_FIXES)
      .map((fix, i): Line => [i === 0 ? word('Fixes') : '', fixWords(tongue, fix)]),
  ];
}
