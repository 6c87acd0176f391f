import { describe, expect, it } from 'vitest';
import type { Static, Texts } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Legality } from '../../spec/questions/declaring.ts';
import {
  canBeDeclared,
  massReach,
  mayBeNamed,
  mayNameSoMany,
  maySource,
} from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import {
  activated,
  archer,
  choosing,
  creature,
  declared,
  life,
  ogre,
  stateOf,
  wounding,
} from '../examples.ts';
import { refusers } from '../trying.ts';
import { heroes } from './index.ts';

const hurt = (card: Card): Card => ({ ...card, life: life(3, { wounds: 1 }) });
const dead = (card: Card): Card => ({ ...card, zone: 'graveyard', whose: card.owner, life: life(3) });
const having = (card: Card, ability: string): Card => ({ ...card, printed: [ability], abilities: [ability] });

const statics = (text: Static): Texts => ({ wall: { kind: 'static', static: text } });
const shield = statics({ text: 'cannot be target' });
const stone = statics({ text: 'cannot be', verb: 'wound' });
const shotAt = (
  filter: Parameters<typeof choosing>[0],
  min = 1,
  max: number | null = 1,
  more: Texts = {},
) => ({
  texts: { shot: activated(wounding(choosing(filter, min, max))), ...more },
});
const board = [archer, ogre];

/** What a refusal is answered with: whether some part may be illegal. */
const mayRefuse = (situation: DeclaringInstruction, cards: readonly string[]): boolean => {
  const illegal: Legality = 'illegal';
  return (
    refusers(heroes, maySource, situation, illegal).length === 0 ||
    refusers(heroes, canBeDeclared, situation, illegal).length === 0 ||
    (cards.length > 0 && refusers(heroes, mayNameSoMany, { ...situation, cards }, illegal).length === 0) ||
    cards.some((card) => refusers(heroes, mayBeNamed, { ...situation, card }, illegal).length === 0)
  );
};
const mayAccept = (situation: DeclaringInstruction, cards: readonly string[]): boolean => {
  const legal: Legality = 'legal';
  return [
    refusers(heroes, maySource, situation, legal),
    refusers(heroes, canBeDeclared, situation, legal),
    refusers(heroes, mayNameSoMany, { ...situation, cards }, legal),
    ...cards.map((card) => refusers(heroes, mayBeNamed, { ...situation, card }, legal)),
  ].every((refusing) => refusing.length === 0);
};
const named = (changes: Partial<DeclaringInstruction>, cards: string[], on: readonly Card[] = board) =>
  declared({ targets: [{ at: [0, 0], cards, amounts: null }], ...changes }, on);

