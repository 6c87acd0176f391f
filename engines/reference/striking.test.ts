import { describe, expect, it } from 'vitest';
import type { Card } from '../../spec/model/card.ts';
import type { Act } from '../../spec/play/act.ts';
import { attack, board, card, choose, endTurn, giveLife, heal, one, play, self } from '../testing/table.ts';
import { reference } from './index.ts';

const orc = card('orc', 'creature', 'A', { strike: 2 });
const ogre = card('ogre', 'creature', 'B', { strike: 1 });
const imp = card('imp', 'creature', 'B', { strike: 1 });
const lord = card('lord', 'hero', 'B', { starting: 20 });
const texts = {
  felt: { kind: 'triggered' as const, trigger: 'targeted' as const, steps: [[self(giveLife(1))]] },
  stone: { kind: 'static' as const, static: { text: 'cannot be' as const, verb: 'wound' as const } },
  veil: { kind: 'static' as const, static: { text: 'cannot be target' as const } },
  balm: {
    kind: 'triggered' as const,
    trigger: 'targeted' as const,
    steps: [[one(heal(1), { types: ['creature' as const] })]],
  },
};
const fight = (cards: readonly Card[], ...acts: Act[]) => play(reference(), board(cards, texts), acts);
const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind).join(' ');

describe('a strike', () => {
  it('is by one’s own ready card, in one’s own turn, at a hero or creature of the opponent', () => {
    const may = (change: Partial<Card>, act = attack('orc', 'ogre')) =>
      fight([{ ...orc, ...change }, ogre, imp], act).outcomes[0];
    expect(may({})).toBe('accepted');
    expect(may({ exhausted: true })).toBe('refused');
    expect(may({ controller: 'B' })).toBe('refused');
    expect(may({ zone: 'hand', whose: 'A' })).toBe('refused');
    expect(may({ strike: undefined })).toBe('refused');
    expect(may({}, attack('ogre', 'orc', 'B'))).toBe('refused');
    expect(may({}, attack('orc', 'orc'))).toBe('refused');
    expect(fight([orc, { ...ogre, abilities: ['veil'] }], attack('orc', 'ogre')).outcomes).toEqual([
      'refused',
    ]);
  });
  it('is told in order, and exhausts after its wounds', () => {
    const { events, life, state, of } = fight([orc, lord], attack('orc', 'lord'));
    expect(kinds(events)).toBe('attacked queued settled begun did life ended flag left');
    expect(life('lord')).toEqual([20, 2, 0, 0, 18]);
    expect([state.cards.orc?.exhausted, state.history.attacks, state.queue]).toEqual([
      true,
      [{ attacker: 'orc', target: 'lord' }],
      [],
    ]);
    expect(of('queued')).toMatchObject([
      { item: { kind: 'attack', sources: ['orc'], ability: null, named: [{ at: [0, 0], cards: ['lord'] }] } },
    ]);
  });
  it('is struck back by a ready creature at the same time, so that both can die together', () => {
    const strong = { ...ogre, strike: 3 };
    const weak = card('orc', 'creature', 'A', { strike: 3 });
    const { of, zone } = fight([weak, strong], attack('orc', 'ogre'));
    expect([zone('orc'), zone('ogre')]).toEqual(['graveyard', 'graveyard']);
    expect(of('settled').map(({ at, targets }) => [at, targets])).toEqual([
      [[0, 0], ['ogre']],
      [[1, 0], ['orc']],
    ]);
    expect(new Set(of('did').map(({ group }) => group)).size).toBe(1);
    expect(of('destroyed').map(({ killers }) => killers)).toEqual([[], []]);
    const tired = fight([weak, { ...strong, exhausted: true }], attack('orc', 'ogre'));
    expect([tired.zone('orc'), tired.zone('ogre')]).toEqual(['play', 'graveyard']);
  });
  it('of 0 is still carried out, and «cannot be wounded» stands in its way', () => {
    const feeble = { ...orc, strike: 0 };
    const harmless = fight([feeble, lord], attack('orc', 'lord'));
    expect([harmless.of('did').length, harmless.of('life').length]).toEqual([1, 0]);
    const barred = fight([orc, { ...ogre, abilities: ['stone'], strike: undefined }], attack('orc', 'ogre'));
    expect([barred.of('settled').length, barred.of('did').length]).toEqual([1, 0]);
  });
  it('ends the game where it is lethal for a hero', () => {
    const { state } = fight(
      [orc, { ...lord, life: { starting: 2, wounds: 0, effects: [], level: null } }],
      attack('orc', 'lord'),
    );
    expect(state.lost).toEqual(['B']);
  });
});

