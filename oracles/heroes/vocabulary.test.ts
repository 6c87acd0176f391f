import { describe, expect, it } from 'vitest';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Rule } from '../../spec/clauses/clause.ts';
import type { Card } from '../../spec/model/card.ts';
import { attackTargets, isDetected } from '../../spec/questions/carrying-out.ts';
import { canBeDeclared, massReach, mayAttack, mayBeNamed, mayPay } from '../../spec/questions/declaring.ts';
import { doesHappen, isDeckedOut, isDone, isShuffled } from '../../spec/questions/fate.ts';
import { strike } from '../attacks.ts';
import { archer, choosing, creature, declared, having, life, ogre, shield, stateOf } from '../examples.ts';
import { refusers, smallestBlame } from '../trying.ts';
import { daring } from './challenges.ts';
import { heroes } from './index.ts';

const hero = (id: string, player: 'A' | 'B'): Card =>
  creature(id, { type: 'hero', owner: player, controller: player, life: life(30), cost: 0 });
const shotAt = (filter: Filter, min = 1, max: number | null = 1): Ability => ({
  kind: 'triggered',
  trigger: 'hire',
  steps: [[{ deed: { verb: 'wound', amount: 3, as: 'shot' }, object: choosing(filter, min, max) }]],
});

describe('Бьорнбон has challenged, and Нойта enters', () => {
  const bjornbon = daring(hero('bjornbon', 'B'));
  const noita = having(creature('noita', { life: life(1) }), 'shot');
  const shooting = (
    filter: Filter,
    cards: readonly Card[],
    attacks: { attacker: string; target: string }[] = [],
  ) =>
    declared({
      texts: { shot: shotAt(filter) },
      source: 'noita',
      by: 'trigger',
      state: stateOf(cards, { history: { ...stateOf([]).history, attacks } }),
    });
  const board = [noita, bjornbon, hero('hero', 'A'), ogre, archer];
  const unhurt: Filter = { types: ['creature'], wounded: false };
  const first = shooting(unhurt, board);

  it('so that no creature may be shot, and nothing is declared', () => {
    expect(refusers(heroes, canBeDeclared, first, 'illegal')).toEqual([]);
    expect(refusers(heroes, canBeDeclared, first, 'legal')).toEqual(['heroes/502.9']);
    for (const card of ['ogre', 'noita', 'bjornbon']) {
      expect(refusers(heroes, mayBeNamed, { ...first, card }, 'illegal')).toEqual([]);
      expect(refusers(heroes, mayBeNamed, { ...first, card }, 'legal')).toEqual(['heroes/502.9']);
    }
  });

  it('and would shoot at will after another attack, or if the turn were not hers', () => {
    const later = shooting(unhurt, board, [{ attacker: 'archer', target: 'bjornbon' }]);
    const elsewhere = { ...first, state: { ...first.state, active: 'B' as const } };
    for (const here of [later, elsewhere]) {
      expect(refusers(heroes, canBeDeclared, here, 'illegal')).toEqual(['default/allowed']);
      expect(refusers(heroes, mayBeNamed, { ...here, card: 'ogre' }, 'illegal')).toContain('heroes/502.7');
    }
  });

  it('and a shot at anybody must be at him, and at nobody with two such heroes', () => {
    const anybody: Filter = { types: ['creature', 'hero'] };
    const here = shooting(anybody, board);
    expect(refusers(heroes, mayBeNamed, { ...here, card: 'bjornbon' }, 'illegal')).toEqual(['heroes/118.8']);
    expect(refusers(heroes, mayBeNamed, { ...here, card: 'ogre' }, 'legal')).toEqual(['heroes/502.9']);
    const torn = shooting(anybody, [...board.filter(({ id }) => id !== 'ogre'), daring(ogre)]);
    expect(refusers(heroes, canBeDeclared, torn, 'legal')).toEqual(['heroes/502.9']);
  });

  it('which leaves wounds that are no shot, and shots at several cards, alone', () => {
    const plain = declared({}, board);
    expect(refusers(heroes, mayBeNamed, { ...plain, card: 'ogre' }, 'illegal')).toEqual(['heroes/118.8']);
    const two = { ...first, texts: { shot: shotAt({ types: ['creature'] }, 2, 2) } };
    for (const answer of ['legal', 'illegal'] as const)
      expect(refusers(heroes, canBeDeclared, two, answer)).toEqual([]);
  });

  it('so that a strike must be at him too', () => {
    const striking = (target: string) => ({
      state: stateOf(board),
      texts: {},
      player: 'A' as const,
      attacker: 'archer',
      target,
    });
    expect(refusers(heroes, mayAttack, striking('ogre'), 'legal')).toEqual(['heroes/502.9']);
    for (const answer of ['legal', 'illegal'] as const)
      expect(refusers(heroes, mayAttack, striking('bjornbon'), answer)).toEqual([]);
  });
});

