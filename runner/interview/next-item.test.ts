import { expect, it } from 'vitest';
import { board, card, declare, one, wound } from '../../engines/testing/table.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Event } from '../../spec/play/event.ts';
import { begun, CLAIMS, ended, item, left, lost, queued, recordOf, settled } from '../testing/records.ts';
import { timelineOf } from './timeline.ts';

const shot = { kind: 'activated' as const, steps: [[one(wound(1), { types: ['creature'] })]] };
const archers = ['elf', 'orc'].map((id) => card(id, 'creature', 'A', { printed: ['shot'] }));
const table = board([...archers, card('ogre', 'creature', 'B')], { shot });

const waits = (id: string, source = 'elf') => queued(item(source, 'shot', ['ogre'], { id }));
const done = (id: string): Event[] => [
  settled(['ogre'], [0, 0], id),
  begun([0, 0], id),
  ended([0, 0], id),
  left(id),
];

/** What is found of a resolve behind two declarations, whose items are «early» and «late». */
const foundIn = (edition: EditionName, act: Act, events: readonly Event[], claims = CLAIMS) =>
  timelineOf(
    table,
    recordOf(table, [
      { act: declare('elf', 'shot', ['ogre']), events: [waits('early')] },
      { act: declare('orc', 'shot', ['ogre']), events: [waits('late', 'orc')] },
      { act, events: [...events] },
    ]),
    claims,
    edition,
  ).mismatch;

const ORDERS = { heroes: ['early', 'late'], classic: ['late', 'early'] } as const;

it.each(['heroes', 'classic'] as const)('%s: a resolve carries out the next item and no other', (edition) => {
  const [next, other] = ORDERS[edition];
  const differs = `queue: «resolve» carries out ${other}, and the next one is ${next}`;
  expect(foundIn(edition, { act: 'resolve' }, done(next))).toBeNull();
  expect(foundIn(edition, { act: 'resolve' }, done(other))).toEqual({ step: 2, differs });
});

it.each(['heroes', 'classic'] as const)('%s: so does each of those of a whole queue', (edition) => {
  const [next, other] = ORDERS[edition];
  const all = { act: 'resolve all' } as const;
  expect(foundIn(edition, all, [...done(next), ...done(other)])).toBeNull();
  const differs = `queue: «resolve all» carries out ${other}, and the next one is ${next}`;
  expect(foundIn(edition, all, [...done(other), ...done(next)])).toEqual({ step: 2, differs });
});

it('what is set off meanwhile goes before what waits in the classic edition, behind it in the other', () => {
  const all = { act: 'resolve all' } as const;
  const within = (first: string) => done(first).toSpliced(2, 0, waits('cry'));
  expect(foundIn('classic', all, [...within('late'), ...done('cry'), ...done('early')])).toBeNull();
  expect(foundIn('classic', all, [...within('late'), ...done('early'), ...done('cry')])?.differs).toMatch(
    /cry$/,
  );
  expect(foundIn('heroes', all, [...within('early'), ...done('late'), ...done('cry')])).toBeNull();
  expect(foundIn('heroes', all, [...within('early'), ...done('cry'), ...done('late')])?.differs).toMatch(
    /late$/,
  );
});

it('an item that is taken off without more counts; what comes after a loss, or from an engine that claims no such events, does not', () => {
  const act = { act: 'resolve' } as const;
  expect(foundIn('classic', act, [left('early')])).not.toBeNull();
  expect(foundIn('classic', act, [lost('A'), left('early')])).toBeNull();
  const silent = { ...CLAIMS, events: CLAIMS.events.filter((kind) => kind !== 'left') };
  expect(foundIn('classic', act, done('early'), silent)).toBeNull();
});

it('a strike, which no resolve carries out, is neither next nor out of its turn', () => {
  const strike = { ...item('elf', 'shot'), id: 'strike', kind: 'attack' as const, ability: null };
  const act = { act: 'resolve' } as const;
  expect(foundIn('classic', act, [queued(strike), ...done('late'), left('strike')])).toBeNull();
  expect(foundIn('classic', act, [queued(strike), left('strike'), ...done('late')])).toBeNull();
});
