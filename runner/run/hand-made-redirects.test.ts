import { describe, expect, it } from 'vitest';
import { attack, card, choose, declare, one, shot } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Item, Pending } from '../../spec/model/state.ts';
import { blamed, having, imp, tableOf } from '../testing/hand-made.ts';
import type { Told } from '../testing/records.ts';
import {
  begun,
  byItem,
  creatures,
  did,
  ended,
  item,
  life,
  lives,
  queued,
  settled,
} from '../testing/records.ts';

const archer = card('archer', 'creature', 'A', { strike: 1, printed: ['bolt'] });
const ghost = card('ghost', 'creature', 'B', { zone: 'graveyard' });
const wall = having('wall', 'B', 'shield');
const tableWith = (to: Filter) => {
  const dodge: Ability = { kind: 'static', static: { text: 'redirects', to } };
  const bolt: Ability = { kind: 'activated', steps: [[one(shot(1), creatures)]] };
  const shield: Ability = { kind: 'static', static: { text: 'cannot be target' } };
  return tableOf([archer, having('ogre', 'B', 'dodge'), imp, ghost, wall], { dodge, bolt, shield });
};
const strike: Item = { ...item('archer', '', ['ogre']), kind: 'attack', ability: null };
const asking = (...options: string[]): Pending => ({
  player: 'B',
  kind: 'redirect',
  source: 'ogre',
  ability: 'dodge',
  at: [0, 0],
  item: 'i1',
  options,
  min: 0,
  max: 1,
});
const hits = (id: string) => [
  settled([id]),
  begun(),
  did(id, byItem()),
  lives(id, life(3, { wounds: 1 }), byItem()),
  ended(),
];
const offering = (...options: string[]): Told[] => [
  { act: attack('archer', 'ogre'), events: [queued(strike)], pending: asking(...options) },
];
const anybody = tableWith({ types: ['hero', 'creature'] });

describe('an attack that may be led to another card', () => {
  it('may be led to any card that fits, the hero of the attacker among them', () => {
    expect(blamed(anybody, offering('hero', 'imp'))).toBe('');
    expect(blamed(anybody, offering('imp'))).toBe('heroes/118.8');
    expect(blamed(anybody, offering())).toBe('heroes/118.8');
  });
  it('is not led to a card outside of play, to the card itself, or to one that the text does not mean', () => {
    expect(blamed(anybody, offering('hero', 'imp', 'ghost'))).toBe('heroes/118.7');
    expect(blamed(anybody, offering('hero', 'imp', 'ogre'))).toBe('text');
    const own = tableWith({ ...creatures, side: 'own' });
    expect(blamed(own, offering('imp'))).toBe('');
    expect(blamed(own, offering('imp', 'hero'))).toBe('heroes/502.9');
    expect(blamed(own, offering())).toBe('default/allowed');
  });
  it('may or may not be led to its attacker and to a card that cannot be a target', () => {
    expect(blamed(anybody, offering('hero', 'imp', 'archer', 'wall'))).toBe('');
  });
});

describe('an attack that hits a card with such a text', () => {
  const struck: Told[] = [{ act: attack('archer', 'ogre'), events: [queued(strike), ...hits('ogre')] }];
  const shooting: Told[] = [
    { act: declare('archer', 'bolt', ['ogre']), events: [queued(item('archer', 'bolt', ['ogre']))] },
    { act: { act: 'resolve' }, events: hits('ogre') },
  ];
  it.each([
    ['strike', struck],
    ['shot', shooting],
  ])('has to be offered to another card before: a %s', (_, told) => {
    expect(blamed(anybody, told)).toBe('heroes/118.8');
    expect(blamed(tableWith({ ...creatures, element: 'fire' }), told)).toBe('');
  });
  it('is not offered twice', () => {
    const stays: Told = { act: choose('B'), events: hits('ogre') };
    expect(blamed(anybody, [...offering('hero', 'imp'), stays])).toBe('');
  });
});
