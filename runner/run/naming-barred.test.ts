import { expect, test } from 'vitest';
import { engines } from '../../engines/index.ts';
import { board, card, declare, one } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Case } from '../../spec/play/case.ts';
import { reportOn, these } from '../testing/judged.ts';
import { resolve } from '../testing/records.ts';

const DEEDS: readonly Deed[] = [
  { verb: 'wound', amount: 1 },
  { verb: 'destroy' },
  { verb: 'poison' },
  { verb: 'exhaust' },
];

/** A creature that a text keeps from a deed is named for it; `printed` are all its texts. */
const namedFor = (deed: Deed, printed: readonly string[]): Case => {
  const texts: Record<string, Ability> = {
    bolt: { kind: 'spell', steps: [[one(deed, { types: ['creature'] })]] },
    stone: { kind: 'static', static: { text: 'cannot be', verb: deed.verb } },
    aegis: { kind: 'static', static: { text: 'instead', of: deed.verb, deed: { verb: 'heal', amount: 1 } } },
  };
  const cards = [
    card('bolt', 'spell', 'A', { zone: 'hand', printed: ['bolt'] }),
    card('imp', 'creature', 'B', { starting: 4, printed: [...printed] }),
  ];
  return {
    edition: 'heroes',
    board: board(cards, texts),
    acts: [declare('bolt', 'bolt', ['imp']), resolve],
    picks: [],
  };
};

const cases = DEEDS.flatMap((deed) => [namedFor(deed, ['stone']), namedFor(deed, ['stone', 'aegis'])]);

test.each([
  ['reading:one-for-one', 'a barred card may be named'],
  ['reading:barred-cannot-be-named', 'a barred card may not be named'],
  ['reading:barred-is-named-where-replaced', 'a barred card may not be named'],
])('whether it is named with a text that has something else done is open: %s', async (name, reading) => {
  const engine = engines[name]?.() ?? expect.fail(`there is no engine ${name}`);
  const { findings, rows } = await reportOn(engine, { cases: cases.length, source: these(cases) });
  expect(findings).toEqual([]);
  expect(rows.find(({ clause }) => clause === 'heroes/502.8')?.reading).toBe(reading);
});
