import type { Case } from '../spec/play/case.ts';
import { addCrowd, addHeroes } from './boards.ts';
import type { Span } from './draw.ts';
import { Draw } from './draw.ts';
import { corrupt } from './hostile.ts';
import { seedOf, spreadOf } from './prng.ts';
import type { Settings } from './settings.ts';
import { EVERYTHING } from './settings.ts';
import { SPECIAL } from './special.ts';
import { FURTHER_WEIGHTS } from './strategies/further.ts';
import { AWARE, LAST, NEEDS, UNARRANGED } from './strategies/portfolio.ts';
import { related } from './strategies/related.ts';
import type { Strategy } from './strategies/strategy.ts';
import { Table } from './table.ts';

/** A case with the choices that lead to it. */
export interface Drawn {
  readonly case: Case;
  readonly choices: readonly number[];
}

const WEIGHTS: Readonly<Record<keyof typeof AWARE, number>> = {
  mass: 2,
  layers: 4,
  fan: 4,
  numbers: 3,
  burst: 5,
  race: 2,
  chain: 4,
  longTrigger: 2,
  entering: 4,
  deaths: 3,
  healing: 4,
  killers: 2,
  heroes: 2,
  expiry: 3,
  turns: 2,
  again: 2,
  stolen: 3,
  barred: 6,
  spells: 3,
  strikes: 4,
  shots: 3,
  challenges: 6,
  prices: 9,
  moves: 8,
  targeted: 6,
  draws: 5,
  ...FURTHER_WEIGHTS,
};

interface Arranging {
  readonly name: string;
  readonly strategy: Strategy;
}
type Weighted = readonly (readonly [weight: number, arranging: Arranging])[];
const weightedFor = new WeakMap<Settings, Weighted>();

/** The strategies that the claims leave something to do. */
function awareFor(settings: Settings): Weighted {
  const known = weightedFor.get(settings);
  if (known !== undefined) return known;
  const names = Object.keys(AWARE) as (keyof typeof AWARE)[];
  const meant = names.filter((name) => NEEDS[name]?.(settings) ?? true);
  const usual = meant.map((name) => [WEIGHTS[name], { name, strategy: AWARE[name] }] as const);
  const special = Object.entries(SPECIAL[settings.edition ?? 'heroes'].strategies).map(
    ([name, { weight, strategy }]) => [weight, { name, strategy }] as const,
  );
  const weighted = [...usual, ...special];
  weightedFor.set(settings, weighted);
  return weighted;
}

const KINDS = [
  [1, 'plain'],
  [1, 'uniform'],
  [19, 'aware'],
] as const;

function playAware(table: Table): void {
  const { draw } = table;
  const aware = awareFor(table.settings);
  const play = ({ name, strategy }: Arranging) => {
    table.strategies.push(name);
    strategy(table);
  };
  const last: Arranging[] = [];
  draw.many(3, 5, (index) => {
    if (index > 0 && table.room < 3) return;
    const one = draw.evenly(aware);
    if (LAST.includes(one.name)) last.push(one);
    else play(one);
  });
  last.forEach(play);
  addHeroes(table);
}

function drawTable(draw: Draw, settings: Settings): Table {
  const kind = draw.evenly(KINDS);
  const isHostile = settings.preset === 'both' ? draw.flag(0.3) : settings.preset === 'hostile';
  const table = new Table(draw, settings, isHostile, draw.flag(0.3) ? 'B' : 'A');
  if (kind === 'aware') playAware(table);
  else {
    addHeroes(table);
    table.strategies.push(kind);
    UNARRANGED[kind](table);
  }
  SPECIAL[settings.edition ?? 'heroes'].finish(table);
  if (isHostile) corrupt(table);
  table.picks.push(...draw.many(0, 6, () => draw.below(9)));
  return table;
}

/** A case with its choices and what shrinking knows of them. */
export interface Traced extends Drawn {
  readonly spans: readonly Span[];
  /** The strategies that took part, in their order. */
  readonly strategies: readonly string[];
}

/** The case that a sequence of choices stands for, with how it was made. */
export function traced(choices: readonly number[], settings: Settings = EVERYTHING): Traced {
  const draw = Draw.replay(choices);
  const table = drawTable(draw, settings);
  return { case: table.case(), choices: draw.choices, spans: draw.spans, strategies: table.strategies };
}

/** The case that a sequence of choices stands for; whatever the numbers, it is well-formed. */
export function caseFrom(choices: readonly number[], settings: Settings = EVERYTHING): Drawn {
  const { case: made, choices: used } = traced(choices, settings);
  return { case: made, choices: used };
}

/** Case number `index` of a run, the same however the run is cut. */
export function caseAt(seed: number, index: number, settings: Settings = EVERYTHING): Drawn {
  const draw = Draw.random(seedOf(seed, index), spreadOf(seed, index));
  return { case: drawTable(draw, settings).case(), choices: draw.choices };
}

/** One in so many cases of a comparison is made for relations that have something to say of few others. */
const RELATED = 3;

/** Case number `index` of those on which an engine is compared with itself. */
export function relatedAt(seed: number, index: number, settings: Settings = EVERYTHING): Case {
  if (index % RELATED > 0) return caseAt(seed, index, settings).case;
  const draw = Draw.random(seedOf(seed, index));
  const table = new Table(draw, settings, false, draw.flag(0.3) ? 'B' : 'A');
  addHeroes(table);
  related(table);
  SPECIAL[settings.edition ?? 'heroes'].finish(table);
  return table.case();
}

/**
 * Case number `index` of a run that draws everything alike and arranges nothing: what the portfolio is measured
 * by. Boards have as many cards in the mean as those of the portfolio.
 */
export function uniformAt(seed: number, index: number, settings: Settings = EVERYTHING): Case {
  const draw = Draw.random(seedOf(seed, index));
  const table = new Table(draw, settings, false, draw.flag(0.5) ? 'B' : 'A');
  addHeroes(table);
  addCrowd(table, 6);
  UNARRANGED.uniform(table);
  table.picks.push(...draw.many(0, 6, () => draw.below(9)));
  return table.case();
}

/** Cases `from` up to but not including `from + count` of a run. */
export function* cases(
  seed: number,
  count: number,
  settings: Settings = EVERYTHING,
  from = 0,
): Generator<Drawn> {
  for (let index = from; index < from + count; index++) yield caseAt(seed, index, settings);
}
