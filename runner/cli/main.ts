import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { MOST_EXHAUSTIVE } from '../../generators/exhaustive.ts';
import { EDITION_NAMES } from '../../spec/editions/index.ts';
import { runCertify } from './certify.ts';
import { runContradictions } from './contradictions.ts';
import { runExamples } from './examples.ts';
import { Ending, EXIT } from './exit.ts';
import { runQualify } from './qualify.ts';
import { runReplay } from './replay.ts';
import { diffRules, explainRule, listEngines, listRules } from './rules.ts';

const DEFAULT_SEED = 20260101;
const DEFAULT_CASES = 20_000;
const DEFAULT_RELATIONS = 200;
const QUALIFY_CASES = 4000;
const DEFAULT_BOUND = 3;
const MOST_BOUND = 6;
const CONTRADICTION_CASES = 600;

const whole = (from: number) => (text: string) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < from)
    throw new InvalidArgumentError(`expected a whole number from ${from} on.`);
  return value;
};

const between = (from: number, to: number) => (text: string) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < from || value > to)
    throw new InvalidArgumentError(`expected a whole number from ${from} to ${to}.`);
  return value;
};

const engineOption = (more = '') =>
  new Option(
    '--engine <engine>',
    `reference, mutant:NAME, reading:NAME, inproc:FILE or "stdio:COMMAND"${more}`,
  ).default('reference');
const editionOption = () =>
  new Option('--edition <edition>', 'the rulebook').choices(EDITION_NAMES).default(EDITION_NAMES[0]);
const seedOption = () =>
  new Option('--seed <n>', 'the seed of the random cases').argParser(whole(0)).default(DEFAULT_SEED);
const settlementsOption = () =>
  new Option('--settlements <file>', 'settlements of editors, beside those of the project');
const casesOption = (cases: number) =>
  new Option('--cases <n>', 'how many random cases').argParser(whole(1)).default(cases);

const workersOption = () =>
  new Option(
    '--workers <n>',
    'threads; what comes out does not depend on them (default: as many as there are cores)',
  ).argParser(whole(1));

const program = new Command('arbiter')
  .description('Judges engines of Берсерк clause by clause.')
  .exitOverride()
  .configureHelp({ showGlobalOptions: true });

const ends = (run: Promise<number> | number): Promise<void> =>
  Promise.resolve(run).then((code) => {
    process.exitCode = code;
  });

program
  .command('certify')
  .description('judge an engine on random cases')
  .addOption(engineOption())
  .addOption(editionOption())
  .option('--only <clause>', 'report one clause, such as heroes/502.3')
  .addOption(seedOption())
  .addOption(casesOption(DEFAULT_CASES))
  .addOption(workersOption())
  .addOption(
    new Option(
      '--exhaustive <k>',
      'judge every small case up to this size, before the random ones',
    ).argParser(between(1, MOST_EXHAUSTIVE)),
  )
  .addOption(
    new Option('--relations <n>', 'compare the first so many random cases with what they are related to')
      .argParser(whole(0))
      .default(DEFAULT_RELATIONS),
  )
  .addOption(settlementsOption())
  .option('--findings <folder>', 'where findings are stored', 'findings')
  .option('--report <file>', 'write the run as JSON lines')
  .option('--json', 'print one JSON object')
  .addHelpText('after', '\nExample: npm run --silent arbiter -- certify --engine "stdio:python3 engine.py"')
  .action((options) => ends(runCertify(options)));

program
  .command('replay')
  .description('judge an engine on stored cases')
  .argument('<files...>', 'cases or findings, or folders of them')
  .addOption(engineOption())
  .addOption(settlementsOption())
  .option('--json', 'print one JSON object')
  .addHelpText(
    'after',
    '\nExample: npm run --silent arbiter -- replay findings/heroes-502.3-1.json --engine mutant:rechecks-source',
  )
  .action((files, options) => ends(runReplay(files, options)));

program
  .command('examples')
  .description("put the rulebook's own examples to an engine")
  .addOption(engineOption())
  .addOption(editionOption())
  .option('--json', 'print one JSON object')
  .addHelpText('after', '\nExample: npm run --silent arbiter -- examples --engine mutant:rechecks-target')
  .action((options) => ends(runExamples(options)));

