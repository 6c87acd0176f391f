import { describe, expect, it } from 'vitest';
import { attack, board, card, declare, giveLife, one, self, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Item, Pending } from '../../spec/model/state.ts';
import type { Event } from '../../spec/play/event.ts';
import { askedOf } from '../testing/answers.ts';
import type { Told } from '../testing/records.ts';
import { byItem, item, lapsed, moved, queued } from '../testing/records.ts';

const shot = one(wound(1), { types: ['creature'] });
const texts: Record<string, Ability> = {
  shot: { kind: 'activated', steps: [[shot]] },
  twice: { kind: 'activated', steps: [[shot], [shot]] },
  dear: { kind: 'activated', cost: { kind: 'exhaust', filter: { types: ['creature'] } }, steps: [[shot]] },
  alarm: { kind: 'triggered', trigger: 'targeted', steps: [[self(giveLife(1))]] },
  answer: { kind: 'triggered', trigger: 'targeted', steps: [[shot]] },
};
const wary = { printed: ['alarm'] };
const table = board(
  [
    card('archer', 'creature', 'A'),
    card('ogre', 'creature', 'B', wary),
    card('imp', 'creature', 'B', wary),
    card('elf', 'creature', 'B', { ...wary, zone: 'hand' }),
  ],
  texts,
);
const alarmOf = (source: string) =>
  queued(item(source, 'alarm', [], { id: `alarm-${source}`, controller: 'B' }));
const detected = (...steps: readonly Told[]) =>
  askedOf(table, steps, 'isDetected').map(({ situation, answer }) => [
    situation.card,
    situation.named,
    answer,
  ]);
const shooting = queued(item('archer', 'shot', ['ogre']));
const act = declare('archer', 'shot', ['ogre']);
const pending: Pending = {
  player: 'A',
  source: 'archer',
  ability: 'shot',
  at: [0, 0],
  item: 'i1',
  options: ['ogre'],
  min: 1,
  max: 1,
};

describe('a card that tells when it becomes a target', () => {
  it('has become one where its text was set off, each card in play by itself', () => {
    expect(detected({ act, events: [shooting, alarmOf('ogre')] }).slice(0, 2)).toEqual([
      ['ogre', ['ogre'], 'target'],
      ['imp', ['ogre'], 'no target'],
    ]);
    expect(detected({ act, events: [shooting] })).toEqual([
      ['ogre', ['ogre'], 'no target'],
      ['imp', ['ogre'], 'no target'],
    ]);
    expect(detected({ act, events: [shooting, lapsed('imp', 'alarm')] })).toEqual([
      ['ogre', ['ogre'], 'no target'],
      ['imp', ['ogre'], 'target'],
    ]);
  });
  it('is a consequence', () => {
    expect(askedOf(table, [{ act, events: [shooting] }], 'isDetected')[0]?.evidence).toBe('consequence');
  });
  it('is asked about when later targets are named', () => {
    const waiting = {
      act: declare('archer', 'twice', ['imp']),
      events: [queued(item('archer', 'twice', ['imp']))],
    };
    const naming: Event = { kind: 'named', group: 0, item: 'i1', at: [1, 0], cards: ['ogre'], player: 'A' };
    const steps = [waiting, { act: { act: 'resolve' as const }, events: [naming, alarmOf('ogre')] }];
    expect(detected(...steps).slice(2, 4)).toEqual([
      ['ogre', ['ogre'], 'target'],
      ['imp', ['ogre'], 'no target'],
    ]);
  });
  it('is not asked about when a defender is chosen, who is not named', () => {
    const strike: Item = { ...item('archer', 'shot', ['ogre']), kind: 'attack', ability: null };
    const defends: Event = { kind: 'defended', group: 0, item: 'i1', defender: 'imp' };
    const steps = [
      { act: attack('archer', 'ogre'), events: [queued(strike)] },
      {
        act: { act: 'choose' as const, player: 'B' as const, cards: ['imp'] },
        events: [defends, alarmOf('imp')],
      },
    ];
    expect(detected(...steps).filter(([, named]) => named?.includes('imp'))).toEqual([]);
    expect(detected(...steps).some(([, named]) => named?.includes('ogre'))).toBe(true);
  });
  it('tells apart what pays from what is named', () => {
    const paying = { ...declare('archer', 'dear', ['ogre']), pay: ['imp'] };
    const events = [queued(item('archer', 'dear', ['ogre']))];
    const asked = askedOf(table, [{ act: paying, events }], 'isDetected').map(
      ({ situation }) => situation.paying,
    );
    expect(asked).toEqual([['imp'], ['imp']]);
  });
  it('knows what has paid when the opponent chooses, and no longer when a later step is reached', () => {
    const asking = { ...pending, player: 'B' as const, ability: 'dear', item: null };
    const declaring = { act: { ...declare('archer', 'dear'), pay: ['imp'] }, events: [], pending: asking };
    const chosen = { act: 'choose' as const, player: 'B' as const, cards: ['ogre'] };
    const naming = (at: [number, number]): Event => ({
      kind: 'named',
      group: 0,
      item: 'i1',
      at,
      cards: ['ogre'],
      player: 'B',
    });
    const asked = (...steps: readonly Told[]) =>
      askedOf(table, steps, 'isDetected').map(({ situation }) => [situation.card, situation.paying]);
    const paid = [
      ['ogre', ['imp']],
      ['imp', ['imp']],
    ];
    const late = { act: chosen, events: [queued(item('archer', 'dear', ['ogre']))] };
    expect(asked(declaring, late)).toEqual(paid);
    const soon = { act: declaring.act, events: [queued(item('archer', 'dear'))] };
    expect(asked(soon, { act: chosen, events: [naming([0, 0])] }).slice(2)).toEqual(paid);
    expect(asked(soon, { act: chosen, events: [naming([1, 0])] }).slice(2)).toEqual([
      ['ogre', []],
      ['imp', []],
    ]);
  });
  it('may have kept still where what named it waits for targets itself, which could go on without end', () => {
    const answer = queued(item('imp', 'answer', ['ogre'], { id: 'answer' }));
    const heard = (...more: readonly Event[]) =>
      askedOf(table, [{ act, events: [shooting, alarmOf('ogre'), answer, ...more] }], 'isDetected')
        .filter(({ situation }) => situation.ability === 'answer')
        .map((one) => [one.situation.card, one.answer]);
    expect(heard()).toEqual([['imp', 'no target']]);
    expect(heard(alarmOf('ogre'))).toEqual([
      ['ogre', 'target'],
      ['imp', 'no target'],
    ]);
  });
  it('cannot be told where something else asks first, or the card has gone', () => {
    expect(detected({ act, events: [shooting], pending })).toEqual([]);
    const gone = moved('ogre', 'hand', 'B', byItem());
    expect(detected({ act, events: [shooting, gone] })).toEqual([['imp', ['ogre'], 'no target']]);
  });
});
