import { Command } from 'commander';
import colors from 'picocolors';
import { mutants } from '../engines/mutants/index.ts';
import type { Effort, Measure } from './measure.ts';
import { alarms, killMeasures, killsOfAll, reachMeasures, SPEED, survivors, timeToKill } from './measures.ts';
import { shrinkMeasures } from './shrink-measures.ts';
import { median, quantile } from './statistics.ts';

const ALL = mutants.map(({ name }) => name);
const FULL: Effort = {
  repeats: 7,
  timed: 1500,
  most: 2000,
  shrinkSeeds: 21,
  shrinkEvery: 8,
  names: ALL,
  soak: 60_000,
  quiet: 40_000,
};
const QUICK: Effort = {
  repeats: 1,
  timed: 16,
  most: 80,
  shrinkSeeds: 1,
  shrinkEvery: 2,
  names: ['dies-at-one', 'active-goes-first', 'loses-at-level-zero'],
  soak: 20,
  quiet: 16,
};
const KILLS = ['P4', 'P5', 'P6', 'P7'];
const SHRINKS = ['P9', 'P10', 'P16'];

async function* measures(effort: Effort, reach: number, only: readonly string[]): AsyncGenerator<Measure> {
  const wants = (...ids: readonly string[]) => only.length === 0 || ids.some((id) => only.includes(id));
  const isWanted = ({ id }: Measure) => wants(id);
  const speeds = new Map<string, Measure>();
  for (const [id, measure] of Object.entries(SPEED)) {
    if (!wants(id, ...(id === 'P2' ? ['P7'] : []))) continue;
    const speed = await measure(effort);
    speeds.set(id, speed);
    if (isWanted(speed)) yield speed;
  }
  if (wants(...KILLS)) {
    const all = killsOfAll(effort, ['portfolio', 'naive flat', 'naive chain', 'uniform']);
    const kills = killMeasures(all, effort);
    yield* kills.filter(isWanted);
    const speed = speeds.get('P2');
    if (speed !== undefined && wants('P7')) yield timeToKill(kills, speed);
  }
  if (wants('P8')) {
    yield survivors(effort);
    yield* await alarms(effort);
  }
  if (wants(...SHRINKS)) yield* (await shrinkMeasures(effort)).filter(isWanted);
  if (wants('P17')) yield* reachMeasures(effort, reach);
}

const isMet = ({ values, target, isLeast }: Measure): boolean =>
  isLeast ? median(values) >= target : median(values) <= target;

const figure = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1);

const line = (measure: Measure): string => {
  const { id, what, values, target, isLeast, note } = measure;
  const spread =
    values.length > 1 ? `(p10–p90 ${figure(quantile(values, 0.1))}–${figure(quantile(values, 0.9))})` : '';
  const word = isMet(measure) ? colors.green('met   ') : colors.red('missed');
  const wanted = `${isLeast ? '≥' : '≤'} ${target}`;
  const end = note === undefined || note === '' ? '' : `  ${colors.dim(note)}`;
  return `${id.padEnd(4)} ${word} ${what.padEnd(44)} ${figure(median(values)).padStart(8)} ${spread.padEnd(26)} ${wanted}${end}`;
};

const program = new Command('bench')
  .description('Measures the suite: ratios of paired runs against their targets.')
  .option('--only <measures...>', 'such as P4')
  .option('--quick', 'so little of each that it only shows that the bench works')
  .option('--repeats <n>', 'how often each is repeated', Number)
  .option('--most <n>', 'cases after which a mutant counts as a survivor', Number)
  .option('--quiet <n>', 'cases on the reference engine that must raise no alarm', Number)
  .parse();
const options = program.opts<{
  only?: string[];
  quick?: true;
  repeats?: number;
  most?: number;
  quiet?: number;
}>();
const { only = [], quick } = options;
const usual = quick ? QUICK : FULL;
const effort: Effort = {
  ...usual,
  repeats: options.repeats ?? usual.repeats,
  most: options.most ?? usual.most,
  quiet: options.quiet ?? usual.quiet,
};
let missed = 0;
for await (const measure of measures(effort, quick ? 20 : 1000, only)) {
  console.log(line(measure));
  if (!isMet(measure)) missed += 1;
}
console.log(missed === 0 ? 'All targets are met.' : `${missed} targets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
