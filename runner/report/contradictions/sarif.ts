import { questionsIn } from '../../../spec/clauses/implication.ts';
import type { Tongue } from '../telling/tongue.ts';
import { askedIn } from './asking.ts';
import { blockerWords, clausesNamed } from './blockers.ts';
import { unfinishedLines } from './limits.ts';
import { settledWords } from './settled.ts';
import type { Finding, Findings } from './shapes.ts';

/** Where a clause is written: a file of this project, relative to its root, and a line from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

const LEVELS: Readonly<Partial<Record<Finding['kind'], 'error' | 'warning'>>> = {
  conflict: 'error',
  'conflict under a reading': 'warning',
  'impossible procedure': 'warning',
  'order dependence': 'warning',
  ambiguity: 'warning',
  gap: 'warning',
  underdetermined: 'warning',
  'example refused': 'error',
};

const messageOf = (tongue: Tongue, asks: ReadonlyMap<string, string>, finding: Finding): string => {
  const { word } = tongue;
  const asked = questionsIn(finding.question).flatMap((id) => asks.get(id) ?? []);
  const said = finding.witnesses[0]?.sayings.map(({ clause, says }) => `${clause}: ${word(says)}`) ?? [];
  return [
    `${word(finding.kind)}: ${finding.clauses.join(' × ')}`,
    ...(asked.length === 0 ? [] : [asked.map(word).join(' ')]),
    ...said,
    ...(finding.blockers.length === 0 ? [] : [`${word('Blocked by')}: ${blockerWords(tongue, finding)}`]),
  ].join('; ');
};

/** What is settled is suppressed; the format wants the list on every result, empty where nothing suppresses it. */
const suppressionsOf = (tongue: Tongue, finding: Finding) =>
  finding.settlement === null
    ? []
    : [{ kind: 'external', status: 'accepted', justification: settledWords(tongue, finding).join('; ') }];

/** A search that is unfinished has not succeeded, whatever it found, and says what it left out. */
const invocationOf = (tongue: Tongue, asks: ReadonlyMap<string, string>, bound: Findings['bound']) => ({
  executionSuccessful: bound.isFinished,
  ...(bound.isFinished
    ? {}
    : {
        toolExecutionNotifications: [
          {
            level: 'warning',
            message: { text: unfinishedLines(tongue, bound, askedIn(tongue, asks)).join('\n') },
          },
        ],
      }),
});

/** The findings in SARIF 2.1.0, located where the clauses are written. */
export function sarifReport(
  { findings, bound }: Findings,
  tongue: Tongue,
  asks: ReadonlyMap<string, string>,
  placeOf: (clause: string) => Place | null,
): unknown {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'arbiter',
            rules: kinds.map((kind) => ({
              id: kind.replaceAll(' ', '-'),
              shortDescription: { text: tongue.word(kind) },
            })),
          },
        },
        invocations: [invocationOf(tongue, asks, bound)],
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => {
          const places = clausesNamed(finding).flatMap((clause) => placeOf(clause) ?? []);
          const located = places.map(({ file, line }) => ({
            physicalLocation: {
              artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' },
              region: { startLine: line },
            },
          }));
          return {
            ruleId: finding.kind.replaceAll(' ', '-'),
            ruleIndex: kinds.indexOf(finding.kind),
            level: LEVELS[finding.kind] ?? 'note',
            message: { text: messageOf(tongue, asks, finding) },
            locations: located.slice(0, 1),
            relatedLocations: located.slice(1).map((place, id) => ({ id: id + 1, ...place })),
            suppressions: suppressionsOf(tongue, finding),
            partialFingerprints: { findingId: finding.id },
          };
        }),
      },
    ],
  };
}