program
  .command('qualify')
  .description('judge the suite by its mutants')
  .addOption(editionOption())
  .addOption(seedOption())
  .addOption(casesOption(QUALIFY_CASES))
  .addOption(
    new Option('--seeds <n>', 'over how many seeds to take the median').argParser(whole(1)).default(1),
  )
  .option('--only <name...>', 'these mutants alone')
  .addOption(workersOption())
  .addOption(
    new Option('--json', 'print one JSON object; times stand under «measured» alone').conflicts('jsonl'),
  )
  .option('--jsonl', 'print one line a mutant and seed; times stand under «time» alone')
  .addHelpText('after', '\nExample: npm run --silent arbiter -- qualify --json')
  .action((options) => ends(runQualify(options)));

program
  .command('contradictions')
  .description('search the rulebook for what contradicts itself')
  .addOption(editionOption())
  .option('--between <editions...>', 'two editions: what they rule differently')
  .addOption(
    new Option('--bound <n>', `the highest figure of exhaustive situations, at most ${MOST_BOUND}`)
      .argParser(between(1, MOST_BOUND))
      .default(DEFAULT_BOUND),
  )
  .addOption(casesOption(CONTRADICTION_CASES))
  .addOption(
    new Option(
      '--time <seconds>',
      'stop then, and say what is unfinished (exit code 2 if nothing unsettled was found)',
    ).argParser(whole(1)),
  )
  .addOption(seedOption())
  .addOption(engineOption('; none: nothing is played'))
  .addOption(settlementsOption().conflicts('between'))
  .addOption(new Option('--json', 'print one JSON object').conflicts(['markdown', 'sarif']))
  .addOption(new Option('--markdown', 'print Markdown').conflicts('sarif'))
  .option('--sarif', 'print SARIF, located in the oracles')
  .addOption(
    new Option('--lang <language>', 'the language of the report').choices(['en', 'ru']).default('en'),
  )
  .addHelpText('after', '\nExample: npm run --silent arbiter -- contradictions --edition heroes --lang ru')
  .action((options) => ends(runContradictions(options)));

const rules = program.command('rules').description('the clauses');
rules
  .command('list')
  .description('every clause of an edition and whether its oracle is written')
  .addOption(editionOption())
  .option('--json', 'print one JSON object')
  .action((options) => ends(listRules(options)));

rules
  .command('explain')
  .description('what a clause says, where it applies and where it nearly does, its readings and mutants')
  .argument('<clause>', 'an address such as heroes/502.9, or a number of every edition that has it')
  .option('--all', 'every situation that is stored with the clause, not the first of each kind')
  .addHelpText('after', '\nExample: npm run --silent arbiter -- rules explain heroes/504.5')
  .action((clause, options) => ends(explainRule(clause, options)));

rules
  .command('diff')
  .description('the clauses of two editions side by side, by question, and where they differ')
  .argument('<one>', 'an edition')
  .argument('<other>', 'another edition')
  .option('--json', 'print one JSON object')
  .addHelpText('after', '\nExample: npm run --silent arbiter -- rules diff heroes classic')
  .action((one, other, options) => ends(diffRules(one, other, options)));

program
  .command('engines')
  .description('the built-in engines, mutants and readings')
  .action(() => ends(listEngines()));

const codeFor = (error: unknown): number => {
  if (error instanceof Ending) {
    console.error(error.message);
    return error.code;
  }
  // Help that was asked for ends well; help that is shown since no command was given does not.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  console.error(`Something is wrong in the arbiter itself: ${(error as Error).stack ?? error}`);
  return EXIT.internal;
};

const unfinished = (code: number): void => {
  // Ended by a signal.
  if (code >= 128) return;
  console.error(
    'The program was ended before it had reported: an engine module calls process.exit, or waits for what never comes.',
  );
  process.exitCode = EXIT.noEngine;
};
process.on('exit', unfinished);
await program.parseAsync().catch((error: unknown) => {
  process.exitCode = codeFor(error);
});
process.off('exit', unfinished);
