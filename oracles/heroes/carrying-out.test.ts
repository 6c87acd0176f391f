import { describe, expect, it } from 'vitest';
import type { Texts } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { At } from '../../spec/model/names.ts';
import type { Obstacle } from '../../spec/questions/carrying-out.ts';
import { finalTargets, GROUNDS, isObstacle } from '../../spec/questions/carrying-out.ts';
import type { Executing } from '../../spec/questions/scene.ts';
import {
  activated,
  archer,
  choosing,
  executed,
  having,
  ogre,
  stateOf,
  stone,
  wounding,
} from '../examples.ts';
import { refusers } from '../trying.ts';
import { heroes } from './index.ts';

const creatures = { types: ['creature' as const] };
const one = wounding(choosing(creatures));
const dead: Card = { ...ogre, zone: 'graveyard', whose: 'B' };
const healthyPair = [archer, ogre];

/** Who stands in the way of an engine that leaves the instruction out on this card, or as a whole. */
const blamedForLeavingOut = (situation: Executing, card: string | null): string[] => {
  const grounds: Obstacle[] = GROUNDS.map((ground) => ({ ...situation, ground, card }));
  const answers = grounds.map((asked) => refusers(heroes, isObstacle, asked, 'obstacle'));
  return answers.some((refusing) => refusing.length === 0) ? [] : [...new Set(answers.flat())].sort();
};

describe('carrying out', () => {
  const texts = (kind: 'spell' | 'activated'): Texts => ({
    shot: { kind, steps: [[one, wounding({ kind: 'itself' }), one]] },
  });
  const at: At = [0, 1];
  const leftOut = (kind: 'spell' | 'activated', ogreNow: Card) => {
    const here = executed(healthyPair, [archer, ogreNow], { texts: texts(kind), at });
    return blamedForLeavingOut(here, null);
  };

  it('of a spell goes on whatever became of an earlier instruction', () => {
    expect(leftOut('spell', dead)).toContain('heroes/117.1');
    expect(leftOut('activated', dead)).toEqual([]);
    expect(leftOut('activated', ogre)).not.toEqual([]);
  });

  it('of a spell that may name cards when it is come to: nobody asked is an instruction left out', () => {
    const optional: At = [1, 0];
    const cast: Card = { ...archer, type: 'spell', zone: 'graveyard', whose: 'A', life: null };
    const leftOutOf = (kind: 'spell' | 'activated', cards: Card[], asked: boolean) => {
      const steps = [[wounding({ kind: 'each', filter: creatures })], [wounding(choosing(creatures, 0))]];
      const here = executed(cards, cards, { texts: { shot: { kind, steps } }, at: optional });
      const named = asked ? [{ at: optional, cards: [], amounts: null }] : [];
      return blamedForLeavingOut({ ...here, item: { ...here.item, named } }, null);
    };
    expect(leftOutOf('spell', healthyPair, false)).toEqual(['default/allowed', 'heroes/117.1']);
    expect(leftOutOf('spell', [cast, ogre], false)).toEqual([
      'default/allowed',
      'heroes/117.1',
      'heroes/118.8',
    ]);
    expect(leftOutOf('spell', healthyPair, true)).toEqual([]);
    expect(leftOutOf('spell', [cast, dead], false)).toEqual([]);
    expect(leftOutOf('activated', healthyPair, false)).toEqual([]);
  });

  it('on a barred card is done by nobody', () => {
    const rock = having(archer, 'stone');
    const here = executed([rock, ogre], [rock, ogre], { texts: { ...texts('activated'), stone }, at });
    const done = { ...here, ground: 'barred' as const, card: 'archer' };
    expect(refusers(heroes, isObstacle, done, 'no obstacle')).toEqual(['heroes/502.8']);
  });

  it('has for targets the cards named, all and no others, or the card itself', () => {
    const targets = (place: At, chosen: string[], answer: string[]) =>
      refusers(
        heroes,
        finalTargets,
        { ...executed(healthyPair, healthyPair, { texts: texts('activated'), at: place }), chosen },
        answer,
      );
    expect(targets([0, 0], ['ogre'], ['ogre', 'archer'])).toEqual(['heroes/502.4']);
    expect(targets([0, 0], ['ogre'], [])).toEqual(['heroes/502.6']);
    expect(targets(at, [], [])).toEqual(['heroes/502.8']);
    expect(targets(at, [], ['archer'])).toEqual([]);
  });
});

describe('leaving an instruction out', () => {
  const D = 'default/allowed';
  const shotAt = (filter: Parameters<typeof choosing>[0], more: Texts = {}) => ({
    texts: { shot: activated(wounding(choosing(filter))), ...more },
  });
  const poisoned = shotAt({ types: ['creature'], poisoned: true });
  const sick: Card = { ...ogre, poisoned: true };
  const paid: Card = { ...archer, exhausted: true };
  const turning = (type: Card['type']) => {
    const cost = { kind: 'exhaust' as const, filter: { types: [type] } };
    const step = wounding(choosing({ types: ['creature'] }));
    return { texts: { shot: { kind: 'activated' as const, cost, steps: [[step]] } } };
  };
  const rows: [string, Executing, string[]][] = [
    ['with nothing in the way', executed(healthyPair, [paid, ogre]), [D]],
    [
      'on a source that left',
      executed(healthyPair, [{ ...archer, zone: 'graveyard', whose: 'A' }, ogre]),
      [D, 'heroes/502.3'],
    ],
    [
      'on a source that was stolen',
      executed(healthyPair, [{ ...paid, controller: 'B' }, ogre]),
      [D, 'heroes/502.3'],
    ],
    ['on a source that was readied', executed(healthyPair, healthyPair), [D, 'heroes/502.3']],
    [
      'on a source that may have paid as any creature may',
      executed(healthyPair, [paid, ogre], turning('creature')),
      [D],
    ],
    [
      'on a source that cannot have paid',
      executed(healthyPair, [paid, ogre], turning('hero')),
      [D, 'heroes/502.3'],
    ],
    [
      'on a source that was silenced',
      executed(healthyPair, [{ ...paid, abilities: [] }, ogre]),
      [D, 'heroes/502.3.1'],
    ],
    ['on a target that was cured', executed([archer, sick], [paid, ogre], poisoned), [D, 'heroes/501.4']],
    ['on a target that left', executed(healthyPair, [paid, dead]), []],
    ['on a target that never fitted', executed(healthyPair, [paid, ogre], poisoned), []],
    [
      'on a target that cannot be wounded',
      executed([archer, having(ogre, 'stone')], [paid, having(ogre, 'stone')], shotAt({}, { stone })),
      [],
    ],
    [
      'after a loss',
      executed(healthyPair, [paid, ogre], { state: stateOf([paid, ogre], { lost: ['A'] }) }),
      [],
    ],
  ];
  it.each(rows)('%s', (_, situation, blamed) => {
    expect(blamedForLeavingOut(situation, 'ogre')).toEqual(blamed);
  });
});

describe('final targets', () => {
  it('are those named, less those that are gone', () => {
    const targets = (now: readonly Card[], answer: string[]) =>
      refusers(heroes, finalTargets, { ...executed(healthyPair, now), chosen: ['ogre'] }, answer);
    expect(targets(healthyPair, ['ogre'])).toEqual([]);
    expect(targets(healthyPair, [])).toEqual(['heroes/502.6']);
    expect(targets(healthyPair, ['archer'])).toEqual(['heroes/502.4', 'heroes/502.6']);
    expect(targets([archer, dead], [])).toEqual([]);
  });
});
