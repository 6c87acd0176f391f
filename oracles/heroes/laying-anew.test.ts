import { describe, expect, it } from 'vitest';
import type { Ability, Texts } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { TextRef } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import type { Former } from '../../spec/questions/life.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { creature, having, life, stateOf } from '../examples.ts';
import { refusers } from '../trying.ts';
import { heroes } from './index.ts';

const texts: Texts = {
  banner: { kind: 'static', static: { text: 'life', by: 2, who: { types: ['creature'] } } },
};
const bearer = having(creature('bearer'), 'banner');
const mute: Card = { ...bearer, abilities: [] };
const second = having(creature('second'), 'banner');
const of = (card: string): TextRef => ({ card, ability: 'banner', grantedBy: null });
const raised = (...by: (TextRef | null)[]): Life => ({
  ...life(5),
  effects: by.map((one, i) => ({
    id: `e${i}`,
    kind: 'additional',
    laid: 2,
    left: 2,
    by: one,
    until: 'while in play',
  })),
});
const ogreWith = (its: Life) => creature('ogre', { life: its });
const scene = (its: Life, ...givers: Card[]): State => stateOf([...givers, ogreWith(its)]);
const away = (giver: Card): State => stateOf([giver, { ...ogreWith(life(5)), zone: 'hand', whose: 'A' }]);

const untouched = (state: State): Former => ({ state, given: null });

/** Who refuses that, after all that, static texts lay so much on the ogre, which has nothing on it now. */
const refusingAfter = (earlier: readonly Former[], additional: number, ...givers: Card[]) => {
  const before = life(5);
  const state = scene(before, ...givers);
  const by = { statics: { state, texts, card: 'ogre', later: state, earlier } };
  return refusers(heroes, lifeAfter, { before, by }, { starting: 5, wounds: 0, additional, negative: 0 });
};

const refusing = (earlier: readonly State[], additional: number, ...givers: Card[]) =>
  refusingAfter(earlier.map(untouched), additional, ...givers);

describe('life of a static text that is no longer on its card', () => {
  const laid = scene(raised(of('bearer')), bearer);
  const unsigned = scene(raised(null), bearer);
  const taken = scene(life(5), bearer);
  it.each([
    ['it was never laid', [taken]],
    ['the text held no longer in between', [laid, scene(life(5), mute)]],
    ['the card was away in between', [laid, away(bearer)]],
    ['it was that of another card', [scene(raised(of('second')), second, bearer)]],
  ])('may be laid where %s', (_, earlier) => {
    expect(refusing(earlier, 2, bearer)).toEqual([]);
  });
  it.each([
    ['all of it was taken', [laid]],
    ['all of it was taken some time ago', [laid, taken, taken]],
    ['all was taken of what nobody says whose it was', [unsigned]],
  ])('does not come back where %s', (_, earlier) => {
    expect(refusing(earlier, 2, bearer)).toEqual(['default/fields']);
  });
  it('of many cards may be laid by any number of them at once', () => {
    const bearers = Array.from({ length: 7 }, (_, i) => having(creature(`bearer-${i}`), 'banner'));
    const allowed = Array.from({ length: 17 }, (_, i) => i).filter(
      (additional) => refusing([], additional, ...bearers).length === 0,
    );
    expect(allowed).toEqual([2, 4, 6, 8, 10, 12, 14]);
  });
  it('of one of two like texts of one card is laid beside that of the other, which came first', () => {
    const both: Card = { ...bearer, printed: ['banner', 'flag'], abilities: ['banner', 'flag'] };
    const lying = raised(of('bearer'));
    const state = stateOf([both, ogreWith(lying)]);
    const earlier = [untouched(scene(lying, bearer))];
    const statics = {
      state,
      texts: { ...texts, flag: texts.banner as Ability },
      card: 'ogre',
      later: state,
      earlier,
    };
    const answer = { starting: 5, wounds: 0, additional: 4, negative: 0 };
    expect(refusers(heroes, lifeAfter, { before: lying, by: { statics } }, answer)).toEqual([]);
  });
  it('of two texts comes back for neither, and for one of them where it may have been that of the other', () => {
    const both = scene(raised(null, null), bearer, second);
    const one = scene(raised(null), bearer, second);
    expect(refusing([both], 2, bearer, second)).toEqual(['default/fields']);
    expect(refusing([one], 2, bearer, second)).toEqual([]);
  });
});

describe('life of a static text that was used up as it was laid', () => {
  const weak = (amount: number): Life => ({
    ...life(5),
    effects: [{ id: 'w', kind: 'negative', laid: amount, left: amount, by: null, until: 'lasting' }],
  });
  const laying = (before: Life, given: Life, ...givers: Card[]): Former => ({
    state: scene(before, ...givers),
    given,
  });
  const taken = untouched(scene(life(5), bearer));
  it('does not come back', () => {
    expect(refusingAfter([laying(weak(2), life(5), bearer)], 2, bearer)).toEqual(['default/fields']);
    expect(refusingAfter([laying(weak(1), life(5), bearer)], 2, bearer)).toEqual(['default/fields']);
    expect(refusingAfter([laying(weak(3), weak(1), bearer), taken], 2, bearer)).toEqual(['default/fields']);
  });
  it('may be laid where the text held no longer in between', () => {
    const off = untouched(scene(life(5), mute));
    expect(refusingAfter([laying(weak(2), life(5), bearer), off], 2, bearer)).toEqual([]);
  });
  it('may be laid where it may have been that of another text, whether this one lies there or not', () => {
    expect(refusingAfter([laying(weak(2), life(5), bearer, second)], 2, bearer, second)).toEqual([]);
    const lying = laying(weak(1), raised(of('second')), bearer, second);
    expect(refusingAfter([lying], 2, bearer, second)).toEqual([]);
  });
  it('may be laid where what went was laid by a static text as well', () => {
    const [effect] = weak(2).effects;
    const standing: Life = effect
      ? { ...life(5), effects: [{ ...effect, until: 'while in play' }] }
      : life(5);
    expect(refusingAfter([laying(standing, life(5), bearer)], 2, bearer)).toEqual([]);
  });
});
