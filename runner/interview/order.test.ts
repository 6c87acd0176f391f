import { describe, expect, it } from 'vitest';
import { board, card, self, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Player } from '../../spec/model/names.ts';
import type { Event } from '../../spec/play/event.ts';
import { answers, askedOf } from '../testing/answers.ts';
import { byRules, item, moved, queued } from '../testing/records.ts';

const texts: Record<string, Ability> = {
  curse: { kind: 'triggered', trigger: 'death', steps: [[self(wound(1))]] },
  joy: { kind: 'triggered', trigger: 'healed', steps: [[self(wound(1))]] },
  shot: { kind: 'activated', steps: [[self(wound(1))]] },
};
const table = board(
  [card('archer', 'creature', 'A'), card('ogre', 'creature', 'B'), card('imp', 'creature', 'B')],
  texts,
);

const dies = (id: string, group = 0) =>
  moved(id, 'graveyard', id === 'archer' ? 'A' : 'B', byRules('destruction'), { group });
const declares = (source: string, ability = 'curse'): Event => {
  const controller: Player = source === 'archer' ? 'A' : 'B';
  return queued(item(source, ability, [], { id: `of-${source}`, controller }));
};
const orders = (events: readonly Event[]) =>
  answers(table, [{ act: { act: 'resolve' }, events }], ['whoGoesFirst']);

describe('two triggers set off at the same time', () => {
  it('of two players: whose is first?', () => {
    const [first, second] = [declares('archer'), declares('ogre')];
    expect(orders([dies('archer'), dies('ogre'), first, second])).toEqual(['whoGoesFirst: active']);
    expect(orders([dies('archer'), dies('ogre'), second, first])).toEqual(['whoGoesFirst: non-active']);
  });
  it('are told with who is active and whose they are', () => {
    const events = [dies('archer'), dies('ogre'), declares('ogre'), declares('archer')];
    const [asked] = askedOf(table, [{ act: { act: 'resolve' }, events }], 'whoGoesFirst');
    expect(asked?.situation).toEqual({ active: 'A', controllers: ['B', 'A'] });
  });
  it('of one player raise no question', () => {
    expect(orders([dies('ogre'), dies('imp'), declares('ogre'), declares('imp')])).toEqual([]);
  });
});

describe('no question of order', () => {
  it.each<[string, Event[]]>([
    [
      'after deaths one after the other',
      [dies('archer'), dies('ogre', 1), declares('ogre'), declares('archer')],
    ],
    [
      'for abilities that players declare',
      [dies('archer'), dies('ogre'), declares('ogre', 'shot'), declares('archer', 'shot')],
    ],
    [
      'for healing, whose occasion no event shows',
      [dies('archer'), dies('ogre'), declares('ogre', 'joy'), declares('archer', 'joy')],
    ],
    ['where nothing set them off', [declares('ogre'), declares('archer')]],
  ])('%s', (_, events) => {
    expect(orders(events)).toEqual([]);
  });
});
