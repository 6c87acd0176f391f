import { describe, expect, it } from 'vitest';
import type { Deed } from '../spec/abilities/deed.ts';
import type { Life, LifeEffect } from '../spec/model/life.ts';
import type { Term } from '../spec/model/names.ts';
import type { Passed, TurnChange } from '../spec/questions/life.ts';
import { lifeAfter } from '../spec/questions/life.ts';
import { heroes } from './heroes/index.ts';
import { layersOf } from './reading-life.ts';
import { refusers } from './trying.ts';

const TURN: TurnChange = { ended: 'A', began: 'B' };
const E = 'end of turn';
const S = 'start of turn A';
const L = 'lasting';
const W = 'while in play';

const effects = (kind: LifeEffect['kind'], ...all: (readonly [number, Term])[]): LifeEffect[] =>
  all.map(([left, until], i) => ({ id: `${kind}${i}`, kind, laid: left, left, by: null, until }));
const plus = (...all: (readonly [number, Term])[]): Life => of(effects('additional', ...all));
const minus = (...all: (readonly [number, Term])[]): Life => of(effects('negative', ...all));
const of = (all: LifeEffect[], wounds = 0): Life => ({ starting: 5, wounds, effects: all, level: null });

const wound: Deed = { verb: 'wound', amount: 1 };
const heal: Deed = { verb: 'heal', amount: 1 };
const set = (to: number): Deed => ({ verb: 'set life', to });
const give = (amount: number, until: Term): Deed => ({ verb: 'give life', amount, until });
const take = (amount: number, until: Term): Deed => ({ verb: 'take life', amount, until });
const poison: Deed = { verb: 'poison' };

/** Of what is left of the life that the last change came to, as the turn passes: which figures of one kind nobody refuses. */
const allowed = (kind: LifeEffect['kind'], ...changes: [Life, Passed['by'], Life][]): number[] => {
  const passed = changes.map(([before, by, after]) => ({ before, by, after }));
  const before = passed.at(-1)?.after ?? plus();
  const had = layersOf(before);
  const situation = { before, by: { expiry: TURN, passed } };
  return Array.from({ length: had[kind] + 1 }, (_, i) => i).filter(
    (left) => refusers(heroes, lifeAfter, situation, { ...had, [kind]: left }).length === 0,
  );
};

describe('additional life that was there before', () => {
  it.each<[string, Life, Deed, Life, number[]]>([
    ['a wound', plus([2, E]), wound, of(effects('additional', [2, L]), 1), [0]],
    ['a wound, of a lasting one', plus([2, L]), wound, of(effects('additional', [2, E]), 1), [2]],
    ['a healing', of(effects('additional', [2, E]), 1), heal, plus([2, L]), [0]],
    ['more life', plus([2, E]), give(1, L), plus([3, L]), [1]],
    ['more life for a while', plus([2, L]), give(1, E), plus([3, E]), [2]],
    ['more life with another term', plus([2, S]), give(1, E), plus([3, E]), [2]],
    ['a level that is set and has to rise', plus([2, E]), set(9), plus([4, L]), [2]],
    ['a level that is set and is there already', plus([2, E]), set(7), plus([2, L]), [0]],
    ['what static texts hold', plus([2, W]), give(1, E), plus([3, E]), [2]],
  ])('keeps its term through %s', (_, before, deed, after, left) => {
    expect(allowed('additional', [before, deed, after])).toEqual(left);
  });
  it('keeps its term through several deeds, and what each of them has laid has its own', () => {
    const first = plus([2, L]);
    const both = plus([4, L]);
    const hurt = of(effects('additional', [4, L]), 1);
    expect(
      allowed('additional', [plus(), give(2, E), first], [first, give(2, S), both], [both, wound, hurt]),
    ).toEqual([2]);
  });
  it('keeps its term through a turn in which it does not end', () => {
    const began: TurnChange = { ended: 'B', began: 'A' };
    const laid = plus([3, L]);
    const left = plus([1, L]);
    const later = plus([1, 'start of turn B'], [2, S]);
    expect(allowed('additional', [later, wound, laid], [laid, began, left])).toEqual([0]);
  });
});

