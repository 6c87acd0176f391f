import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Case } from '../../spec/play/case.ts';
import { holds, made, share } from '../testing/arranged.ts';
import { redirects } from './redirects.ts';

describe('where an attack may be led away', () => {
  const cases = made(redirects);
  it('the card that may lead it is struck at, or defends another one', () => {
    const isLeading = (one: Case, id: string | undefined) =>
      one.board.cards.some((card) => card.id === id && holds(one, card, 'redirects'));
    const isLed = (one: Case, who: 'target' | 'defender') =>
      one.acts.some((act, i) => {
        if (act.act !== 'attack') return false;
        const next = one.acts[i + 1];
        const id = who === 'target' ? act.target : next?.act === 'choose' ? next.cards[0] : undefined;
        return isLeading(one, id) && (who === 'target' || !isLeading(one, act.target));
      });
    expect(share(cases, (one) => isLed(one, 'target'))).toBeGreaterThan(0.2);
    expect(share(cases, (one) => isLed(one, 'defender'))).toBeGreaterThan(0.03);
  });
  it('a shot is led to a card that cannot be wounded, to one that can, or left where it is', () => {
    const isUnhurt = ({ board: { cards, texts } }: Case, id: string | undefined) =>
      cards
        .filter((card) => card.id === id)
        .flatMap(({ printed }) => printed.map((text) => texts[text]))
        .some(
          (text) =>
            text?.kind === 'static' && text.static.text === 'cannot be' && text.static.verb === 'wound',
        );
    const isShooting = ({ board: { texts } }: Case) =>
      Object.values(texts)
        .flatMap((text) => stepsOf(text).flat())
        .some(({ deed }) => deed.verb === 'wound' && deed.as === 'shot');
    const isLedTo = (one: Case, is: (id: string | undefined) => boolean) =>
      isShooting(one) && one.acts.some((act) => act.act === 'choose' && is(act.cards[0]));
    expect(share(cases, (one) => isLedTo(one, (id) => isUnhurt(one, id)))).toBeGreaterThan(0.08);
    expect(
      share(cases, (one) => isLedTo(one, (id) => id !== undefined && !isUnhurt(one, id))),
    ).toBeGreaterThan(0.25);
    expect(share(cases, (one) => isLedTo(one, (id) => id === undefined))).toBeGreaterThan(0.05);
  });
});