describe('a defender', () => {
  const choice = fight([orc, lord, ogre, imp], attack('orc', 'lord'), choose('A', 'ogre'));
  it('is asked for where there is one, of the opponent', () => {
    expect(choice.record.steps[0]?.reply.pending).toMatchObject({
      player: 'B',
      kind: 'defender',
      source: 'orc',
      ability: null,
      item: 'item-1',
      options: ['ogre', 'imp'],
      min: 0,
      max: 1,
    });
    expect(choice.outcomes.slice(0, 2)).toEqual(['accepted', 'refused']);
    const tired = { ...ogre, exhausted: true };
    expect(fight([orc, lord, tired], attack('orc', 'lord')).record.steps.length).toBe(1);
    expect(fight([orc, ogre], attack('orc', 'ogre')).record.steps.length).toBe(1);
  });
  it('502.1: is the target instead of the card named, and the only one', () => {
    const { of, life, state } = fight([orc, lord, ogre, imp], attack('orc', 'lord'), choose('B', 'ogre'));
    expect(of('settled')[0]?.targets).toEqual(['ogre']);
    expect([life('lord')[1], life('ogre')[1], life('orc')[1]]).toEqual([0, 2, 1]);
    expect([state.cards.ogre?.exhausted, state.cards.orc?.exhausted, state.history.defended]).toEqual([
      true,
      true,
      ['ogre'],
    ]);
  });
  it('may be declined', () => {
    const { of, life } = fight([orc, lord, ogre], attack('orc', 'lord'), choose('B'));
    expect([of('defended'), life('lord')[1], life('ogre')[1]]).toEqual([[], 2, 0]);
  });
  it('defends once a turn', () => {
    const wolf = card('wolf', 'creature', 'A', { strike: 1 });
    const rouse: Act = { act: 'change', card: 'ogre', deed: { verb: 'ready' } };
    const first = [attack('orc', 'lord'), choose('B', 'ogre'), rouse];
    const asked = (...acts: Act[]) =>
      fight([orc, wolf, lord, ogre], ...first, ...acts, attack('wolf', 'lord')).record.steps.filter(
        ({ reply }) => reply.pending?.kind === 'defender',
      ).length;
    expect([asked(), asked(endTurn('A'), endTurn('B'))]).toEqual([1, 2]);
  });
});

describe('a text for a card that becomes a target', () => {
  const feeling = (who: Card) => ({ ...who, abilities: ['felt'], printed: ['felt'] });
  it('is set off by the card struck at and by the defender when it is chosen', () => {
    const { queued, events } = fight(
      [orc, feeling(lord), feeling(ogre)],
      attack('orc', 'lord'),
      choose('B', 'ogre'),
    );
    expect(queued).toEqual(['attack', 'felt', 'felt']);
    expect(kinds(events.slice(0, 5))).toBe('attacked queued queued defended queued');
  });
  it('asks before the defender is asked for', () => {
    const healing = { ...lord, abilities: ['balm'], printed: ['balm'] };
    const { record, life } = fight(
      [orc, healing, ogre],
      attack('orc', 'lord'),
      choose('B', 'ogre'),
      choose('B', 'ogre'),
    );
    expect(record.steps.map(({ reply }) => reply.pending?.kind ?? reply.pending?.ability)).toEqual([
      'balm',
      'defender',
      undefined,
    ]);
    expect(life('ogre')[1]).toBe(2);
  });
});