describe('what is left of life after some of it was removed', () => {
  it('has the one term that all had', () => {
    expect(allowed('additional', [plus([3, E]), take(1, L), plus([2, L])])).toEqual([0]);
    expect(allowed('negative', [minus([3, E]), give(1, L), minus([2, L])])).toEqual([0]);
  });
  it('is what the engine shows, where that can be', () => {
    const had = plus([2, E], [2, L]);
    expect(allowed('additional', [had, take(2, L), plus([2, L])])).toEqual([2]);
    expect(allowed('additional', [had, take(2, L), plus([2, E])])).toEqual([0]);
    expect(allowed('additional', [had, take(2, L), plus([1, E], [1, L])])).toEqual([1]);
  });
  it('is open where the engine has shown other terms before', () => {
    const had = plus([2, E], [2, L]);
    const shown = of(effects('additional', [4, L]), 1);
    const now = of(effects('additional', [2, L]), 1);
    expect(allowed('additional', [had, wound, shown], [shown, take(2, L), now])).toEqual([0, 1, 2]);
  });
  it('may have been laid anew, where setting a life lowers the level or takes the place of wounds', () => {
    expect(allowed('additional', [plus([2, E]), set(6), plus([1, L])])).toEqual([1]);
    expect(allowed('additional', [plus([2, E]), set(6), plus([1, E])])).toEqual([0]);
    const hurt = of(effects('additional', [2, E]), 1);
    expect(allowed('additional', [hurt, set(7), plus([2, L])])).toEqual([2]);
    expect(allowed('additional', [hurt, set(7), plus([1, E], [1, L])])).toEqual([1]);
  });
  it('goes by the engine where additional and negative life lay on one card', () => {
    const both = of([...effects('additional', [1, E]), ...effects('negative', [2, L])]);
    expect(allowed('additional', [both, give(3, L), plus([2, L])])).toEqual([2]);
    expect(allowed('additional', [both, give(3, L), plus([1, E], [1, L])])).toEqual([1]);
  });
});

describe('a change that has no business with terms leaves them alone', () => {
  const idle: [string, Passed['by']][] = [
    ...[
      poison,
      { verb: 'cure' } as const,
      { verb: 'exhaust' } as const,
      { verb: 'ready' } as const,
      { verb: 'silence', until: L } as const,
      { verb: 'take control', until: E } as const,
      { verb: 'challenge', until: E } as const,
      { verb: 'grant', ability: 'banner', until: E } as const,
    ].map((deed): [string, Deed] => [deed.verb, deed]),
    ['static texts', 'static texts'],
  ];
  it.each(idle)('%s', (_, by) => {
    expect(allowed('additional', [plus([2, E]), by, plus([2, L])])).toEqual([0]);
    expect(allowed('additional', [plus([2, L]), by, plus([2, E])])).toEqual([2]);
    expect(allowed('negative', [minus([1, S], [2, E]), by, minus([3, S])])).toEqual([1]);
  });
  it.each(idle)('%s: but for what static texts hold, which may come and go', (_, by) => {
    expect(allowed('additional', [plus([2, E]), by, plus([2, L], [1, W])])).toEqual([1]);
    expect(allowed('additional', [plus([2, E], [1, W]), by, plus([2, L])])).toEqual([0]);
    expect(allowed('additional', [plus([2, L], [3, W]), by, plus([2, E], [1, W])])).toEqual([3]);
  });
  it('after others that have done the same', () => {
    const [laid, held] = [plus([2, L]), plus([2, L], [1, W])];
    expect(
      allowed(
        'additional',
        [plus(), give(2, E), laid],
        [laid, 'static texts', held],
        [held, poison, held],
        [held, 'static texts', laid],
      ),
    ).toEqual([0]);
  });
  it('unless static texts may have removed some: which, the engine says', () => {
    const had = plus([2, E], [2, L]);
    expect(allowed('additional', [had, 'static texts', plus([2, E], [1, L])])).toEqual([1]);
    expect(allowed('additional', [had, 'static texts', plus([1, E], [2, L])])).toEqual([2]);
    expect(allowed('additional', [had, 'static texts', plus([1, E], [2, L], [1, W])])).toEqual([3]);
    const shown = plus([4, L]);
    expect(allowed('additional', [had, poison, shown], [shown, 'static texts', plus([3, L])])).toEqual([
      0, 1, 2, 3,
    ]);
  });
});

describe('terms are as the engine shows them', () => {
  it('after a change that nobody names', () => {
    expect(allowed('additional', [plus([2, E]), null, plus([2, L])])).toEqual([2]);
  });
  it('where it has shown another life since, of which nothing was told', () => {
    const hurt = of(effects('additional', [2, E]), 1);
    expect(allowed('additional', [plus([2, E]), poison, plus([2, E])], [plus([2, L]), wound, hurt])).toEqual([
      2,
    ]);
  });
  it('after a change that does not come to their sum', () => {
    expect(allowed('additional', [plus([2, E]), wound, plus([3, L])])).toEqual([3]);
  });
});