describe('creatures in both graveyards', () => {
  const dead = (card: Card): Card => ({ ...card, zone: 'graveyard', whose: card.owner });
  const board = [dead(creature('mine')), dead(ogre), archer];
  const raising = (kind: 'choose' | 'each', whose?: 'opponent' | 'any') => {
    const filter: Filter = { types: ['creature'], zone: 'graveyard', ...(whose && { whose }) };
    const object = kind === 'each' ? { kind, filter } : choosing(filter);
    const text: Ability = { kind: 'spell', steps: [[{ deed: { verb: 'move', into: 'hand' }, object }]] };
    return declared({ texts: { shot: text } }, board);
  };
  const naming = (whose: 'opponent' | 'any' | undefined, card: string, answer: 'legal' | 'illegal') =>
    refusers(heroes, mayBeNamed, { ...raising('choose', whose), card }, answer);

  it('are raised from the own one by Возрождение, from the other by Доппельгангер', () => {
    expect(naming(undefined, 'mine', 'illegal')).toEqual(['heroes/118.6', 'heroes/118.8']);
    expect(naming(undefined, 'ogre', 'legal')).toEqual(['heroes/118.6', 'heroes/118.9']);
    expect(naming('opponent', 'ogre', 'illegal')).toEqual(['heroes/118.8']);
    expect(naming('opponent', 'mine', 'legal')).toEqual(['heroes/118.6']);
    expect(naming('any', 'ogre', 'legal').length + naming('any', 'mine', 'legal').length).toBe(0);
    expect(naming(undefined, 'archer', 'legal')).toEqual(['heroes/118.9']);
  });

  it.each(['opponent', 'any'] as const)(
    'are not said to be of a text that does not say whose, where it says %s',
    (whose) => {
      const ask = Object.assign(() => true, { unspoken: [] });
      const reasons = ['mine', 'ogre'].flatMap((card) => {
        const situation = { ...raising('choose', whose), card };
        const speaking = heroes
          .flatMap(({ rules }) => rules)
          .filter((rule: Rule) => rule.question === mayBeNamed && rule.applies(situation));
        return speaking.map((rule: Rule) => rule.ruling(situation, '', ask)?.because);
      });
      expect(reasons).toContain('the card fits, and the text does not say which');
      expect(reasons.join()).not.toContain('does not say whose');
    },
  );

  it('are raised all together from the zone that is meant', () => {
    const reach = (answer: string[], whose?: 'any') =>
      refusers(heroes, massReach, raising('each', whose), answer);
    expect([reach(['mine']), reach(['mine', 'ogre'], 'any')]).toEqual([[], []]);
    expect(reach(['mine', 'ogre'])).toEqual(['heroes/118.6', 'heroes/118.9']);
    expect(reach([])).toEqual(['heroes/502.6']);
  });
});

