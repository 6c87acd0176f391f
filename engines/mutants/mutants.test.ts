import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CLASSIC } from '../../spec/editions/classic.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import { Case } from '../../spec/play/case.ts';
import { fold } from '../../spec/play/fold.ts';
import type { CaseRecord } from '../../spec/play/record.ts';
import { enginesOf } from '../index.ts';
import { reference } from '../reference/index.ts';
import { randomCase } from '../testing/random-case.ts';
import { randomClassicCase } from '../testing/random-classic.ts';
import { replay } from '../testing/replay.ts';
import { blindMutants } from './blind/index.ts';
import { classicMutants } from './classic/index.ts';
import { mutants as heroesMutants } from './index.ts';
import { bugRows } from './rows.ts';

const folder = new URL('../../fixtures/mutants/', import.meta.url);
const stored = readdirSync(folder).map((file) => file.replace('.json', ''));
const storedCase = (name: string) =>
  Case.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));

/** What an engine says to people is no difference. */
const withoutReasons = ({ before, steps }: CaseRecord) => ({
  before,
  steps: steps.map(({ act, picked, reply }) => ({ act, picked, reply: { ...reply, reason: null } })),
});

const mutants = [...heroesMutants, ...classicMutants];
const randomOf = { heroes: randomCase, classic: randomClassicCase };

const addressesIn = ({ name, clauses }: Edition): string[] => [
  ...Object.entries(clauses).flatMap(([number, { items = [] }]) => [
    `${name}/${number}`,
    ...items.map((item) => `${name}/${number}/${item}`),
  ]),
  ...['allowed', 'unchanged', 'fields'].map((of) => `default/${of}`),
];
const addresses = { heroes: addressesIn(HEROES), classic: addressesIn(CLASSIC) };

describe('each mutant', () => {
  it.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
    '%s differs in its stored case',
    (name, mutant) => {
      const play = storedCase(name);
      const engine = mutant.engine();
      expect(play.edition).toBe(mutant.edition);
      const expected = withoutReasons(replay(reference(mutant.edition), play));
      const played = [replay(engine, play), replay(engine, play)].map(withoutReasons);
      expect(played).not.toEqual([expected, expected]);
      expect(mutant.breaks.length).toBeGreaterThan(0);
      for (const address of mutant.breaks) expect(addresses[mutant.edition]).toContain(address);
    },
  );

  it('tells its own state by its events, as any honest engine', () => {
    for (const { name, edition, engine } of mutants) {
      const player = engine();
      for (let seed = 0; seed < 6; seed += 1) {
        const { before, steps } = replay(player, randomOf[edition](seed));
        let state = before;
        for (const { reply } of steps) {
          state = reply.events.reduce(fold, state);
          if (!isDeepStrictEqual(state, reply.state))
            expect(state, `${name}, seed ${seed}`).toEqual(reply.state);
        }
      }
    }
  });
});

describe('the mutants', () => {
  it('have one stored case each, and no case is left over', () => {
    expect(stored.sort()).toEqual(mutants.map(({ name }) => name).sort());
  });
  it('have names of their own under which they are registered', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    for (const { name, edition } of mutants)
      expect(enginesOf[edition][`mutant:${name}`]?.().greeting).toMatchObject({
        engine: `mutant:${name}`,
        edition,
      });
  });
});

describe('the mutants that were written blind', () => {
  it('are those of their folder, and say so', () => {
    expect(blindMutants).toHaveLength(15);
    expect(mutants.filter(({ isBlind }) => isBlind)).toEqual(blindMutants);
  });
});

describe('the mutants of classic', () => {
  it('break every clause of it', () => {
    const broken = new Set(classicMutants.flatMap(({ breaks }) => breaks));
    for (const number of Object.keys(CLASSIC.clauses)) expect(broken).toContain(`classic/${number}`);
  });
});

describe('the public bug cases', () => {
  it('have each a mutant that stands for them or a reason why none does, and no number is invented', () => {
    const standing = new Set(mutants.flatMap(({ rows }) => rows));
    const numbers = bugRows.map(({ row }) => row);
    expect(bugRows.filter(({ row, reason }) => standing.has(row) === (reason !== null))).toEqual([]);
    expect([...standing].filter((row) => !numbers.includes(row))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
