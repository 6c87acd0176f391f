import { describe, expect, it } from 'vitest';
import { board, card, change, endTurn, one, wound } from '../engines/testing/table.ts';
import type { Told } from '../runner/testing/records.ts';
import {
  begun,
  byAct,
  byItem,
  CLAIMS,
  did,
  ended,
  item,
  lapsed,
  left,
  lost,
  moved,
  queued,
  recordOf,
  settled,
  turnOf,
} from '../runner/testing/records.ts';
import type { Pending } from '../spec/model/state.ts';
import { Case } from '../spec/play/case.ts';
import type { Event, EventKind } from '../spec/play/event.ts';
import { checkedRecord } from './checked.ts';
import { contradictionIn } from './consistency.ts';

const shot = { kind: 'activated' as const, steps: [[one(wound(1), { types: ['creature'] })]] };
const table = board([card('archer', 'creature', 'A'), card('ogre', 'creature', 'B')], { shot });
const wounding = change('ogre', wound(1));
const waiting = queued(item('archer', 'shot', ['ogre']));
const choice: Pending = {
  player: 'A',
  source: 'archer',
  ability: 'shot',
  at: [0, 0],
  item: null,
  options: ['ogre', 'archer'],
  min: 1,
  max: 1,
};

/** What an adapter says of a record, checked as one from outside is. */
const complaintFor = (events: readonly EventKind[], ...told: readonly Told[]): string | null => {
  const request = { board: table, acts: told.map(({ act }) => act), picks: [] };
  const played = checkedRecord(request, recordOf(table, told), events);
  return 'broken' in played ? `${played.broken}: ${played.detail}` : null;
};
const complaintOf = (...told: readonly Told[]) => complaintFor(CLAIMS.events, ...told);
const of = (...events: Event[]) => complaintOf({ act: wounding, events });

describe('a record that contradicts itself is a protocol fault', () => {
  it.each<[string, Event[]]>([
    ['a «did» of the unknown card ghost', [did('ghost', byAct)]],
    ['a «moved» of the unknown card ghost', [moved('ghost', 'hand', 'A', byAct)]],
    ['a «queued» of the unknown card ghost', [queued(item('ghost', 'shot'))]],
    ['a «queued» of the unknown card ghost', [queued(item('archer', 'shot', ['ghost']))]],
    ['a «lapsed» of the unknown card ghost', [lapsed('ghost', 'shot')]],
    ['a «settled» of the unknown card ghost', [waiting, settled(['ghost'])]],
    ['a «queued» of the unknown text song', [queued(item('archer', 'song'))]],
    ['a «lapsed» of the unknown text song', [lapsed('archer', 'song')]],
    ['a «begun» of the item i1, which does not wait', [begun()]],
    ['a «did» of the item i1, which does not wait', [did('ogre', byItem())]],
    ['a «ended» of the item i1, which does not wait', [waiting, left(), ended()]],
    ['a «left» of the item i1, which does not wait', [waiting, left(), left()]],
    ['a «queued» item without a source', [queued({ ...item('archer', 'shot'), sources: [] })]],
    ['a second «queued» of the item i1: each item needs an id of its own', [waiting, waiting]],
    ['a second «queued» of the item i1: each item needs an id of its own', [waiting, left(), waiting]],
    ['a second «lost» of A', [lost('A'), lost('A')]],
    ['1 changes of turn by «change»', [turnOf('B')]],
  ])('%s', (complaint, events) => {
    expect(of(...events)).toBe(`protocol: step 1 has ${complaint}`);
  });
  it('a refusal with events', () => {
    expect(complaintOf({ act: wounding, outcome: 'refused', events: [did('ogre', byAct)] })).toBe(
      'protocol: step 1 has a refusal with events',
    );
  });
  it('two turns in one step', () => {
    expect(complaintOf({ act: endTurn('A'), events: [turnOf('B'), turnOf('A')] })).toBe(
      'protocol: step 1 has 2 changes of turn by «end turn»',
    );
  });
  it('a second loss in a later step', () => {
    expect(complaintOf({ act: wounding, events: [lost('A')] }, { act: wounding, events: [lost('A')] })).toBe(
      'protocol: step 2 has a second «lost» of A',
    );
  });
  it.each<[string, Partial<Pending>]>([
    ['a choice of at least 2 and at most 1', { min: 2 }],
    ['the unknown card ghost as an option', { options: ['ogre', 'ghost'] }],
    ['an option twice', { options: ['ogre', 'ogre'] }],
  ])('a choice with %s', (complaint, rest) => {
    const told = [{ act: wounding, pending: { ...choice, ...rest } }];
    expect(contradictionIn(table, recordOf(table, told), CLAIMS.events)).toBe(`step 1 has ${complaint}`);
  });
});

describe('a record that agrees with itself', () => {
  it.each<[string, Told]>([
    ['one turn a step', { act: endTurn('A'), events: [turnOf('B')] }],
    [
      'a turn that a choice held up',
      { act: { act: 'choose', player: 'A', cards: [] }, events: [turnOf('B')] },
    ],
    ['a loss of each player', { act: wounding, events: [lost('A'), lost('B')] }],
    [
      'an item from first to last',
      { act: wounding, events: [waiting, settled(['ogre']), begun(), ended(), left()] },
    ],
    ['a refusal without events', { act: wounding, outcome: 'refused' }],
    ['a choice of none or all', { act: wounding, pending: { ...choice, min: 0, max: 2 } }],
  ])('%s', (_, told) => {
    expect(contradictionIn(table, recordOf(table, [told]), CLAIMS.events)).toBeNull();
  });
  it('of an item that waits since an earlier step', () => {
    expect(
      complaintOf({ act: wounding, events: [waiting] }, { act: wounding, events: [begun(), left()] }),
    ).toBeNull();
  });
});

describe('a card or text of the name that every object has', () => {
  const named = (id: string) => ({ board: { cards: [{ ...card('imp', 'creature', 'A'), id }] }, acts: [] });
  it('is refused in a case', () => {
    expect(Case.safeParse(named('constructor')).success).toBe(false);
    expect(Case.safeParse(named('constructors')).success).toBe(true);
    expect(Case.safeParse({ board: { cards: [], texts: { constructor: shot } }, acts: [] }).success).toBe(
      false,
    );
  });
  it('is refused in an event', () => {
    expect(of(did('constructor', byAct))).toContain('protocol: `steps.0.reply.events.0.card`: a card id');
  });
});

describe('kinds of event that are not claimed', () => {
  const but = (...kinds: readonly EventKind[]) => CLAIMS.events.filter((kind) => !kinds.includes(kind));
  it('are passed over, whatever is sent of them', () => {
    expect(complaintFor(but('did'), { act: wounding, events: [did('ghost', byAct)] })).toBeNull();
    const request = { board: table, acts: [wounding], picks: [] };
    const record = recordOf(table, [{ act: wounding, events: [did('ogre', byAct), lost('A')] }]);
    const played = checkedRecord(request, record, but('did'));
    expect('steps' in played && played.steps[0]?.reply.events).toEqual([lost('A')]);
  });
  it('«queued» among them, leave it open which items wait', () => {
    const carriedOut = { act: wounding, events: [settled(['ogre']), begun(), ended(), left()] };
    expect(complaintFor(but('queued'), carriedOut)).toBeNull();
    expect(complaintFor(CLAIMS.events, carriedOut)).toBe(
      'protocol: step 1 has a «settled» of the item i1, which does not wait',
    );
  });
});
