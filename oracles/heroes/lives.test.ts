import { describe, expect, it } from 'vitest';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Life } from '../../spec/model/life.ts';
import { hasLost, isDestroyed } from '../../spec/questions/fate.ts';
import type { Layers } from '../../spec/questions/life.ts';
import { lifeAfter, lifeLevel } from '../../spec/questions/life.ts';
import { changed, creature, life } from '../examples.ts';
import { refusers, smallestBlame } from '../trying.ts';
import { heroes } from './index.ts';

const layers = (starting: number, wounds: number, additional: number, negative: number): Layers => ({
  starting,
  wounds,
  additional,
  negative,
});
const give = (amount: number): Deed => ({ verb: 'give life', amount, until: 'lasting' });
const take = (amount: number): Deed => ({ verb: 'take life', amount, until: 'lasting' });
const wound = (amount: number): Deed => ({ verb: 'wound', amount });
const heal = (amount: number): Deed => ({ verb: 'heal', amount });
const set = (to: number): Deed => ({ verb: 'set life', to });

const STAYS = { 'heroes/504.5': 'the newcomer removes all and stays' };
const SPENT = { 'heroes/504.5': 'the newcomer removes all and is spent' };

/** All other layers that differ by at most two in each field. */
const neighbours = (answer: Layers): Layers[] => {
  const about = (n: number) => [-2, -1, 0, 1, 2].map((by) => n + by).filter((value) => value >= 0);
  return about(answer.starting)
    .flatMap((starting) =>
      about(answer.wounds).flatMap((wounds) =>
        about(answer.additional).flatMap((additional) =>
          about(answer.negative).map((negative) => layers(starting, wounds, additional, negative)),
        ),
      ),
    )
    .filter((other) => lifeAfter.key(other) !== lifeAfter.key(answer));
};

describe('layers worked out by hand', () => {
  const cases: [string, Life, Deed, Layers, Record<string, string>][] = [
    ['4 given on 5 − 3', life(5, { negative: 3 }), give(4), layers(5, 0, 1, 0), {}],
    ['2 given on 5 − 3', life(5, { negative: 3 }), give(2), layers(5, 0, 0, 1), {}],
    ['2 given on 5 − 3, staying', life(5, { negative: 3 }), give(2), layers(5, 0, 2, 0), STAYS],
    ['2 given on 5 − 3, spent', life(5, { negative: 3 }), give(2), layers(5, 0, 0, 0), SPENT],
    ['2 taken from 5 + 2, one wound', life(5, { wounds: 1, additional: 2 }), take(2), layers(5, 1, 0, 0), {}],
    ['1 taken from 5 + 2, staying', life(5, { additional: 2 }), take(1), layers(5, 0, 0, 1), STAYS],
    ['3 wounds on 5 + 2', life(5, { additional: 2 }), wound(3), layers(5, 3, 2, 0), {}],
    ['2 given on 5 with 4 wounds', life(5, { wounds: 4 }), give(2), layers(5, 4, 2, 0), {}],
    ['2 healed of 3 wounds, − 1', life(5, { wounds: 3, negative: 1 }), heal(2), layers(5, 1, 0, 1), {}],
    ['5 healed of 3 wounds', life(5, { wounds: 3 }), heal(5), layers(5, 0, 0, 0), {}],
    ['set to 4 from 6 with 5 wounds', life(6, { wounds: 5 }), set(4), layers(6, 0, 0, 2), {}],
    ['set to 7 from 6 with 5 wounds', life(6, { wounds: 5 }), set(7), layers(6, 0, 1, 0), {}],
    ['set to 0 from 2 + 1', life(2, { additional: 1 }), set(0), layers(2, 0, 0, 2), {}],
  ];
  it.each(cases)('%s', (_, before, deed, answer, world) => {
    const situation = changed(before, deed);
    const near = neighbours(answer);
    const allowed = near.filter((other) => refusers(heroes, lifeAfter, situation, other, world).length === 0);
    expect(refusers(heroes, lifeAfter, situation, answer, world)).toEqual([]);
    expect(allowed).toEqual([]);
  });
});

