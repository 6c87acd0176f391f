import colors from 'picocolors';
import type { EditionName } from '../../spec/editions/index.ts';
import { examplesOf } from '../examples/examples.ts';
import type { Trial } from '../examples/trial.ts';
import { tryExample } from '../examples/trial.ts';
import { actInWords } from '../report/telling/act.ts';
import { cardsWords } from '../report/telling/card.ts';
import { ENGLISH } from '../report/telling/tongue.ts';
import type { Connected } from './connect.ts';
import { withEngine } from './connect.ts';
import { EXIT } from './exit.ts';

const PAINT = {
  'as it says': colors.green,
  otherwise: colors.red,
  unsupported: colors.yellow,
  broken: colors.red,
};

const detailsOf = ({ example, verdict, details }: Trial): string[] => {
  if (verdict === 'as it says') return details.map((detail) => `  ${detail}`);
  if (verdict === 'unsupported') return [`  not claimed: ${details.join(', ')}`];
  const { board, acts } = example.case;
  return [
    `  ${example.shows}`,
    ...cardsWords(ENGLISH, board.cards, board.texts).map((card) => `  Board  ${card}`),
    ...acts.map((act, i) => `  Act ${i + 1}  ${actInWords(act)}`),
    ...details.map((detail) => colors.red(`  ${detail}`)),
  ];
};

const summaryOf = (trials: readonly Trial[]): string => {
  const count = (verdict: Trial['verdict']) => trials.filter((trial) => trial.verdict === verdict).length;
  const rest = (['otherwise', 'broken', 'unsupported'] as const)
    .filter((verdict) => count(verdict) > 0)
    .map((verdict) => `, ${count(verdict)} ${verdict}`);
  return `${count('as it says')} of ${trials.length} examples as the rulebook says${rest.join('')}`;
};

const codeOf = (trials: readonly Trial[]): number => {
  const verdicts = new Set(trials.map(({ verdict }) => verdict));
  if (verdicts.has('otherwise') || verdicts.has('broken')) return EXIT.problem;
  return verdicts.has('as it says') ? EXIT.fine : EXIT.nothingJudged;
};

const triedOn =
  (edition: EditionName) =>
  async ({ adapter, greeting: { engine, capabilities } }: Connected) => {
    const trials: Trial[] = [];
    for (const example of examplesOf(edition)) trials.push(await tryExample(example, adapter, capabilities));
    return { engine, trials };
  };

/** Puts the rulebook's own examples to an engine, and gives the exit code. */
export async function runExamples(options: {
  engine: string;
  edition: EditionName;
  json?: true;
}): Promise<number> {
  const { engine, trials } = await withEngine(options.engine, options.edition, triedOn(options.edition));
  if (options.json) {
    const examples = trials.map(({ example: { name, clauses }, verdict, details }) => ({
      name,
      clauses,
      verdict,
      details,
    }));
    console.log(JSON.stringify({ engine, edition: options.edition, examples }));
  } else {
    const lines = trials.flatMap((trial) => [
      `${PAINT[trial.verdict](trial.verdict.padEnd(12))} ${trial.example.name}`,
      ...detailsOf(trial),
    ]);
    console.log([...lines, '', summaryOf(trials)].join('\n'));
  }
  return codeOf(trials);
}
