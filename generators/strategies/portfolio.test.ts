import { expect, test } from 'vitest';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Verb } from '../../spec/abilities/deed.ts';
import type { Case } from '../../spec/play/case.ts';
import { cases, traced } from '../cases.ts';
import type { Settings } from '../settings.ts';
import { EVERYTHING } from '../settings.ts';
import { AWARE, LAST, UNARRANGED } from './portfolio.ts';

const traces = (seed: number, count: number): (readonly string[])[] =>
  [...cases(seed, count)].map(({ choices }) => traced(choices).strategies);

test.each([31, 32, 33])('every strategy takes part within 100 cases (seed %i)', (seed) => {
  const met = new Set(traces(seed, 100).flat());
  expect(Object.keys({ ...AWARE, ...UNARRANGED }).filter((name) => !met.has(name))).toEqual([]);
});

test('what ends the game comes last', () => {
  const ends = (name: string) => LAST.includes(name);
  const ending = traces(31, 200).filter((names) => names.some(ends));
  expect(ending.length).toBeGreaterThan(10);
  for (const names of ending) expect(names.slice(names.findIndex(ends)).every(ends)).toBe(true);
});

const verbsOf = ({ board, acts }: Case): Verb[] => [
  ...Object.values(board.texts).flatMap((text) => [
    ...stepsOf(text)
      .flat()
      .map(({ deed }) => deed.verb),
    ...(text.kind === 'static' && text.static.text === 'cannot be' ? [text.static.verb] : []),
  ]),
  ...acts.flatMap((act) => (act.act === 'change' ? [act.deed.verb] : [])),
];

const claiming = (
  terms: Partial<Settings['claims']['terms']>,
  rest: Partial<Settings['claims']> = {},
): Settings => ({
  ...EVERYTHING,
  claims: { ...EVERYTHING.claims, ...rest, terms: { ...EVERYTHING.claims.terms, ...terms } },
});

const SMALL: readonly Settings[] = [
  claiming({
    verbs: ['wound', 'destroy'],
    abilities: ['activated'],
    objects: ['choose'],
    steps: false,
    parts: false,
    counts: false,
  }),
  claiming(
    { abilities: ['spell', 'triggered'], triggers: ['death'], objects: ['each'] },
    { changes: false, enter: false },
  ),
  claiming({
    verbs: ['heal', 'give life', 'silence'],
    abilities: ['static', 'triggered'],
    objects: ['itself'],
    parts: false,
  }),
  claiming({ verbs: [] }),
  claiming({ abilities: [], triggers: [], objects: [] }, { changes: false, enter: false }),
];

test.each(SMALL.map((settings, index) => [index, settings] as const))(
  'terms that are not claimed are never used (%i)',
  (_, settings) => {
    const { terms, changes, enter } = settings.claims;
    for (const { case: made } of cases(32, 150, settings)) {
      const { board, acts } = made;
      const texts = Object.values(board.texts);
      const steps = texts.map(stepsOf);
      const objects = steps.flat(2).map(({ object }) => object);
      for (const verb of verbsOf(made)) expect(terms.verbs).toContain(verb);
      for (const { kind } of texts) expect(terms.abilities).toContain(kind);
      for (const text of texts) if (text.kind === 'triggered') expect(terms.triggers).toContain(text.trigger);
      for (const { kind } of objects) expect(terms.objects).toContain(kind);
      if (!terms.steps) expect(steps.every(({ length }) => length <= 1)).toBe(true);
      if (!terms.parts) expect(steps.flat().every(({ length }) => length === 1)).toBe(true);
      if (!terms.counts)
        expect(
          objects.every((object) => object.kind !== 'choose' || (object.min === 1 && object.max === 1)),
        ).toBe(true);
      if (!changes) expect(acts.some(({ act }) => act === 'change')).toBe(false);
      if (!enter) expect(acts.some(({ act }) => act === 'enter')).toBe(false);
      const effects = board.cards.flatMap((card) => card.effects.map(({ kind }) => kind));
      if (!terms.verbs.includes('silence')) expect(effects).not.toContain('silence');
      if (!terms.verbs.includes('take control')) expect(effects).not.toContain('control');
    }
  },
);

const isEarly = ({ acts }: Case): boolean =>
  acts.some((act) => act.act === 'declare' && act.targets.some(({ at }) => at[0] > 0));
const earlyIn = (settings: Settings): number =>
  [...cases(33, 200, settings)].filter((drawn) => isEarly(drawn.case)).length;

test('only the hostile preset names targets too early, and not to an engine that trusts its client there', () => {
  const trusting = claiming({}, { trusts: ['ownership', 'turn', 'exhaustion', 'targets'] });
  expect(earlyIn({ ...EVERYTHING, preset: 'legal' })).toBe(0);
  expect(earlyIn({ ...EVERYTHING, preset: 'hostile' })).toBeGreaterThan(5);
  expect(earlyIn({ ...trusting, preset: 'hostile' })).toBe(0);
});
