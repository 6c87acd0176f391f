import colors from 'picocolors';
import { EVERYTHING, settingsFor } from '../../generators/settings.ts';
import { FIXED_FIGURES, SCALING } from '../../generators/situations/figures.ts';
import { oracles, translations } from '../../oracles/index.ts';
import type { Settlement } from '../../spec/clauses/settlement.ts';
import { headingsOf } from '../../spec/editions/edition.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { EDITIONS } from '../../spec/editions/index.ts';
import { isFinished, unsettledOf } from '../contradictions/assemble.ts';
import type { Player } from '../contradictions/bank.ts';
import type { Bench } from '../contradictions/bench.ts';
import { benchOf } from '../contradictions/bench.ts';
import type { Deadline } from '../contradictions/deadline.ts';
import { deadlineAfter, endless } from '../contradictions/deadline.ts';
import { editionDifferences } from '../contradictions/editions.ts';
import type { Texts } from '../contradictions/edits.ts';
import type { Bound, Findings, Limits } from '../contradictions/finding.ts';
import { laidOut } from '../contradictions/laying-out.ts';
import { countsOf, search } from '../contradictions/search.ts';
import { examplesOf } from '../examples/examples.ts';
import { findingsJson } from '../report/contradictions/json.ts';
import { markdownReport } from '../report/contradictions/markdown.ts';
import type { Telling } from '../report/contradictions/parts.ts';
import { sarifReport } from '../report/contradictions/sarif.ts';
import { textReport } from '../report/contradictions/text.ts';
import { tongueOf } from '../report/telling/tongue.ts';
import { shrinkerFor } from '../run/shrink.ts';
import { settlementsOf, textsOf } from './clauses.ts';
import { withEngine } from './connect.ts';
import { Ending, EXIT } from './exit.ts';
import { beating } from './heartbeat.ts';
import { systemClock } from './pace.ts';
import { placesIn } from './places.ts';

/** The options of `contradictions` as the command line gives them. */
export interface ContradictionsOptions {
  readonly edition: EditionName;
  readonly between?: readonly string[];
  readonly bound: number;
  readonly cases: number;
  readonly time?: number;
  readonly seed: number;
  readonly engine: string;
  /** A file of settlements beside those of the project. */
  readonly settlements?: string;
  readonly json?: true;
  readonly markdown?: true;
  readonly sarif?: true;
  readonly lang: 'en' | 'ru';
}

const MOST_TRIES = 600;

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

/** Who plays, if anybody does, and the name under which the engine greeted. */
interface Playing {
  readonly player: Player | null;
  readonly engine: string | null;
}

const withPlayer = <T>(
  { engine: name, edition }: ContradictionsOptions,
  use: (playing: Playing) => Promise<T>,
): Promise<T> =>
  name === 'none'
    ? use({ player: null, engine: null })
    : withEngine(name, edition, ({ adapter, greeting: { engine, capabilities } }) =>
        use({ player: { adapter, capabilities }, engine }),
      );

const tellingOf = (
  { lang }: ContradictionsOptions,
  { questions }: Bench,
  { clauses }: Texts,
  { editions: names, findings }: Pick<Findings, 'findings'> & { readonly editions: readonly EditionName[] },
): Telling => ({
  tongue: tongueOf(lang, translations),
  asks: new Map([...questions].map(([id, { asks }]) => [id, asks])),
  headings: new Map(names.flatMap((name) => headingsOf(EDITIONS[name]))),
  statements: new Map(clauses.map(({ address, statement }) => [address, statement])),
  unsettled: unsettledOf(findings),
});

const boundOf = (drawnUp: Omit<Bound, 'isFinished' | keyof Limits>, limits: Limits): Bound => ({
  ...drawnUp,
  ...limits,
  isFinished: isFinished(limits),
});

/** What is known before anything is played. */
interface Searching {
  readonly names: readonly EditionName[];
  readonly isStopped: Deadline;
  readonly texts: Texts;
  readonly settlements: readonly Settlement[];
  readonly bench: Bench;
}

interface Outcome {
  readonly all: Findings;
  readonly telling: Telling;
  readonly complaints: readonly string[];
}

function found(options: ContradictionsOptions): Promise<Outcome> {
  const names = editionsOf(options);
  // Counted from the start of the process, for which whoever set the limit waits as well.
  const isSpent = options.time === undefined ? endless : deadlineAfter(options.time, () => performance.now());
  const isStopped = beating(isSpent, process.stderr, systemClock);
  const texts = textsOf(...names);
  const settlements = names.length === 2 ? [] : settlementsOf(options.edition, options.settlements);
  const bench = benchOf(texts.clauses, texts.suppositions);
  return withPlayer(options, (playing) =>
    searched(options, { names, isStopped, texts, settlements, bench }, playing),
  );
}

async function searched(
  options: ContradictionsOptions,
  { names, isStopped, texts, settlements, bench }: Searching,
  { player, engine }: Playing,
): Promise<Outcome> {
  const settings = player === null ? EVERYTHING : settingsFor(player.capabilities, options.edition);
  const { seed, cases, bound: figures } = options;
  const wanted = { figures, seed, cases, editions: names, player, settings };
  const { bank, arising, unlaid } = await laidOut(bench, wanted, isStopped);
  const editions = names.map((name) => EDITIONS[name]);
  const lower = figures > FIXED_FIGURES ? { figures: FIXED_FIGURES, except: SCALING } : null;
  const drawnUp = {
    figures,
    lower,
    seed,
    cases,
    engine,
    situations: countsOf(arising),
  };
  if (names.length === 2) {
    const [one, other] = names.map((name) => benchOf(oracles[name], [])) as [Bench, Bench];
    const { limits, ...differences } = editionDifferences([one, other], bank, editions, isStopped);
    const bound = boundOf(drawnUp, { ...limits, unlaid });
    return {
      all: { editions: names, ...differences, bound },
      telling: tellingOf(options, bench, texts, { editions: names, findings: [] }),
      complaints: [],
    };
  }
  const { complaints, limits, ...rest } = await search({
    texts,
    bank,
    editions,
    settlements,
    examples: examplesOf(options.edition),
    bound: figures,
    player,
    shrink: shrinkerFor(settings, { evaluations: MOST_TRIES }),
    isStopped,
    unlaid,
  });
  const all: Findings = { ...rest, bound: boundOf(drawnUp, limits) };
  return {
    all,
    telling: tellingOf(options, bench, texts, { editions: names, findings: all.findings }),
    complaints,
  };
}

/** Searches an edition, or two, for contradictions, prints what was found and gives the exit code. */
export async function runContradictions(options: ContradictionsOptions): Promise<number> {
  const { all, telling, complaints } = await found(options);
  const { tongue, asks } = telling;
  if (options.json) console.log(JSON.stringify(findingsJson(all)));
  else if (options.sarif)
    console.log(JSON.stringify(sarifReport(all, tongue, asks, placesIn(all.editions)), null, 2));
  else console.log(options.markdown ? markdownReport(telling, all) : textReport(telling, all, colors));
  if (complaints.length > 0)
    throw new Ending(
      EXIT.badInput,
      `${options.settlements ?? 'oracles/settlements'}: ${complaints.join('; ')}.`,
    );
  if (telling.unsettled.length > 0) return EXIT.unsettled;
  return all.bound.isFinished ? EXIT.fine : EXIT.vacuous;
}
