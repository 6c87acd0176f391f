import { describe, expect, it } from 'vitest';
import { board, card, declare, each, one, self, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Event } from '../../spec/play/event.ts';
import { GROUNDS } from '../../spec/questions/carrying-out.ts';
import { answers, askedOf } from '../testing/answers.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
  creatures,
  destroyed,
  did,
  ended,
  flagged,
  item,
  left,
  moved,
  queued,
  settled,
} from '../testing/records.ts';

const two = one(wound(1), creatures, { max: 2 });
const texts: Record<string, Ability> = {
  shot: { kind: 'activated', steps: [[one(wound(1), creatures)]] },
  pair: { kind: 'activated', steps: [[two]] },
  storm: { kind: 'activated', steps: [[each(wound(1), creatures)]] },
  twice: { kind: 'activated', steps: [[one(wound(1), creatures)], [one(wound(1), creatures)]] },
  bolt: { kind: 'spell', steps: [[one(wound(1), creatures)]] },
  rage: { kind: 'activated', steps: [[self(wound(1))]] },
};
const archer = card('archer', 'creature', 'A');
const table = board([archer, card('ogre', 'creature', 'B'), card('imp', 'creature', 'B')], texts);

const CARRIED = ['isObstacle', 'finalTargets', 'massReach', 'howHit'];
const declared = (ability: string, targets: readonly string[] = []) => ({
  act: { act: 'declare' as const, player: 'A' as const, source: 'archer', ability, targets: [] },
  events: [queued(item('archer', ability, targets))],
});
const resolved = (events: readonly Event[]) => ({ act: { act: 'resolve' as const }, events });
const carried = (ability: string, targets: readonly string[], events: readonly Event[]) =>
  answers(table, [declared(ability, targets), resolved(events)], CARRIED);

const onAll = (target: string | null, word: 'obstacle' | 'no obstacle', place = '') =>
  GROUNDS.map((ground) => ['isObstacle', place, target, ground].filter(Boolean).join(' ')).map(
    (name) => `${name}: ${word}`,
  );
const none = (target: string) => onAll(target, 'no obstacle');
const some = (target: string | null, place = '') => onAll(target, 'obstacle', place).join(' | ');

describe('a targeted instruction', () => {
  it('done: the targets are as settled, and nothing was an obstacle', () => {
    const events = [settled(['ogre']), begun(), did('ogre', byItem()), ended(), left()];
    expect(carried('shot', ['ogre'], events)).toEqual(['finalTargets: ogre', ...none('ogre')]);
  });
  it('not done on its target: some ground was an obstacle', () => {
    const events = [settled(['ogre']), begun(), ended(), left()];
    expect(carried('shot', ['ogre'], events)).toEqual(['finalTargets: ogre', `one of: ${some('ogre')}`]);
  });
  it('done on one of two: each is asked about by itself', () => {
    const events = [settled(['ogre', 'imp']), begun(), did('imp', byItem()), ended(), left()];
    expect(carried('pair', ['ogre', 'imp'], events)).toEqual([
      'finalTargets: imp ogre',
      `one of: ${some('ogre')}`,
      ...none('imp'),
    ]);
  });
  it('a card that was chosen and is no target: left out, or never one', () => {
    const events = [settled(['imp']), begun(), did('imp', byItem()), ended(), left()];
    expect(carried('pair', ['ogre', 'imp'], events)).toEqual([
      `one of: finalTargets: imp | ${some('ogre')}`,
      ...none('imp'),
    ]);
  });
  it('done on a card that was no target: it was one by what was done', () => {
    const events = [settled(['ogre']), begun(), did('ogre', byItem()), did('imp', byItem()), ended(), left()];
    const steps = [declared('shot', ['ogre']), resolved(events)];
    expect(answers(table, steps, ['finalTargets'])).toEqual(['finalTargets: ogre', 'finalTargets: imp ogre']);
    const evidence = askedOf(table, steps, 'finalTargets').map((asked) => asked.evidence);
    expect(evidence).toEqual(['self-reported', 'consequence']);
  });
  it('never begun: something stood in the way of each card that was named for it', () => {
    expect(carried('shot', ['ogre'], [left()])).toEqual([`one of: ${some('ogre')}`]);
    expect(carried('pair', ['ogre', 'imp'], [left()])).toEqual([
      `one of: ${some('ogre')}`,
      `one of: ${some('imp')}`,
    ]);
  });
  it('never begun, with nobody named for it: something stood in the way of all of it', () => {
    expect(carried('shot', [], [left()])).toEqual([`one of: ${some(null)}`]);
  });
  it('never begun, of its own card: something stood in the way of that one', () => {
    expect(carried('rage', [], [left()])).toEqual([`one of: ${some('archer')}`]);
  });
  it('begun and never ended, with the item gone: not done', () => {
    const events = [settled(['ogre']), begun(), left()];
    expect(carried('shot', ['ogre'], events)).toEqual(['finalTargets: ogre', `one of: ${some('ogre')}`]);
  });
  it('begun, and neither ended nor gone by the end of the record: nothing is known yet', () => {
    expect(carried('shot', ['ogre'], [settled(['ogre']), begun()])).toEqual([]);
  });
  it('has the targets that the act named, whatever the item says of them', () => {
    const act = declare('archer', 'pair', ['ogre', 'imp']);
    const forgetful = { act, events: [queued(item('archer', 'pair', ['ogre']))] };
    const events = [settled(['ogre']), begun(), did('ogre', byItem()), ended(), left()];
    const steps = [forgetful, resolved(events)];
    expect(answers(table, steps, ['finalTargets'])).toEqual([`one of: finalTargets: ogre | ${some('imp')}`]);
    expect(askedOf(table, steps, 'finalTargets')[0]?.situation.chosen).toEqual(['ogre', 'imp']);
  });
  it('of a later step never begun, the first one done', () => {
    const events = [settled(['ogre']), begun(), did('ogre', byItem()), ended(), left()];
    expect(carried('twice', ['ogre'], events).at(-1)).toBe(`one of: ${some(null, '1.0')}`);
  });
  it('of a later step is judged from the state in which its targets were named', () => {
    const at: [number, number] = [1, 0];
    const first = [settled(['ogre']), begun(), did('ogre', byItem()), ended()];
    const naming: Event = { kind: 'named', group: 0, item: 'i1', at, cards: ['imp'], player: 'A' };
    const dead = moved('ogre', 'graveyard', 'B', byRules('destruction'));
    const second = [settled(['imp'], at), begun(at), did('imp', byItem('i1', at)), ended(at), left()];
    const steps = [declared('twice', ['ogre']), resolved([...first, dead, naming, ...second])];
    const declaredIn = askedOf(table, steps, 'finalTargets').map(
      ({ situation }) => situation.declaredIn.cards.ogre?.zone,
    );
    expect(declaredIn).toEqual(['play', 'graveyard']);
  });
  it('interrupted by a choice goes on in a later step of the record', () => {
    const begins = resolved([settled(['ogre']), begun(), did('ogre', byItem())]);
    const ends = resolved([ended(), left()]);
    expect(answers(table, [declared('shot', ['ogre']), begins, ends], CARRIED)).toEqual([
      'finalTargets: ogre',
      ...none('ogre'),
    ]);
  });
});

