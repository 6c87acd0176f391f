import { describe, expect, it } from 'vitest';
import type { Ability, Instruction, Texts } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { At } from '../../spec/model/names.ts';
import {
  canBeDeclared,
  massReach,
  mayBeNamed,
  mayNameSoMany,
  mayStayOpen,
  whenNamed,
  whoChooses,
} from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { archer, choosing, declared, having, life, ogre, shield, wounding } from '../examples.ts';
import { refusers } from '../trying.ts';
import { heroes } from './index.ts';

const creatures = { types: ['creature' as const] };
const poisoning: Instruction = { deed: { verb: 'poison' }, object: choosing(creatures) };
const one = wounding(choosing(creatures));
const upToOne = wounding(choosing(creatures, 0, 1));
const hero = wounding(choosing({ types: ['hero'] }));
const hurt = wounding(choosing({ ...creatures, wounded: true }));
const byOpponent: Instruction = wounding({ ...choosing(creatures), by: 'opponent' });
const dead: Card = { ...ogre, zone: 'graveyard', whose: 'B' };
const healthyPair = [archer, ogre];

const saying = (
  kind: 'activated' | 'spell',
  steps: Instruction[][],
  at: At = [0, 0],
  cards: readonly Card[] = healthyPair,
  more: Texts = {},
): DeclaringInstruction =>
  declared({ texts: { shot: { kind, steps } satisfies Ability, ...more }, at }, cards);

describe('when a target is named', () => {
  const open = (situation: DeclaringInstruction, answer: 'legal' | 'illegal') =>
    refusers(heroes, mayStayOpen, situation, answer);

  it('of a text of one instruction: in the declaration', () => {
    expect(open(saying('activated', [[one]]), 'legal')).toEqual(['heroes/502.1']);
  });

  it('of joined parts: all in the declaration', () => {
    expect(open(saying('activated', [[one, one]], [0, 1]), 'legal')).toEqual(['heroes/116.1']);
    const named = { ...saying('activated', [[hero, one]], [0, 1]), cards: ['ogre'] };
    expect(refusers(heroes, mayNameSoMany, named, 'illegal')).toEqual(['heroes/116.1']);
  });

  it('of a part set apart: when it is reached', () => {
    const later = saying('activated', [[one], [one]], [1, 0]);
    expect(open(later, 'illegal')).toEqual(['heroes/116.1']);
    expect(refusers(heroes, whenNamed, later, 'with the declaration')).toEqual(['heroes/116.1']);
  });

  it('of the first of parts set apart: either is well', () => {
    const first = saying('activated', [[one], [one]]);
    expect([...open(first, 'legal'), ...open(first, 'illegal')]).toEqual([]);
  });

  it('by the opponent: never by the player who declares', () => {
    const theirs = saying('activated', [[byOpponent]]);
    expect(open(theirs, 'illegal')).toEqual(['heroes/118.1']);
    expect(refusers(heroes, whoChooses, { ...theirs, opponent: 'B' }, 'controller')).toEqual([
      'heroes/118.1',
    ]);
  });
});

describe('whether an instruction can be declared', () => {
  const refused = (
    situation: DeclaringInstruction,
    answer: 'legal' | 'illegal',
    reading = 'nothing is declared without a legal card',
  ) => refusers(heroes, canBeDeclared, situation, answer, { 'heroes/502.9': reading });
  const NONE_NEEDED = 'a text that allows to name none needs no card';

  it('without any card that meets all limits: not', () => {
    expect(refused(saying('activated', [[hero]]), 'legal')).toEqual(['heroes/502.9']);
    const shielded = saying(
      'activated',
      [[wounding(choosing({ ...creatures, other: true }))]],
      [0, 0],
      [archer, having(ogre, 'shield')],
      { shield },
    );
    expect(refused(shielded, 'legal')).toEqual(['heroes/502.9']);
  });

  it('without a card for a choice of none: as 502.9 is read', () => {
    const none = saying('activated', [[wounding(choosing({ types: ['hero'] }, 0, 1))]]);
    expect(refused(none, 'legal')).toEqual(['heroes/502.9']);
    expect(refused(none, 'illegal', NONE_NEEDED)).toEqual(['default/allowed']);
  });

  it('without a card for a later step: not as a spell, and otherwise who knows', () => {
    expect(refused(saying('spell', [[one], [hero]], [1, 0]), 'legal')).toEqual(['heroes/117.1']);
    const ability = saying('activated', [[one], [hero]], [1, 0]);
    expect([...refused(ability, 'legal'), ...refused(ability, 'illegal')]).toEqual([]);
  });

  it('as a spell that leaves the opponent nothing but the card that was named: not, whatever a text bars', () => {
    const other: Instruction = {
      deed: { verb: 'cure' },
      object: { ...choosing(creatures), by: 'opponent', different: true },
    };
    const stubborn: Texts = { stubborn: { kind: 'static', static: { text: 'cannot be', verb: 'cure' } } };
    const named = [{ at: [0, 0] as At, cards: ['archer'], amounts: null }];
    const left = (cards: readonly Card[]) => ({
      ...saying('spell', [[one], [other]], [1, 0], cards, stubborn),
      targets: named,
    });
    for (const alone of [archer, having(archer, 'stubborn')]) {
      expect(refused(left([alone]), 'legal')).toEqual(['heroes/117.1']);
      expect(refused(left([alone]), 'illegal')).toEqual([]);
      expect(refused(left([alone, ogre]), 'illegal')).toEqual(['heroes/118.8']);
    }
  });

  it('as a spell whose earlier step may bring the card: as 117.1 is read', () => {
    const made = saying('spell', [[one], [hurt]], [1, 0]);
    const read = (situation: DeclaringInstruction, answer: 'legal' | 'illegal', reading: string) =>
      refusers(heroes, canBeDeclared, situation, answer, { 'heroes/117.1': reading });
    expect(read(made, 'legal', 'all of them as it is declared')).toEqual(['heroes/117.1']);
    expect(read(made, 'illegal', 'all of them as it is declared')).toEqual([]);
    const inTurn = 'each as it is reached';
    expect([...read(made, 'legal', inTurn), ...read(made, 'illegal', inTurn)]).toEqual([]);
    const never = saying('spell', [[one], [hero]], [1, 0]);
    expect(read(never, 'legal', inTurn)).toEqual(['heroes/117.1']);
    const wounded = { ...ogre, life: life(3, { wounds: 1 }) };
    const there = saying('spell', [[poisoning], [hurt]], [1, 0], [archer, wounded]);
    expect(read(there, 'illegal', 'all of them as it is declared')).not.toEqual([]);
  });

  it('with cards of the opponent only, where the text names no side', () => {
    const others = saying('activated', [[wounding(choosing({ ...creatures, other: true }))]]);
    expect(refused(others, 'illegal')).toEqual(['heroes/118.8']);
  });
});