describe('fates worked out by hand', () => {
  const COUNT = { 'heroes/503.1/lethal-wounds': 'wounds as many as the starting life' };
  const HERO = { 'heroes/505.1': 'a destroyed hero has lost' };
  it.each([
    [life(4, { wounds: 3 }), life(4, { wounds: 4 }), 'destroyed', {}],
    [life(4, { wounds: 3 }), life(4, { wounds: 3 }), 'stays', {}],
    [life(4, { wounds: 2, additional: 1 }), life(4, { wounds: 4, additional: 1 }), 'stays', {}],
    [life(4, { wounds: 2, additional: 1 }), life(4, { wounds: 4, additional: 1 }), 'destroyed', COUNT],
    [life(4, { wounds: 2 }), life(4, { wounds: 2, negative: 2 }), 'destroyed', {}],
    [life(4, { wounds: 2 }), life(4, { wounds: 2, negative: 1 }), 'stays', {}],
    [life(4, { wounds: 5, additional: 2 }), life(4, { wounds: 5 }), 'destroyed', {}],
  ] as const)('%o to %o: %s', (before, after, answer, world) => {
    const fate = { card: creature('ogre', { life: before }), texts: {}, before, after, isOver: false };
    const other = answer === 'stays' ? 'destroyed' : 'stays';
    expect(refusers(heroes, isDestroyed, fate, answer, world)).toEqual([]);
    expect(refusers(heroes, isDestroyed, fate, other, world)).not.toEqual([]);
  });

  it.each([
    [life(9, { wounds: 9, additional: 4 }), false, 'lost', {}],
    [life(9, { wounds: 8, negative: 1 }), true, 'plays on', {}],
    [life(9, { wounds: 8, negative: 1 }), true, 'lost', HERO],
    [life(9, { wounds: 8 }), false, 'plays on', HERO],
  ] as const)('a hero with %o, destroyed %s: %s', (now, destroyed, answer, world) => {
    const losing = { player: 'A', life: now, isDestroyed: destroyed } as const;
    const other = answer === 'lost' ? 'plays on' : 'lost';
    expect(refusers(heroes, hasLost, losing, answer, world)).toEqual([]);
    expect(refusers(heroes, hasLost, losing, other, world)).not.toEqual([]);
  });
});

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);
const lives = [1, 2].flatMap((starting) =>
  upTo(2).flatMap((wounds) =>
    upTo(2).flatMap((additional) =>
      upTo(2).map((negative) => life(starting, { wounds, additional, negative })),
    ),
  ),
);
const deeds = [1, 2, 3].flatMap((n) => [wound(n), heal(n), give(n), take(n), set(n - 1)]);

type Engine = (before: Layers, deed: Deed) => Layers;
type Cancel = (laid: number, opposite: number) => readonly [laid: number, left: number];
const amount = (deed: Deed): number => ('amount' in deed ? deed.amount : 0);
const seen = ({ starting, wounds, effects }: Life): Layers => {
  const of = (kind: string) => effects.filter((effect) => effect.kind === kind)[0]?.left ?? 0;
  return layers(starting, wounds, of('additional'), of('negative'));
};

/** Carries deeds out as the clauses say, cancelling as told. */
const playing =
  (cancel: Cancel): Engine =>
  (before, deed) => {
    const { starting, wounds, additional, negative } = before;
    const n = amount(deed);
    if (deed.verb === 'wound') return { ...before, wounds: wounds + n };
    if (deed.verb === 'heal') return { ...before, wounds: Math.max(0, wounds - n) };
    if (deed.verb === 'set life') {
      const missing = deed.to - starting;
      return layers(starting, 0, Math.max(0, missing), Math.max(0, -missing));
    }
    const [laid, left] = cancel(n, deed.verb === 'give life' ? negative : additional);
    return deed.verb === 'give life'
      ? { ...before, additional: additional + laid, negative: left }
      : { ...before, negative: negative + laid, additional: left };
  };