describe('a price', () => {
  const cry: Ability = {
    kind: 'triggered',
    trigger: 'targeted',
    steps: [[{ deed: { verb: 'poison' }, object: { kind: 'itself' } }]],
  };
  const trap: Ability = {
    kind: 'activated',
    cost: { kind: 'exhaust', filter: { types: ['creature'], side: 'own', other: true } },
    steps: [[{ deed: { verb: 'wound', amount: 1 }, object: choosing({ types: ['creature'] }) }]],
  };
  const wall = having(creature('wall'), 'shield');
  const crier = having(creature('crier'), 'cry');
  const board = [archer, ogre, wall, crier, creature('tired', { exhausted: true })];
  const here = declared({ texts: { shot: trap, shield, cry } }, board);
  const pay = (card: string, answer: 'legal' | 'illegal') =>
    refusers(heroes, mayPay, { ...here, card }, answer);

  it('may be paid with a card that cannot be a target, and with those that fit', () => {
    expect(pay('wall', 'illegal')).toEqual(['heroes/501.3']);
    expect(pay('crier', 'illegal')).toEqual(['text']);
    expect([pay('ogre', 'legal'), pay('archer', 'legal')]).toEqual([['text'], ['text']]);
    expect([...pay('tired', 'legal'), ...pay('tired', 'illegal')]).toEqual([]);
  });

  it('makes no target of the card that pays', () => {
    const felt = (card: string, named: string[], answer: 'target' | 'no target') => {
      const targets = [{ at: [0, 0] as [number, number], cards: named, amounts: null }];
      return refusers(heroes, isDetected, { ...here, card, named, targets, paying: ['crier'] }, answer);
    };
    expect(felt('crier', ['ogre'], 'target')).toEqual(['heroes/501.3', 'heroes/502.4']);
    expect(felt('crier', ['ogre'], 'no target')).toEqual([]);
    expect(felt('crier', ['crier'], 'no target')).toEqual(['heroes/502.1', 'heroes/502.4', 'heroes/502.6']);
  });

  it('is never all that keeps a card from being a target, where others are named or a mass instruction goes for it', () => {
    const each: Ability = {
      kind: 'activated',
      steps: [[{ deed: { verb: 'poison' }, object: { kind: 'each', filter: { types: ['creature'] } } }]],
    };
    const both: Ability = { ...trap, steps: [[...trap.steps.flat(), ...each.steps.flat()]] };
    const refusing = (shot: Ability, named: string[], paying: string[]) => {
      const targets = named.map((card) => ({ at: [0, 0] as [number, number], cards: [card], amounts: null }));
      const situation = { ...here, texts: { shot, cry }, card: 'crier', named, targets, paying };
      return refusers(heroes, isDetected, situation, 'target');
    };
    const mass = ['heroes/118.2', 'heroes/118.4', 'heroes/502.6'].map((one) => [one]);
    expect(refusing(trap, [], ['crier'])).toEqual(['heroes/501.3']);
    expect(smallestBlame([refusing(each, [], ['crier']), refusing(each, [], [])])).toEqual(mass);
    expect(smallestBlame([refusing(both, ['ogre'], ['crier']), refusing(trap, ['ogre'], [])])).toEqual([
      ['heroes/502.4'],
    ]);
    expect(
      smallestBlame([
        refusing(both, ['ogre'], ['crier']),
        refusing(each, [], ['crier']),
        refusing(trap, ['ogre'], ['crier']),
      ]),
    ).toEqual([['heroes/501.3']]);
  });
});

describe('an attack', () => {
  const targets = (defender: string | null, answer: string[]) =>
    refusers(heroes, attackTargets, strike(defender), answer);

  it('is at the card named, or at the defender instead', () => {
    expect([targets(null, ['ogre']), targets('guard', ['guard'])]).toEqual([[], []]);
    expect(targets('guard', ['ogre'])).toEqual(['heroes/502.1']);
    expect(targets('guard', ['guard', 'ogre'])).toEqual(['heroes/502.5']);
    expect(targets('guard', [])).toEqual(['heroes/502.1', 'heroes/502.5']);
  });
});

describe('a deck', () => {
  it('is lost by at the third failure, and not before', () => {
    const failing = (times: number, answer: 'lost' | 'plays on') =>
      refusers(heroes, isDeckedOut, { player: 'A', times }, answer);
    expect([failing(2, 'plays on'), failing(3, 'lost')]).toEqual([[], []]);
    expect([failing(2, 'lost'), failing(3, 'plays on')]).toEqual([
      ['default/unchanged'],
      ['heroes/503.1/deck-out'],
    ]);
  });

  it('is shuffled, and receives what a text moves', () => {
    const move = { verb: 'move', into: 'deck' } as const;
    expect(refusers(heroes, isShuffled, { how: 'returned to' }, 'left as it was')).toEqual([
      'heroes/503.1/shuffling',
    ]);
    expect(refusers(heroes, isDone, { before: ogre, deed: move }, 'does not show')).toEqual(['text']);
    expect(
      refusers(heroes, doesHappen, { card: ogre, change: 'zone', by: { deed: move } }, 'happens'),
    ).toEqual([]);
  });
});
