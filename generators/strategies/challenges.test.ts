import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Case } from '../../spec/play/case.ts';
import { made, share } from '../testing/arranged.ts';
import { challenges } from './challenges.ts';

describe('where somebody must be attacked first', () => {
  const cases = made(challenges, 400);
  const isShot = ({ board }: Case, id: string) => {
    const text = board.texts[id];
    const deeds = text ? stepsOf(text).flat() : [];
    return deeds.some(({ deed }) => deed.verb === 'wound' && deed.as === 'shot');
  };
  /** Who attacks, by a strike or a shot, turn by turn. */
  const attacksIn = (one: Case): string[] => {
    const turns = [''];
    for (const act of one.acts) {
      if (act.act === 'end turn') turns.push('');
      const [card] = act.act === 'enter' ? act.cards : [];
      const hired = one.board.cards.find(
        ({ id, printed }) => id === card && printed.some((it) => isShot(one, it)),
      );
      const isDeclared = act.act === 'attack' || (act.act === 'declare' && isShot(one, act.ability));
      const who = isDeclared ? act.player : hired?.owner;
      turns.push((turns.pop() ?? '') + (who ?? ''));
    }
    return turns;
  };
  it('the other player attacks before the one whose turn it is, after, or not at all', () => {
    const has = (turn: RegExp) => (one: Case) => attacksIn(one).some((attacks) => turn.test(attacks));
    expect(share(cases, has(/AB|BA/))).toBeGreaterThan(0.15);
    expect(share(cases, has(/^(A+|B+)$/))).toBeGreaterThan(0.4);
  });
});