describe('a declaration', () => {
  type Row = [string, DeclaringInstruction, string[], 'accept' | 'refuse' | 'either'];
  const creatures = { types: ['creature' as const] };
  const rows: Row[] = [
    ['an enemy creature', named({}, ['ogre']), ['ogre'], 'accept'],
    ['itself', named({}, ['archer']), ['archer'], 'accept'],
    ['a card twice', named(shotAt(creatures, 2, 2), ['ogre', 'ogre']), ['ogre', 'ogre'], 'refuse'],
    ['one of two', named(shotAt(creatures, 2, 2), ['ogre']), ['ogre'], 'refuse'],
    ['one of two with one there', named(shotAt(creatures, 2, 2), ['archer'], [archer]), ['archer'], 'either'],
    ['three of two', named(shotAt(creatures, 1, 1), ['ogre', 'archer']), ['ogre', 'archer'], 'refuse'],
    ['one of up to two', named(shotAt(creatures, 0, 2), ['ogre']), ['ogre'], 'accept'],
    [
      'all of any number',
      named(shotAt(creatures, 0, null), ['ogre', 'archer']),
      ['ogre', 'archer'],
      'accept',
    ],
    [
      'a neutral as one of an element',
      named(shotAt({ ...creatures, element: 'any' }), ['ogre']),
      ['ogre'],
      'refuse',
    ],
    [
      'a stolen card as own',
      named(shotAt({ ...creatures, side: 'own' }), ['ogre'], [archer, { ...ogre, controller: 'A' }]),
      ['ogre'],
      'accept',
    ],
    [
      'a stolen card as the opponent’s',
      named(
        shotAt({ ...creatures, side: 'opponent' }),
        ['ogre'],
        [archer, creature('imp', { controller: 'B' }), { ...ogre, controller: 'A' }],
      ),
      ['ogre'],
      'refuse',
    ],
    [
      'a card with negative life as wounded',
      named(
        shotAt({ ...creatures, wounded: true }),
        ['ogre'],
        [hurt(archer), { ...ogre, life: life(3, { negative: 1 }) }],
      ),
      ['ogre'],
      'refuse',
    ],
    ['a dead card', named({}, ['ogre'], [archer, dead(ogre)]), ['ogre'], 'refuse'],
    [
      'the text’s own card as another',
      named(shotAt({ ...creatures, other: true }), ['archer']),
      ['archer'],
      'refuse',
    ],
    [
      'a shielded card',
      named(shotAt(creatures, 1, 1, shield), ['ogre'], [archer, having(ogre, 'wall')]),
      ['ogre'],
      'refuse',
    ],
    [
      'itself as exhausted, the price being that',
      named(shotAt({ ...creatures, exhausted: true }), ['archer']),
      ['archer'],
      'either',
    ],
    ['by an exhausted card', named({}, ['ogre'], [{ ...archer, exhausted: true }, ogre]), ['ogre'], 'either'],
    ['by a card of the opponent', named({ player: 'B' }, ['ogre']), ['ogre'], 'either'],
    [
      'by a card from the hand',
      named({}, ['ogre'], [{ ...archer, zone: 'hand', whose: 'A' }, ogre]),
      ['ogre'],
      'either',
    ],
    ['by a silenced card', named({}, ['ogre'], [{ ...archer, abilities: [] }, ogre]), ['ogre'], 'either'],
    ['while somebody chooses', named({ isChoicePending: true }, ['ogre']), ['ogre'], 'either'],
    ['after a loss', named({ state: stateOf(board, { lost: ['A'] }) }, ['ogre']), ['ogre'], 'either'],
  ];
  it.each(rows)('naming %s', (_, situation, cards, expected) => {
    expect([mayAccept(situation, cards), mayRefuse(situation, cards)]).toEqual([
      expected !== 'refuse',
      expected !== 'accept',
    ]);
  });

  it('naming a barred card is a matter of how 502.8 is read', () => {
    const here = named(shotAt(creatures, 1, 1, stone), ['ogre'], [archer, having(ogre, 'wall')]);
    const denied = (answer: Legality, reading: string) =>
      refusers(heroes, mayBeNamed, { ...here, card: 'ogre' }, answer, { 'heroes/502.8': reading });
    expect(denied('illegal', 'a barred card may be named')).toEqual(['heroes/118.8']);
    expect(denied('legal', 'a barred card may be named')).toEqual([]);
    expect(denied('legal', 'a barred card may not be named')).toEqual(['heroes/502.8']);
  });

  it('of a mass instruction may not be refused for want of cards', () => {
    const mass = declared({
      texts: { shot: activated(wounding({ kind: 'each', filter: { types: ['hero'] } })) },
    });
    expect(mayRefuse(mass, [])).toBe(false);
    expect(refusers(heroes, canBeDeclared, mass, 'illegal')).toEqual(['heroes/502.6']);
  });

  it('reaches by a mass instruction shielded cards, and no barred ones', () => {
    const each = activated(wounding({ kind: 'each', filter: { types: ['creature'] } }));
    const reach = (more: Texts, answer: string[]) =>
      refusers(
        heroes,
        massReach,
        declared({ texts: { shot: each, ...more } }, [archer, having(ogre, 'wall')]),
        answer,
      );
    expect(reach(shield, ['ogre', 'archer'])).toEqual([]);
    expect(reach(shield, ['archer'])).toEqual(['heroes/502.6']);
    expect(reach(stone, ['archer'])).toEqual([]);
    expect(reach(stone, ['ogre'])).toEqual(['heroes/502.6', 'heroes/502.8']);
  });
});
