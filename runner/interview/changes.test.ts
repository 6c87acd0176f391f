import { describe, expect, it } from 'vitest';
import { board, card, change, declare, endTurn, one } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Cause, Event, RulesEffect } from '../../spec/play/event.ts';
import { answers, askedOf } from '../testing/answers.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
  destroyed,
  did,
  effectsOf,
  ended,
  flagged,
  item,
  lost,
  moved,
  queued,
  resolve,
  textsOf,
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
    card('imp', 'creature', 'A'),
    card('scroll', 'spell', 'A', { zone: 'hand', printed: ['bolt'] }),
    card('king', 'hero', 'A'),
  ],
  texts,
);
const paidByArcher: Act = {
  act: 'declare',
  player: 'A',
  source: 'imp',
  ability: 'venom',
  targets: [],
  pay: ['archer'],
};
const poisoned = (cause: Cause): Event => flagged('archer', 'poisoned', true, cause);
const textless = (cause: Cause): Event => textsOf('archer', [], cause);
const hexed = (effects: readonly Effect[], cause = byAct): Event => effectsOf('ogre', effects, cause);

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
    const venom = declare('imp', 'venom', ['archer']);
    const carried = [queued(item('imp', 'venom', ['archer'])), begun(), did('archer', byItem())];
    expect(changesOf(venom, [...carried, poisoned(byItem())])).toEqual([
      ['poisoned', { deed: { verb: 'poison' } }],
    ]);
    expect(changesOf(venom, [...carried, poisoned(byItem('i1', [0, 1]))])).toEqual([['poisoned', 'nothing']]);
  });
  it('was brought about by nothing once the instruction has ended', () => {
    const venom = declare('imp', 'venom', ['archer']);
    const carried = [queued(item('imp', 'venom', ['archer'])), begun(), did('archer', byItem()), ended()];
    expect(changesOf(venom, [...carried, poisoned(byItem())])).toEqual([['poisoned', 'nothing']]);
  });
  it('was brought about by nothing on a card that a bare change does not name', () => {
    const act = change('archer', { verb: 'poison' });
    const sick = flagged('imp', 'poisoned', true, byAct);
    expect(changesOf(act, [did('archer', byAct), did('imp', byAct), sick])).toEqual([
      ['poisoned', 'nothing'],
    ]);
  });
  it.each(['shuffling', 'deck-out'] as const)(
    'is laid to the rules effect that the engine names (%s)',
    (effect) => {
      expect(changesOf(resolve, [poisoned(byRules(effect))])).toEqual([['poisoned', { effect }]]);
    },
  );
  it('is laid to no replacement that was not told', () => {
    expect(changesOf(resolve, [poisoned(byRules('replacement'))])).toEqual([['poisoned', 'nothing']]);
  });
  it('is laid to static texts with all that stands around the card', () => {
    const [[, by]] = changesOf(resolve, [poisoned(byRules('static effect'))]) as [[string, object]];
    expect(by).toMatchObject({
      effect: 'static effect',
      now: { poisoned: true },
      standing: { card: 'archer' },
    });
  });
  it.each<[RulesEffect, string, Act, Event[], string]>([
    ['readying', 'after a turn has begun', endTurn('A'), [turnOf('B')], 'archer'],
    ['readying', 'where a turn is ended', endTurn('A'), [], 'archer'],
    ['expiry', 'where a turn is ended', endTurn('A'), [], 'archer'],
    ['payment', 'of the card that declares', declare('archer', 'venom'), [], 'archer'],
    ['payment', 'of the card that pays', paidByArcher, [], 'archer'],
    ['payment', 'of the source of an item', resolve, [queued(item('archer', 'venom'))], 'archer'],
    ['destruction', 'after its own destruction', resolve, [destroyed('archer')], 'archer'],
    ['loss', 'of a hero whose player has lost', resolve, [lost('A')], 'king'],
  ])('is laid to %s %s', (effect, _, act, earlier, id) => {
    const event = flagged(id, 'exhausted', true, byRules(effect));
    const later = act.act === 'declare' ? [queued(item(act.source, 'venom'))] : [];
    expect(changesOf(act, [...earlier, event, ...later])).toContainEqual(['exhausted', { effect }]);
  });
  it.each<[RulesEffect, string, Act, Event[]]>([
    ['readying', 'outside a turn', resolve, []],
    ['expiry', 'outside a turn', resolve, []],
    ['payment', 'of a bystander', declare('imp', 'venom'), [queued(item('imp', 'venom'))]],
    ['payment', 'with nothing declared', resolve, []],
    ['destruction', 'after another card’s', resolve, [destroyed('imp')]],
    ['loss', 'of no hero', resolve, [lost('A')]],
  ])('is laid to nothing where %s is named %s', (effect, _, act, earlier) => {
    const event = flagged('archer', 'exhausted', true, byRules(effect));
    expect(changesOf(act, [...earlier, event]).at(-1)).toEqual(['exhausted', 'nothing']);
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
