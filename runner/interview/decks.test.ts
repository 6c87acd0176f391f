import { describe, expect, it } from 'vitest';
import { board, card, change, endTurn, move } from '../../engines/testing/table.ts';
import type { Pending } from '../../spec/model/state.ts';
import type { Event } from '../../spec/play/event.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { answers, askedOf } from '../testing/answers.ts';
import { byAct, byRules, CLAIMS, did, lost, moved, turnOf } from '../testing/records.ts';

const table = board([
  card('elf', 'creature', 'A', { zone: 'deck' }),
  card('imp', 'creature', 'A'),
  card('king', 'hero', 'A'),
  card('queen', 'hero', 'B'),
]);
const shuffled = (player: 'A' | 'B'): Event => ({
  kind: 'shuffled',
  group: 0,
  player,
  cause: byRules('shuffling'),
});
const failed = (player: 'A' | 'B'): Event => ({ kind: 'draw failed', group: 0, player });
const deckedOut = (player: 'A' | 'B'): Event => ({
  kind: 'lost',
  group: 0,
  player,
  cause: byRules('deck-out'),
});
const choice: Pending = {
  player: 'A',
  source: 'imp',
  ability: null,
  at: [0, 0],
  item: null,
  options: [],
  min: 0,
  max: 0,
};

describe('a card that a deed moves out of a deck or into one', () => {
  const back = [did('imp', byAct), moved('imp', 'deck', 'A', byAct)];
  const out = [did('elf', byAct), moved('elf', 'hand', 'A', byAct)];
  const asked = (
    events: readonly Event[],
    pending: Pending | null = null,
    act = change('imp', move('deck')),
  ) =>
    askedOf(table, [{ act, events, pending }], 'isShuffled').map(({ situation, answer }) => [
      situation.how,
      answer,
    ]);
  it('shuffles its owner’s deck, or leaves it as it was', () => {
    expect(asked([...back, shuffled('A')])).toEqual([['returned to', 'shuffled']]);
    expect(asked([...out, shuffled('A')])).toEqual([['taken from', 'shuffled']]);
    expect(asked(back)).toEqual([['returned to', 'left as it was']]);
    expect(asked([...back, shuffled('B')])).toEqual([['returned to', 'left as it was']]);
    expect(asked([shuffled('A'), ...back])).toEqual([['returned to', 'left as it was']]);
  });
  it('leaves open what a choice or the end of the game holds up', () => {
    expect(asked(back, choice)).toEqual([]);
    expect(asked([...back, lost('A')])).toEqual([]);
    expect(asked([...back, shuffled('A')], choice)).toEqual([['returned to', 'shuffled']]);
  });
  it('is no card that is drawn, moved by the rules, or never in a deck', () => {
    expect(asked([moved('elf', 'hand', 'A', byAct), turnOf('B')], null, endTurn('B'))).toEqual([]);
    expect(asked([moved('elf', 'hand', 'A', byRules('replacement'))])).toEqual([]);
    expect(asked([did('imp', byAct), moved('imp', 'hand', 'A', byAct)])).toEqual([]);
  });
});

describe('an empty deck', () => {
  const draws = { ...CLAIMS, draws: true };
  const askedAt = (events: readonly Event[], on = table) =>
    askedOf(on, [{ act: endTurn('A'), events }], 'isDeckedOut').map(({ situation, answer }) => [
      situation.player,
      situation.times,
      answer,
    ]);
  it('from which a card should have been taken: has the player lost by it?', () => {
    expect(askedAt([turnOf('B'), failed('B')])).toEqual([['B', 1, 'plays on']]);
    expect(askedAt([turnOf('B'), failed('B'), deckedOut('B')])).toEqual([['B', 1, 'lost']]);
    expect(askedAt([turnOf('B'), failed('B'), deckedOut('A')])).toEqual([
      ['B', 1, 'plays on'],
      ['A', 0, 'lost'],
    ]);
  });
  it('is counted over the game', () => {
    const late = { ...table, failedDraws: { A: 0, B: 2 } };
    expect(askedAt([turnOf('B'), failed('B'), failed('B')], late)).toEqual([
      ['B', 3, 'plays on'],
      ['B', 4, 'plays on'],
    ]);
  });
  it('that is said to end a game in which nobody failed to draw', () => {
    expect(askedAt([turnOf('B'), deckedOut('B')])).toEqual([['B', 0, 'lost']]);
    expect(askedAt([turnOf('B'), lost('B')])).toEqual([]);
  });
  it('that goes unmentioned when a turn begins', () => {
    const missed = (events: readonly Event[], pending: Pending | null = null, claims: Capabilities = draws) =>
      answers(table, [{ act: endTurn('A'), events, pending }], ['isDeckedOut'], claims);
    expect(missed([turnOf('B')])).toEqual(['isDeckedOut: plays on']);
    expect(missed([turnOf('B')], null, CLAIMS)).toEqual([]);
    expect(missed([turnOf('A')])).toEqual([]);
    expect(missed([turnOf('B')], choice)).toEqual([]);
    expect(missed([turnOf('B'), failed('B')])).toEqual(['isDeckedOut: plays on']);
    expect(missed([turnOf('B'), lost('A')])).toEqual([]);
  });
});
