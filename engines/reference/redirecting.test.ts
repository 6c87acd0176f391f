import { describe, expect, it } from 'vitest';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Act } from '../../spec/play/act.ts';
import {
  attack,
  board,
  card,
  choose,
  declare,
  giveLife,
  one,
  play,
  resolveAll,
  self,
  shot,
} from '../testing/table.ts';
import { reference } from './index.ts';

const living = { types: ['hero' as const, 'creature' as const] };
const texts = (to: Filter): Record<string, Ability> => ({
  slip: { kind: 'static', static: { text: 'redirects', to } },
  snipe: { kind: 'activated', steps: [[one(shot(2), living)]] },
  felt: { kind: 'triggered', trigger: 'targeted', steps: [[self(giveLife(1))]] },
});
const orc = card('orc', 'creature', 'A', { strike: 2 });
const king = card('king', 'hero', 'A', { starting: 20, printed: ['felt'] });
const fox = card('fox', 'creature', 'B', { printed: ['slip'], strike: 1 });
const ogre = card('ogre', 'creature', 'B', { strike: 1 });
const archer = card('archer', 'support', 'A', { printed: ['snipe'] });
const game = (cards: readonly Card[], acts: Act[], to: Filter = living) =>
  play(reference(), board(cards, texts(to)), acts);
const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind).join(' ');

describe('a strike that is led away', () => {
  it('asks the controller of the card struck, with all that fit, the attacker and its hero included (118.8)', () => {
    const { record } = game([orc, king, fox], [attack('orc', 'fox')]);
    expect(record.steps[0]?.reply.pending).toEqual({
      player: 'B',
      kind: 'redirect',
      source: 'fox',
      ability: 'slip',
      at: [0, 0],
      item: 'item-1',
      options: ['orc', 'king'],
      min: 0,
      max: 1,
    });
  });
  it('502.1: hits the card to which it was led, which is its only target and strikes back', () => {
    const { events, of, life, queued } = game([orc, king, fox], [attack('orc', 'fox'), choose('B', 'king')]);
    expect(kinds(events)).toBe('attacked queued redirected queued settled begun did life ended flag left');
    expect(of('redirected')).toMatchObject([{ item: 'item-1', at: [0, 0], from: 'fox', to: 'king' }]);
    expect([of('settled')[0]?.targets, life('king')[1], life('fox')[1]]).toEqual([['king'], 2, 0]);
    expect(queued).toEqual(['attack', 'felt']);
    const struck = game(
      [orc, fox, { ...ogre, exhausted: true }, { ...ogre, id: 'imp' }],
      [attack('orc', 'fox'), choose('B'), choose('B', 'imp')],
    );
    expect([struck.life('imp')[1], struck.life('orc')[1]]).toEqual([2, 1]);
  });
  it('may be left as it is, and is not asked about where nothing fits', () => {
    const left = game([orc, king, fox], [attack('orc', 'fox'), choose('B')]);
    expect([left.of('redirected'), left.life('fox')[1]]).toEqual([[], 2]);
    expect(
      game([orc, king, fox], [attack('orc', 'fox')], { ...living, side: 'own', other: true }).record.steps
        .length,
    ).toBe(1);
  });
  it('is led on once, after a defender has been chosen, from the defender', () => {
    const twin = { ...fox, id: 'twin' };
    const { record, of } = game(
      [orc, fox, twin],
      [attack('orc', 'fox'), choose('B', 'twin'), choose('B', 'fox')],
    );
    expect(record.steps.map(({ reply }) => reply.pending?.kind)).toEqual(['defender', 'redirect', undefined]);
    expect([of('redirected').length, of('settled')[0]?.targets]).toEqual([1, ['fox']]);
  });
  it('strikes its own attacker once, if that is what it is led to', () => {
    const { life, of } = game([orc, fox], [attack('orc', 'fox'), choose('B', 'orc')]);
    expect([life('orc')[1], of('did').length]).toEqual([2, 1]);
  });
});

describe('a shot that is led away', () => {
  it('asks when it is about to be carried out, not when it is declared', () => {
    const { record, of, life } = game(
      [archer, king, fox],
      [declare('archer', 'snipe', ['fox']), resolveAll, choose('B', 'king')],
    );
    expect(record.steps.map(({ reply }) => reply.pending?.kind)).toEqual([undefined, 'redirect', undefined]);
    expect([of('settled')[0]?.targets, life('king')[1], life('fox')[1]]).toEqual([['king'], 2, 0]);
    expect(of('attacked').length).toBe(1);
  });
});

describe('a fight', () => {
  const brawl: Ability = {
    kind: 'spell',
    steps: [[one({ verb: 'fight' }, { types: ['creature'] }, { min: 0, max: null })]],
  };
  const scroll = card('scroll', 'spell', 'A', { zone: 'hand', printed: ['brawl'] });
  const fighters = ['a', 'b', 'c', 'd', 'e'].map((id, i) =>
    card(id, 'creature', i % 2 === 0 ? 'A' : 'B', { strike: i, starting: 4 }),
  );
  const fight = (targets: string[], cards: readonly Card[] = fighters, more: Record<string, Ability> = {}) =>
    play(reference(), board([scroll, ...cards], { brawl, ...more }), [
      declare('scroll', 'brawl', targets),
      resolveAll,
    ]);
  it('118.4, Побоище: any number is chosen, all of them targets, and they wound one another two and two', () => {
    const { of, life } = fight(['d', 'b', 'c', 'a', 'e']);
    expect(of('settled')[0]?.targets).toEqual(['d', 'b', 'c', 'a', 'e']);
    expect(of('did').map(({ card: id }) => id)).toEqual(['d', 'b', 'c', 'a']);
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => life(id)[1])).toEqual([2, 3, 0, 1, 0]);
    expect(fight([]).outcomes).toEqual(['accepted', 'accepted']);
  });
  it('wounds both at once, so that both may die by the text', () => {
    const strong = fighters.map((one) => ({ ...one, strike: 9 }));
    const { of } = fight(['a', 'b'], strong);
    expect(of('destroyed').map(({ card: id, killers }) => [id, killers[0]?.ability])).toEqual([
      ['a', 'brawl'],
      ['b', 'brawl'],
    ]);
    expect(new Set([...of('did'), ...of('life')].map(({ group }) => group)).size).toBe(1);
  });
  it('counts strikes as static texts change them, and stays away from whoever cannot fight', () => {
    const feeble = { ...fighters[4], id: 'e', printed: ['feeble'], abilities: ['feeble'] } as Card;
    const texts: Record<string, Ability> = {
      feeble: { kind: 'static', static: { text: 'strike', by: -3 } },
      calm: { kind: 'static', static: { text: 'cannot be', verb: 'fight' } },
    };
    expect(fight(['e', 'a'], [feeble, ...fighters.slice(0, 2)], texts).life('a')[1]).toBe(1);
    const calm = { ...feeble, abilities: ['calm'], printed: ['calm'] };
    expect(fight(['e', 'a'], [calm, ...fighters.slice(0, 2)], texts).of('did')).toEqual([]);
  });
});