describe('which card may be named', () => {
  type Row = [string, DeclaringInstruction, 'legal' | 'illegal', string];
  const rows: Row[] = [
    ['one out of play', saying('activated', [[one]], [0, 0], [archer, dead]), 'legal', 'heroes/118.7'],
    ['one of the opponent', saying('activated', [[one]]), 'illegal', 'heroes/118.8'],
    ['one without the property', saying('activated', [[hurt]]), 'legal', 'heroes/502.7'],
    [
      'one with the property, and of the side named',
      saying(
        'activated',
        [[wounding(choosing({ ...creatures, wounded: true, side: 'opponent' }))]],
        [0, 0],
        [archer, { ...ogre, life: life(3, { wounds: 1 }) }],
      ),
      'illegal',
      'heroes/502.7',
    ],
    [
      'one out of the zone named',
      saying('activated', [[wounding(choosing({ ...creatures, zone: 'play' }))]], [0, 0], [archer, dead]),
      'legal',
      'heroes/118.9',
    ],
    ['one of another type', saying('activated', [[hero]]), 'legal', 'heroes/502.9'],
    [
      'one that cannot be a target',
      saying('activated', [[one]], [0, 0], [archer, having(ogre, 'shield')], { shield }),
      'legal',
      'heroes/502.9',
    ],
  ];
  it.each(rows)('%s', (_, situation, wrong, blamed) => {
    const right = wrong === 'legal' ? 'illegal' : 'legal';
    expect(refusers(heroes, mayBeNamed, { ...situation, card: 'ogre' }, wrong)).toEqual([blamed]);
    expect(refusers(heroes, mayBeNamed, { ...situation, card: 'ogre' }, right)).toEqual([]);
  });

  it('for two parts at once: who knows', () => {
    const both = { ...saying('activated', [[one, one]], [0, 1]), card: 'ogre' };
    expect(refusers(heroes, mayBeNamed, both, 'illegal')).toEqual([]);
  });
});

describe('how many may be named', () => {
  const named = (instruction: Instruction, cards: string[], board = healthyPair) =>
    refusers(
      heroes,
      mayNameSoMany,
      { ...saying('activated', [[instruction]], [0, 0], board), cards },
      'legal',
    );
  it('not more than the text says, nor fewer, nor one twice', () => {
    expect(named(one, ['archer', 'ogre'])).toEqual(['heroes/118.4']);
    expect(named(wounding(choosing(creatures, 2, 2)), ['ogre'])).toEqual(['heroes/502.6']);
    expect(named(wounding(choosing(creatures, 2, 2)), ['ogre', 'ogre'])).toEqual(['text']);
    expect(named(upToOne, ['ogre'])).toEqual([]);
  });
});

describe('a mass instruction', () => {
  it('reaches what it describes, in play', () => {
    const each = wounding({ kind: 'each', filter: { ...creatures, side: 'opponent' } });
    const reach = (board: readonly Card[], answer: string[]) =>
      refusers(heroes, massReach, saying('activated', [[each]], [0, 0], board), answer);
    expect(reach(healthyPair, ['ogre', 'archer'])).toEqual(['heroes/118.4']);
    expect(reach(healthyPair, [])).toEqual(['heroes/502.6']);
    expect(reach([archer, { ...dead, controller: 'B' }], ['ogre'])).toEqual(['heroes/118.7']);
  });
});
