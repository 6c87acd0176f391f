import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import colors from 'picocolors';
import { EVERYTHING } from '../../generators/settings.ts';
import { oracles, settlements, suppositions, translations } from '../../oracles/index.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { EDITIONS } from '../../spec/editions/index.ts';
import { unsettledOf } from '../contradictions/assemble.ts';
import type { Player } from '../contradictions/bank.ts';
import { drawn, enumerated, ofExamples, played } from '../contradictions/bank.ts';
import type { Bench } from '../contradictions/bench.ts';
import { benchOf } from '../contradictions/bench.ts';
import { editionFindings } from '../contradictions/editions.ts';
import type { Texts } from '../contradictions/edits.ts';
import type { Findings } from '../contradictions/finding.ts';
import { countsOf, search } from '../contradictions/search.ts';
import { findingsJson } from '../report/contradictions/json.ts';
import type { Place } from '../report/contradictions/sarif.ts';
import { sarifReport } from '../report/contradictions/sarif.ts';
import type { Telling } from '../report/contradictions/text.ts';
import { markdownReport, textReport } from '../report/contradictions/text.ts';
import { tongueOf } from '../report/contradictions/tongue.ts';
import { shrinkerFor } from '../run/shrink.ts';
import { connect } from './connect.ts';
import { Ending, EXIT } from './exit.ts';

/** The options of `contradictions` as the command line gives them. */
export interface ContradictionsOptions {
  readonly edition: EditionName;
  readonly between?: readonly string[];
  readonly bound: number;
  readonly cases: number;
  readonly time?: number;
  readonly seed: number;
  readonly engine: string;
  readonly json?: true;
  readonly markdown?: true;
  readonly sarif?: true;
  readonly lang: 'en' | 'ru';
}

const MOST_TRIES = 200;

const isEdition = (name: string): name is EditionName => name in EDITIONS;

const editionsOf = ({ edition, between }: ContradictionsOptions): EditionName[] => {
  if (between === undefined) return [edition];
  const wanted = between.filter(isEdition);
  if (new Set(wanted).size !== 2 || between.length !== 2)
    throw new Ending(
      EXIT.usage,
      `--between «${between.join(' ')}»: expected two editions, «heroes classic».`,
    );
  return wanted;
};

const noPlayer: { player: Player | null; name: string | null; bye: () => Promise<void> } = {
  player: null,
  name: null,
  bye: async () => {},
};

const playerOf = async ({ engine, edition }: ContradictionsOptions) => {
  if (engine === 'none') return noPlayer;
  const { adapter, greeting } = await connect(engine, edition);
  return {
    player: { adapter, capabilities: greeting.capabilities },
    name: greeting.engine,
    bye: async () => adapter.bye(),
  };
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where each clause is written: the first line of a file of its edition that names its number as a literal. */
function placesIn(editions: readonly string[]): (address: string) => Place | null {
  const files = editions.flatMap((name) =>
    readdirSync(`${root}oracles/${name}`)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `oracles/${name}/${file}`),
  );
  const lines = files.map((file) => [file, readFileSync(root + file, 'utf8').split('\n')] as const);
  return (address) => {
    const number = address.slice(address.indexOf('/') + 1);
    for (const [file, text] of lines) {
      const line = text.findIndex(
        (one) => one.includes(`clause('${number}'`) || one.includes(`of: '${address}'`),
      );
      if (line >= 0 && address.startsWith(file.split('/')[1] ?? '')) return { file, line: line + 1 };
    }
    return null;
  };
}

const stopAfter = (seconds: number | undefined): (() => boolean) => {
  if (seconds === undefined) return () => false;
  const end = Date.now() + seconds * 1000;
  return () => Date.now() > end;
};

const tellingOf = (
  { lang }: ContradictionsOptions,
  { questions }: Bench,
  { clauses }: Texts,
  findings: Findings['findings'],
): Telling => ({
  tongue: tongueOf(lang, translations),
  asks: new Map([...questions].map(([id, { asks }]) => [id, asks])),
  statements: new Map(clauses.map(({ address, statement }) => [address, statement])),
  unsettled: unsettledOf(findings),
});

async function found(options: ContradictionsOptions): Promise<{ all: Findings; telling: Telling }> {
  const names = editionsOf(options);
  const isStopped = stopAfter(options.time);
  const texts = {
    clauses: [...new Set(names.flatMap((name) => oracles[name]))],
    suppositions: names.flatMap((name) => suppositions[name] ?? []),
  };
  const bench = benchOf(texts.clauses, texts.suppositions);
  const { player, name: engine, bye } = await playerOf(options);
  const settings =
    player === null
      ? null
      : ({ claims: player.capabilities, preset: 'both', edition: options.edition } as const);
  const { seed, cases, bound: figures } = options;
  const bank = [
    ...enumerated(figures),
    ...ofExamples(bench),
    ...names.flatMap((edition) => drawn(bench, seed, cases, { ...EVERYTHING, edition })),
    ...(player === null || settings === null ? [] : await played(bench, player, { seed, cases, settings })),
  ];
  if (names.length === 2) {
    const [one, other] = names.map((name) => benchOf(oracles[name], [])) as [Bench, Bench];
    const editions = names.map((name) => EDITIONS[name]);
    const findings = editionFindings([one, other], bank, editions);
    await bye();
    const bound = {
      figures,
      seed,
      cases,
      engine,
      situations: countsOf(bank),
      isComplete: true,
      tooSmall: {},
    };
    return {
      all: { editions: names, findings, pairs: [], bound },
      telling: tellingOf(options, bench, texts, []),
    };
  }
  const { survey, ...all } = await search({
    texts,
    bank,
    editions: names.map((name) => EDITIONS[name]),
    settlements: names.flatMap((name) => settlements[name] ?? []),
    bound: figures,
    player,
    shrink: shrinkerFor(settings ?? EVERYTHING, { evaluations: MOST_TRIES }),
    isStopped,
  });
  await bye();
  const whole: Findings = {
    ...all,
    bound: {
      figures,
      seed,
      cases,
      engine,
      situations: countsOf(bank),
      isComplete: survey.isComplete && !isStopped(),
      tooSmall: Object.fromEntries(survey.tooSmall),
    },
  };
  return { all: whole, telling: tellingOf(options, bench, texts, all.findings) };
}

/** Searches an edition, or two, for contradictions, prints what was found and gives the exit code. */
export async function runContradictions(options: ContradictionsOptions): Promise<number> {
  const { all, telling } = await found(options);
  const { tongue, asks } = telling;
  if (options.json) console.log(JSON.stringify(findingsJson(all)));
  else if (options.sarif)
    console.log(JSON.stringify(sarifReport(all, tongue, asks, placesIn(all.editions)), null, 2));
  else console.log(options.markdown ? markdownReport(telling, all) : textReport(telling, all, colors));
  return telling.unsettled.length > 0 ? EXIT.unsettled : EXIT.fine;
}
