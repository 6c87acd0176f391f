import { describe, expect, it } from 'vitest';
import { board, card, change, one } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Cause, Event } from '../../spec/play/event.ts';
import { answers, askedOf } from '../testing/answers.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
  destroyed,
  did,
  flagged,
  item,
  moved,
  queued,
  turnOf,
} from '../testing/records.ts';

const texts: Record<string, Ability> = {
  venom: { kind: 'activated', steps: [[one({ verb: 'poison' }, { types: ['creature'] })]] },
  bolt: { kind: 'spell', steps: [[one({ verb: 'poison' }, { types: ['creature'] })]] },
};
const hex: Effect = { id: 'hex', kind: 'silence', by: null, until: 'start of turn B' };
const table = board(
  [
    card('archer', 'creature', 'A', { printed: ['venom'] }),
    card('ogre', 'creature', 'B', { exhausted: true, effects: [hex], printed: ['venom'], abilities: [] }),
    card('imp', 'creature', 'A', {}, [{ kind: 'additional', left: 1, until: 'end of turn' }]),
    card('scroll', 'spell', 'A', { zone: 'hand', printed: ['bolt'] }),
  ],
  texts,
);
const resolve: Act = { act: 'resolve' };
const poisoned = (cause: Cause): Event => flagged('archer', 'poisoned', true, cause);
const textless = (cause: Cause): Event => ({
  kind: 'abilities',
  group: 0,
  card: 'archer',
  abilities: [],
  cause,
});
const hexed = (effects: readonly Effect[], cause = byAct): Event => ({
  kind: 'effects',
  group: 0,
  card: 'ogre',
  effects: [...effects],
  cause,
});

const changesOf = (act: Act, events: readonly Event[]) =>
  askedOf(table, [{ act, events }], 'doesHappen').map(({ situation: { change, by } }) => [change, by]);

describe('a change that was seen', () => {
  it.each<[string, Event, string]>([
    ['a flag set', poisoned(byAct), 'poisoned'],
    ['a flag cleared', flagged('ogre', 'exhausted', false, byAct), 'readied'],
    ['texts', textless(byAct), 'texts'],
    ['an effect gone', hexed([]), 'effects'],
    ['an effect with another term', hexed([{ ...hex, until: 'lasting' }]), 'effects'],
    [
      'the controller',
      { kind: 'control', group: 0, card: 'ogre', controller: 'A', cause: byAct },
      'controller',
    ],
    ['the zone', moved('archer', 'hand', 'A', byAct), 'zone'],
  ])('%s: did anything bring it about?', (_, event, name) => {
    expect(changesOf(resolve, [event])).toEqual([[name, 'nothing']]);
  });
  it('that leaves everything as it was is none', () => {
    const same = [
      flagged('ogre', 'exhausted', true, byAct),
      hexed([hex]),
      flagged('ghost', 'poisoned', true, byAct),
    ];
    expect(changesOf(resolve, same)).toEqual([]);
  });
  it('was brought about by the deed done just before to this card, by the same cause', () => {
    const act = change('archer', { verb: 'poison' });
    expect(changesOf(act, [did('archer', byAct), poisoned(byAct)])).toEqual([
      ['poisoned', { deed: { verb: 'poison' } }],
    ]);
    expect(changesOf(act, [did('imp', byAct), poisoned(byAct)])).toEqual([['poisoned', 'nothing']]);
    const carried = [queued(item('imp', 'venom', ['archer'])), begun(), did('archer', byItem())];
    expect(changesOf(resolve, [...carried, poisoned(byItem())])).toEqual([
      ['poisoned', { deed: { verb: 'poison' } }],
    ]);
    expect(changesOf(resolve, [...carried, poisoned(byItem('i1', [0, 1]))])).toEqual([
      ['poisoned', 'nothing'],
    ]);
  });
  it('is laid to the rules effect that the engine names', () => {
    expect(changesOf(resolve, [poisoned(byRules('readying'))])).toEqual([
      ['poisoned', { effect: 'readying' }],
    ]);
  });
  it('of the zone of a card that is played is that card’s own', () => {
    const entering: Act = { act: 'enter', cards: ['scroll'] };
    expect(changesOf(entering, [moved('scroll', 'play', null, byAct)])).toEqual([['zone', 'played']]);
    expect(changesOf(entering, [moved('archer', 'hand', 'A', byAct)])).toEqual([['zone', 'nothing']]);
    const casting: Act = { act: 'declare', player: 'A', source: 'scroll', ability: 'bolt', targets: [] };
    const gone = moved('scroll', 'graveyard', 'A', byAct);
    expect(changesOf(casting, [queued(item('scroll', 'bolt')), gone])).toEqual([['zone', 'played']]);
  });
});

