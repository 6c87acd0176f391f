import { describe, expect, it } from 'vitest';
import { board, card, change, one, wound } from '../../engines/testing/table.ts';
import type { Clause } from '../../spec/clauses/clause.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import { Case } from '../../spec/play/case.ts';
import type { Event, EventKind } from '../../spec/play/event.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { isObstacle } from '../../spec/questions/carrying-out.ts';
import { isDestroyed } from '../../spec/questions/fate.ts';
import { courtOf } from '../judge/court.ts';
import { clause } from '../testing/invented.ts';
import type { Told } from '../testing/records.ts';
import {
  begun,
  byAct,
  CLAIMS,
  did,
  ended,
  item,
  left,
  life,
  lives,
  queued,
  recordOf,
  settled,
} from '../testing/records.ts';
import { judgeCase } from './judge-case.ts';
import { Tally } from './tally.ts';

const texts = { shot: { kind: 'activated' as const, steps: [[one(wound(1), { types: ['creature'] })]] } };
const table = board([card('archer', 'creature', 'A'), card('ogre', 'creature', 'B')], texts);
const nothingHinders = on(isObstacle, { applies: () => true, ruling: () => must('no obstacle', 'so it is') });
const woundedGoes = on(isDestroyed, {
  applies: ({ after }) => after.wounds > 1,
  ruling: () => must('destroyed', 'so it is'),
});

const judged = (clauses: readonly Clause[], told: readonly Told[], capabilities: Capabilities = CLAIMS) => {
  const tally = new Tally();
  const one = Case.parse({ board: table, acts: told.map(({ act }) => act) });
  const verdict = judgeCase(courtOf(clauses), one, recordOf(table, told), capabilities, tally);
  const applied = clauses.map(({ address }) => tally.counts.get(address)?.applied ?? 0);
  return { ...verdict, applied, denied: verdict.denials.map(({ denied }) => denied) };
};
const wounding = (...amounts: number[]): Told[] =>
  amounts.map((wounds) => ({
    act: change('ogre', wound(1)),
    events: [did('ogre', byAct), lives('ogre', life(9, { wounds }), byAct)],
  }));
const omitting: readonly Event[] = [
  queued(item('archer', 'shot', ['ogre'])),
  settled(['ogre']),
  begun(),
  ended(),
  left(),
];
const without = (...kinds: EventKind[]): Capabilities => ({
  ...CLAIMS,
  events: CLAIMS.events.filter((kind) => !kinds.includes(kind)),
});

describe('a case', () => {
  const goes = clause('lamp/1', [woundedGoes]);
  it('is judged up to the first instant that fails, and no further', () => {
    expect(judged([goes], wounding(1, 2, 3))).toMatchObject({ denied: [['lamp/1']], applied: [1] });
    expect(judged([goes], wounding(1, 1)).denied).toEqual([]);
  });
  it('is judged on after a denial by uncertified clauses alone, which is shown', () => {
    const shown = clause('surrounding/1', [woundedGoes], { isUncertified: true });
    const verdict = judged([shown], wounding(2, 3));
    expect(verdict.denied).toEqual([]);
    expect(verdict.shown.map(({ denied }) => denied)).toEqual([['surrounding/1'], ['surrounding/1']]);
  });
  it('gives the readings that an answer rules out, answer by answer', () => {
    const either = clause(
      'lamp/1',
      [
        on(isDestroyed, {
          applies: ({ after }) => after.wounds > 1,
          ruling: (_, reading) => must(reading === 'hard' ? 'destroyed' : 'stays', 'so it is'),
        }),
      ],
      { readings: ['hard', 'soft'] },
    );
    const { refutations, denied } = judged([either], wounding(2, 3));
    expect(denied).toEqual([]);
    expect(refutations.map((nogoods) => nogoods.map(({ readings }) => readings))).toEqual([
      [{ 'lamp/1': 'hard' }],
      [{ 'lamp/1': 'hard' }],
    ]);
  });
});

describe('what an engine does not claim to show', () => {
  const free = clause('lamp/1', [nothingHinders]);
  const told: Told[] = [{ act: { act: 'resolve' }, events: omitting }];
  it('is judged where it is claimed', () => {
    expect(judged([free], told).denied).toEqual([['lamp/1']]);
  });
  it.each(['settled', 'did', 'ended'] as const)(
    'is not judged without «%s», alone or as part of a refusal',
    (kind) => {
      expect(judged([free], told, without(kind))).toMatchObject({ denied: [], applied: [0] });
    },
  );
});
