import { expect, test } from 'vitest';
import type { Case } from '../spec/play/case.ts';
import { cases } from './cases.ts';
import type { Settings } from './settings.ts';
import { EVERYTHING } from './settings.ts';

/** What only somebody without a menu would put, by name. */
const SIGNS: Readonly<Record<string, (made: Case) => boolean>> = {
  'several cards pay': ({ acts }) =>
    acts.some((act) => act.act === 'declare' && act.pay !== undefined && act.pay.length > 1),
  'the attacker answers for the defender': ({ acts }) =>
    acts.some((act, index) => {
      const before = acts[index - 1];
      return act.act === 'choose' && before?.act === 'attack' && before.player === act.player;
    }),
  'a huge X is paid': ({ acts }) => acts.some((act) => act.act === 'declare' && act.x === 50),
  'no card of several gets its share': ({ acts }) =>
    acts.some((act) => act.act === 'declare' && act.targets.some(({ amounts }) => amounts?.includes(20))),
  'two cards defend': ({ acts }) =>
    acts.some(
      (act, index) =>
        act.act === 'choose' && acts[index - 1]?.act === 'attack' && new Set(act.cards).size > 1,
    ),
};

/** A declaration in front of its like that differs in something. */
const isTried = ({ acts }: Case): boolean =>
  acts.some((act, index) => {
    const next = acts[index + 1];
    return (
      act.act === 'declare' &&
      next?.act === 'declare' &&
      act.source === next.source &&
      act.ability === next.ability &&
      JSON.stringify(act) !== JSON.stringify(next)
    );
  });

const { claims } = EVERYTHING;
const trusting: Settings['claims'] = { ...claims, trusts: ['targets', 'ownership', 'turn', 'exhaustion'] };
const drawnFor = (settings: Settings): Case[] => [...cases(61, 1500, settings)].map((drawn) => drawn.case);
const legal = drawnFor({ claims, preset: 'legal' });
const hostile = drawnFor({ claims, preset: 'hostile' });
const trusted = drawnFor({ claims: trusting, preset: 'hostile' });

test.each(Object.entries(SIGNS))(
  '%s: in the hostile preset, rarely or never where the engine trusts its client',
  (_, sign) => {
    const [never, often, rarely] = [legal, hostile, trusted].map((some) => some.filter(sign).length);
    expect(never).toBe(0);
    expect(often).toBeGreaterThan(0);
    expect(rarely).toBeLessThan(often ?? 0);
  },
);

test('a wrong declaration is mostly tried in front of the right one, but not where the client is trusted', () => {
  const tried = (some: readonly Case[]): number => some.filter(isTried).length / some.length;
  expect(tried(hostile)).toBeGreaterThan(0.2);
  expect(tried(legal)).toBeLessThan(0.02);
  expect(tried(trusted)).toBeLessThan(0.02);
});
