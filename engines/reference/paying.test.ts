import { describe, expect, it } from 'vitest';
import type { Ability, Cost } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Act } from '../../spec/play/act.ts';
import {
  board,
  card,
  declare,
  each,
  giveLife,
  one,
  play,
  resolveAll,
  self,
  wound,
} from '../testing/table.ts';
import { reference } from './index.ts';

const creature = { types: ['creature' as const] };
const own = { ...creature, side: 'own' as const, other: true as const };
const mage = card('mage', 'creature', 'A', { printed: ['text'] });
const elf = card('elf', 'creature', 'A');
const ogre = card('ogre', 'creature', 'B');
const texts: Record<string, Ability> = {
  veil: { kind: 'static', static: { text: 'cannot be target' } },
  felt: { kind: 'triggered', trigger: 'targeted', steps: [[self(giveLife(1))]] },
  wail: { kind: 'triggered', trigger: 'death', steps: [[each(wound(1), creature)]] },
};
const paid = (targets: string[], pay?: string[]): Act => ({
  ...(declare('mage', 'text', targets) as Extract<Act, { act: 'declare' }>),
  ...(pay === undefined ? {} : { pay }),
});
const game = (cost: Cost | undefined, act: Act, cards: readonly Card[] = [mage, elf, ogre]) => {
  const text: Ability = { kind: 'activated', cost, steps: [[one(wound(1), creature)]] };
  return play(reference(), board(cards, { ...texts, text }), [act]);
};
const exhaust: Cost = { kind: 'exhaust', filter: own };
const sacrifice: Cost = { kind: 'sacrifice', filter: own };

describe('a price', () => {
  it('of exhausting another card wants one that fits and is ready, and leaves the source as it is', () => {
    const { state, of, outcomes } = game(exhaust, paid(['ogre'], ['elf']));
    expect([outcomes, state.cards.elf?.exhausted, state.cards.mage?.exhausted]).toEqual([
      ['accepted'],
      true,
      false,
    ]);
    expect(of('flag')).toMatchObject([{ card: 'elf', cause: { by: 'rules', effect: 'payment' } }]);
    const outcome = (pay?: string[], cards?: Card[]) => game(exhaust, paid(['ogre'], pay), cards).outcomes[0];
    expect([outcome(), outcome([]), outcome(['ogre']), outcome(['mage']), outcome(['elf', 'elf'])]).toEqual(
      Array(5).fill('refused'),
    );
    expect(outcome(['elf'], [mage, { ...elf, exhausted: true }, ogre])).toBe('refused');
    expect(outcome(['elf'], [{ ...mage, exhausted: true }, elf, ogre])).toBe('accepted');
  });
  it('of a sacrifice puts the card into its owner’s graveyard, which is a death and no destruction', () => {
    const stolen = { ...ogre, id: 'elf', controller: 'A' as const, abilities: ['wail'], printed: ['wail'] };
    const { state, of, queued } = game(sacrifice, paid(['ogre'], ['elf']), [mage, stolen, ogre]);
    expect(state.cards.elf).toMatchObject({ zone: 'graveyard', whose: 'B' });
    expect([of('destroyed'), queued]).toEqual([[], ['text', 'wail']]);
    expect(of('moved')).toMatchObject([{ cause: { by: 'rules', effect: 'payment' } }]);
  });
  it('that is the card itself is not paid with another', () => {
    for (const cost of [undefined, { kind: 'exhaust itself' as const }]) {
      expect(game(cost, paid(['ogre'], ['elf'])).outcomes).toEqual(['refused']);
      expect(game(cost, paid(['ogre'], [])).state.cards.mage?.exhausted).toBe(true);
    }
  });
});

describe('501.3: a payment has no target', () => {
  it('a card that cannot be a target pays', () => {
    const hidden = { ...elf, abilities: ['veil'], printed: ['veil'] };
    expect(game(exhaust, paid(['ogre'], ['elf']), [mage, hidden, ogre]).outcomes).toEqual(['accepted']);
  });
  it('what pays has not become a target, what is named has', () => {
    const feeling = { ...elf, abilities: ['felt'], printed: ['felt'] };
    expect(game(exhaust, paid(['ogre'], ['elf']), [mage, feeling, ogre]).queued).toEqual(['text']);
    expect(game(exhaust, paid(['elf'], ['elf']), [mage, feeling, ogre]).queued).toEqual(['text', 'felt']);
  });
  it('targets are looked at before it is made', () => {
    const acts = [paid(['elf'], ['elf']), resolveAll];
    const text: Ability = { kind: 'activated', cost: sacrifice, steps: [[one(wound(1), creature)]] };
    const { outcomes, of } = play(reference(), board([mage, elf], { ...texts, text }), acts);
    expect([outcomes, of('did')]).toEqual([['accepted', 'accepted'], []]);
  });
});
