import type { Finding, Fix, NamedReading, Saying, Witness } from './shapes.ts';
import { situationWords } from './situation.ts';
import type { Tongue } from './tongue.ts';

/** One line of an entry: a label and what stands behind it. */
export type Line = readonly [label: string, text: string];

const saidWords = (tongue: Tongue, { clause, lean, says, because }: Saying, words: string | null): string => {
  const { word } = tongue;
  const read =
    lean === null ? '' : `, ${word('read as')} «${word(lean)}»${words === null ? '' : ` (${words})`},`;
  return `${clause}${read} ${word('says')}: ${answerWords(tongue, says)}, ${word('because')} ${word(because)}`;
};

const answerWords = ({ word }: Tongue, says: string): string => word(says);

const leansOn = (readings: readonly (readonly NamedReading[])[], { clause, lean }: Saying): string | null =>
  readings.flat().find((reading) => reading.clause === clause && reading.name === lean)?.leansOn ?? null;

const verdicts: Readonly<Partial<Record<Finding['kind'], string>>> = {
  conflict: 'No answer satisfies all.',
  'conflict under a reading': 'Read so, no answer satisfies all.',
  ambiguity: 'The text admits each of these readings.',
  gap: 'The clauses raise the question and leave it open.',
  underdetermined: 'Several answers remain, and nobody is told to choose.',
  'order dependence':
    'In one order the card is destroyed on the way, in the other it is not; no clause orders them.',
};

const sayingLines = (tongue: Tongue, finding: Finding, { sayings }: Witness): Line[] =>
  sayings.map(
    (saying, i): Line => [
      tongue.word(i === 0 ? 'Then' : i === 1 ? 'However' : ''),
      saidWords(tongue, saying, leansOn(finding.readings, saying)),
    ],
  );

const witnessLines = (tongue: Tongue, finding: Finding, witness: Witness, isFirst: boolean): Line[] => {
  const parts = situationWords(tongue, witness.situation);
  const label = isFirst ? 'Let' : 'Also';
  const told = parts.map((part, i): Line => [i === 0 ? tongue.word(label) : '', part]);
  const verdict = verdicts[finding.kind];
  return [
    ...told,
    ...sayingLines(tongue, finding, witness),
    ...(verdict === undefined ? [] : [['', tongue.word(verdict)] as const]),
  ];
};

/** A change that would settle a finding, in words. */
function fixWords(
  { word }: Tongue,
  { change, clause, other = '', reading = '', rulingsChanged }: Fix,
): string {
  const phrases = {
    drop: `${clause} ${word('says nothing here')}`,
    exception: `${other} ${word('is an exception from')} ${clause}`,
    narrow: `${clause} ${word('is silent where it cannot stand beside')} ${other}`,
    read: `${clause} ${word('is read as')} «${word(reading)}»`,
    'do not read': `${clause} ${word('is not read as')} «${word(reading)}»`,
  };
  return `${phrases[change]} (${word('rulings changed')}: ${rulingsChanged})`;
}

const MOST_FIXES = 4;

const foundWords = ({ word }: Tongue, { times, reachable, question }: Finding, heard: number): string => {
  const all = heard > 0 && question !== '' ? ` ${word('of')} ${heard}` : '';
  const reach = reachable === null ? word('not shown reachable') : word('reachable, case attached');
  return `${word('situations')}: ${times}${all}; ${reach}`;
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
export function entryLines(tongue: Tongue, finding: Finding, heard: number): Line[] {
  const { word } = tongue;
  const { settlement, later, fixes, also } = finding;
  return [
    ...finding.witnesses.flatMap((witness, i) => witnessLines(tongue, finding, witness, i === 0)),
    ...readingLines(tongue, finding),
    [word('Found'), foundWords(tongue, finding, heard)],
    ...(also.length === 0 ? [] : [[word('Shows on'), also.map((id) => word(id)).join(', ')] as const]),
    ...(later === null
      ? []
      : [[word('Later'), `${word('settled by the later edition')}, ${later}`] as const]),
    ...(settlement === null
      ? []
      : [[word('Settled'), `${settlement.by}, ${settlement.since}: ${settlement.source}`] as const]),
    ...fixes
      .slice(0, MOST_FIXES)
      .map((fix, i): Line => [i === 0 ? word('Fixes') : '', fixWords(tongue, fix)]),
  ];
}
