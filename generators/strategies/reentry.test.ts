import { describe, expect, it } from 'vitest';
import type { Act } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import { made, share } from '../testing/arranged.ts';
import { reentry } from './reentry.ts';

describe('where a card comes back', () => {
  const cases = made(reentry, 400);
  const first = ({ board }: Case): string => board.cards.find(({ type }) => type === 'creature')?.id ?? '';
  const isAt = (act: Act, id: string) =>
    act.act === 'declare' && act.targets.some(({ cards }) => cards.includes(id));
  const isLeaving = (act: Act, id: string) =>
    act.act === 'change' &&
    act.card === id &&
    (act.deed.verb === 'destroy' || (act.deed.verb === 'move' && act.deed.into !== 'play'));
  const isComing = (act: Act, id: string) =>
    (act.act === 'enter' && act.cards.includes(id)) ||
    (act.act === 'change' && act.card === id && act.deed.verb === 'move' && act.deed.into === 'play');
  const isCarriedOut = ({ act }: Act) => act === 'resolve' || act === 'resolve all';
  /** Whether acts of these kinds come one after another, whatever stands between them. */
  const inOrder = (one: Case, kinds: readonly ((act: Act, id: string) => boolean)[]) => {
    const id = first(one);
    let met = 0;
    for (const act of one.acts) if (kinds[met]?.(act, id)) met++;
    return met === kinds.length;
  };
  it('a text that was aimed at it comes too late, or when it is back', () => {
    expect(share(cases, (one) => inOrder(one, [isAt, isLeaving, isCarriedOut, isComing]))).toBeGreaterThan(
      0.15,
    );
    expect(share(cases, (one) => inOrder(one, [isAt, isLeaving, isComing, isCarriedOut]))).toBeGreaterThan(
      0.03,
    );
    expect(share(cases, (one) => !one.acts.some((act) => isAt(act, first(one))))).toBeGreaterThan(0.2);
  });
  it('it comes from the graveyard into play, or by way of the hand', () => {
    const isDying = (act: Act, id: string) =>
      act.act === 'change' && act.card === id && act.deed.verb === 'destroy';
    const isInto = (into: string) => (act: Act, id: string) =>
      act.act === 'change' && act.card === id && act.deed.verb === 'move' && act.deed.into === into;
    expect(share(cases, (one) => inOrder(one, [isDying, isInto('play')]))).toBeGreaterThan(0.02);
    expect(share(cases, (one) => inOrder(one, [isDying, isInto('hand'), isComing]))).toBeGreaterThan(0.03);
  });
});