describe('a mass instruction', () => {
  const storm = (...cards: string[]) => [
    settled([]),
    begun(),
    ...cards.map((id) => did(id, byItem())),
    ended(),
    left(),
  ];
  it('reaches the cards on which it was done, and has the targets that the engine gives it', () => {
    expect(carried('storm', [], storm('archer', 'ogre'))).toEqual([
      'finalTargets: none',
      'massReach: archer ogre',
    ]);
  });
  it('that did nothing reached nobody, or was left out', () => {
    expect(carried('storm', [], storm())).toEqual([
      'finalTargets: none',
      `one of: massReach: none | ${some(null)}`,
    ]);
  });
  it.each([
    [
      'after the last of them',
      'together',
      (dead: Event) => [did('ogre', byItem()), did('imp', byItem()), dead],
    ],
    ['between them', 'in turn', (dead: Event) => [did('ogre', byItem()), dead, did('imp', byItem())]],
  ])('whose victims die %s hits %s', (_, word, between) => {
    const events = [settled([]), begun(), ...between(destroyed('ogre')), ended(), left()];
    expect(carried('storm', [], events)).toContain(`howHit: ${word}`);
  });
  it('without a death does not show how it hits', () => {
    expect(carried('storm', [], storm('archer', 'ogre')).join()).not.toContain('howHit');
  });
});

describe('the price', () => {
  const pays = flagged('archer', 'exhausted', true, byRules('payment'));
  const refunds = flagged('archer', 'exhausted', false, byRules('payment'));
  const does = [settled(['ogre']), begun(), did('ogre', byItem()), ended()];
  const paying = (declaring: readonly Event[], resolving: readonly Event[], on = table, ability = 'shot') => {
    const first = declared(ability, ['ogre']);
    const steps = [
      { ...first, events: [...first.events, ...declaring] },
      resolved([...does, ...resolving, left()]),
    ];
    return answers(on, steps, ['isPaid']);
  };
  it('is paid where its source was exhausted for it, at any time before the item leaves', () => {
    expect(paying([pays], [])).toEqual(['isPaid: paid']);
    expect(paying([], [pays])).toEqual(['isPaid: paid']);
  });
  it('is unpaid where it was not, or was given back', () => {
    expect(paying([], [])).toEqual(['isPaid: unpaid']);
    expect(paying([flagged('archer', 'exhausted', true, byAct)], [])).toEqual(['isPaid: unpaid']);
    expect(paying([pays], [refunds])).toEqual(['isPaid: unpaid']);
  });
  it('is not asked about where the item has itself exhausted what was to be exhausted for it', () => {
    expect(paying([], [flagged('archer', 'exhausted', true, byItem())])).toEqual([]);
    expect(paying([pays], [refunds, flagged('archer', 'exhausted', true, byItem())])).toEqual([
      'isPaid: unpaid',
    ]);
    expect(paying([], [flagged('ogre', 'exhausted', true, byItem())])).toEqual(['isPaid: unpaid']);
  });
  it('is not asked about where the source cannot be looked at, or no price is named', () => {
    const tired = board([{ ...archer, exhausted: true }, card('ogre', 'creature', 'B')], texts);
    expect(paying([moved('archer', 'hand', 'A', byAct)], [])).toEqual([]);
    expect(paying([], [], tired)).toEqual([]);
    expect(paying([], [], table, 'bolt')).toEqual([]);
  });
});