describe('a deed that was done shows', () => {
  const doneBy = (deed: Deed, events: readonly Event[], target = 'archer') =>
    answers(table, [{ act: change(target, deed), events: [did(target, byAct), ...events] }], ['isDone']);
  it.each<[Deed['verb'], Event[]]>([
    ['poison', [poisoned(byAct)]],
    ['silence', [textless(byAct)]],
    ['exhaust', [flagged('archer', 'exhausted', true, byAct)]],
    ['destroy', [destroyed('archer', byAct)]],
  ])('%s', (verb, events) => {
    const deed = (verb === 'silence' ? { verb, until: 'lasting' } : { verb }) as Deed;
    expect(doneBy(deed, events)).toEqual(['isDone: shows']);
    expect(doneBy(deed, [])).toEqual(['isDone: does not show']);
  });
  it('in what was so already', () => {
    expect(doneBy({ verb: 'ready' }, [])).toEqual(['isDone: shows']);
    expect(doneBy({ verb: 'ready' }, [], 'ogre')).toEqual(['isDone: does not show']);
    expect(doneBy({ verb: 'cure' }, [])).toEqual(['isDone: shows']);
  });
  it('only in changes of the same cause on the same card', () => {
    expect(doneBy({ verb: 'poison' }, [poisoned(byItem())])).toEqual(['isDone: does not show']);
    expect(doneBy({ verb: 'poison' }, [flagged('imp', 'poisoned', true, byAct)])).toEqual([
      'isDone: does not show',
    ]);
  });
});

describe('a turn that has passed', () => {
  const end: Act = { act: 'end turn', player: 'A' };
  const turned = (events: readonly Event[]) =>
    answers(table, [{ act: end, events }], ['isStillThere', 'doesReady']);
  it('asks of every effect whether it is still there, and of every exhausted card whether it readied', () => {
    expect(turned([turnOf('B')])).toEqual(
      ['isStillThere ogre hex: on it', 'doesReady ogre: stays exhausted', 'isStillThere imp-0: on it'].map(
        (line) => line.replace('ogre hex', 'hex'),
      ),
    );
  });
  it('tells what is gone and what readied', () => {
    const readied = flagged('ogre', 'exhausted', false, byRules('readying'));
    const bare = { starting: 3, wounds: 0, effects: [], level: null };
    const gone: Event = { kind: 'life', group: 0, card: 'imp', life: bare, cause: byRules('expiry') };
    expect(turned([gone, turnOf('B'), readied, hexed([], byRules('expiry'))])).toEqual([
      'isStillThere hex: gone',
      'doesReady ogre: readies',
      'isStillThere imp-0: gone',
    ]);
  });
  it('says who ended and who began', () => {
    const [asked] = askedOf(table, [{ act: end, events: [turnOf('B')] }], 'doesReady');
    expect(asked?.situation.turn).toEqual({ ended: 'A', began: 'B' });
  });
  it('says nothing of a card that moved, and does not ask of one that changed sides whether it readied', () => {
    expect(turned([moved('ogre', 'hand', 'B', byAct), turnOf('B')])).toEqual(['isStillThere imp-0: on it']);
    const stolen: Event = {
      kind: 'control',
      group: 0,
      card: 'ogre',
      controller: 'A',
      cause: byRules('expiry'),
    };
    expect(turned([turnOf('B'), stolen])).toEqual(['isStillThere hex: on it', 'isStillThere imp-0: on it']);
  });
  it('is none without its event', () => {
    expect(turned([])).toEqual([]);
  });
});