const right = playing((laid, left) => [Math.max(0, laid - left), Math.max(0, left - laid)]);

const denials = (engine: Engine, world = {}): string[][] =>
  lives.flatMap((before) =>
    deeds.map((deed) =>
      refusers(heroes, lifeAfter, changed(before, deed), engine(seen(before), deed), world),
    ),
  );

describe('engines that keep to one understanding', () => {
  it.each([
    ['one for one', right, {}],
    ['removing all and staying', playing((laid) => [laid, 0]), STAYS],
    ['removing all and spent', playing((laid, left) => [left > 0 ? 0 : laid, 0]), SPENT],
  ] as const)('pass: %s', (_, engine, world) => {
    expect(denials(engine, world).flat()).toEqual([]);
  });
});

describe('engines with one fault are blamed on one clause', () => {
  const with_ = (verb: Deed['verb'], fault: (before: Layers, n: number, deed: Deed) => Layers): Engine => {
    return (before, deed) => (deed.verb === verb ? fault(before, amount(deed), deed) : right(before, deed));
  };
  const faults: [string, Engine, string][] = [
    ['gives starting life', with_('give life', (b, n) => ({ ...b, starting: b.starting + n })), '504.1.1'],
    [
      'takes starting life',
      with_('take life', (b, n) => ({ ...b, starting: Math.max(0, b.starting - n) })),
      '504.1.1',
    ],
    ['sets starting life', with_('set life', (_, __, d) => layers('to' in d ? d.to : 0, 0, 0, 0)), '504.1.1'],
    ['gives one too few', with_('give life', (b, n) => right(b, give(n - 1))), '504.2 504.5'],
    ['lays one wound too few', with_('wound', (b, n) => ({ ...b, wounds: b.wounds + n - 1 })), '504.3'],
    ['wounds as negative life', with_('wound', (b, n) => ({ ...b, negative: b.negative + n })), '504.3'],
    ['takes life as wounds', with_('take life', (b, n) => ({ ...b, wounds: b.wounds + n })), '504.4'],
    [
      'heals negative life',
      with_('heal', (b, n) => ({ ...right(b, heal(n)), negative: Math.max(0, b.negative - n) })),
      '504.4',
    ],
    [
      'wounds additional life first',
      with_('wound', (b, n) => ({
        ...b,
        additional: Math.max(0, b.additional - n),
        wounds: b.wounds + Math.max(0, n - b.additional),
      })),
      '504.5',
    ],
    [
      'wounds drop additional life',
      with_('wound', (b, n) => ({ ...right(b, wound(n)), additional: 0 })),
      '504.5',
    ],
    ['giving life heals', with_('give life', (b, n) => ({ ...right(b, give(n)), wounds: 0 })), '504.5'],
    ['lays side by side', playing((laid, left) => [laid, left]), '504.5'],
    [
      'sets and keeps wounds',
      with_('set life', (b, _, d) => ({ ...right(b, d), wounds: b.wounds })),
      '504.6',
    ],
    [
      'sets by adding X',
      with_('set life', (b, _, d) => ({
        ...b,
        wounds: 0,
        additional: b.additional + ('to' in d ? d.to : 0),
      })),
      '504.5 504.6',
    ],
  ];
  it.each(faults)('%s', (_, engine, blamed) => {
    const expected = blamed.split(' ').map((number) => `heroes/${number}`);
    expect(smallestBlame(denials(engine))).toEqual([expected]);
  });

  const levels: [string, (l: Layers) => number, string][] = [
    ['ignores additional life', (l) => l.starting - l.wounds - l.negative, '504.2'],
    ['ignores wounds', (l) => l.starting + l.additional - l.negative, '504.3'],
    ['ignores negative life', (l) => l.starting + l.additional - l.wounds, '504.4'],
  ];
  it.each(levels)('a level that %s', (_, level, blamed) => {
    const all = lives.map((now) =>
      refusers(heroes, lifeLevel, { life: now, entered: false }, level(seen(now))),
    );
    expect(smallestBlame(all)).toEqual([[`heroes/${blamed}`]]);
  });
});
