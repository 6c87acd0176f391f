import { describe, expect, it } from 'vitest';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Act } from '../../spec/play/act.ts';
import { board, card, declare, each, heal, one, play, self, setLife, wound } from '../testing/table.ts';
import { reference } from './index.ts';

const creature = { types: ['creature' as const] };
const mage = (ability: string, traits: Parameters<typeof card>[3] = {}) =>
  card('mage', 'support', 'A', { printed: [ability], ...traits });
const ogre = card('ogre', 'creature', 'B', { poisoned: true, cost: 3, element: 'fire' });
const elf = card('elf', 'creature', 'A', { cost: 2 });

const activated = (...steps: Extract<Ability, { kind: 'activated' }>['steps']): Ability => ({
  kind: 'activated',
  steps,
});
const game = (ability: Ability, acts: Act[], cards = [mage('text'), ogre, elf], picks: number[] = []) =>
  play(reference(), board(cards, { text: ability }), acts, picks);

describe('the source', () => {
  const text = activated([self({ verb: 'ready' })]);
  const outcome = (source: ReturnType<typeof card>, act = declare('mage', 'text')) =>
    game(text, [act], [source, ogre]).outcomes[0];
  it('is one’s own ready card in play that has the ability, in one’s own turn', () => {
    expect(outcome(mage('text'))).toBe('accepted');
    expect(outcome(mage('text', { exhausted: true }))).toBe('refused');
    expect(outcome(mage('text', { controller: 'B' }))).toBe('refused');
    expect(outcome(mage('text', { zone: 'hand' }))).toBe('refused');
    expect(outcome(mage('other'))).toBe('refused');
    expect(outcome(mage('text', { controller: 'B' }), declare('mage', 'text', [], 'B'))).toBe('refused');
  });
  it('pays at once by exhausting itself, and stays the only source', () => {
    const { state, of } = game(text, [declare('mage', 'text')]);
    expect(state.cards.mage?.exhausted).toBe(true);
    expect(state.queue).toMatchObject([{ sources: ['mage'], controller: 'A', ability: 'text' }]);
    expect(of('flag')[0]?.cause).toEqual({ by: 'rules', effect: 'payment' });
  });
});

describe('the targets', () => {
  const named = (filter: Parameters<typeof one>[1], target: string, choose = {}) =>
    game(activated([one(wound(1), filter, choose)]), [declare('mage', 'text', [target])]).outcomes[0];
  it('fit the description, attribute by attribute', () => {
    expect(named(creature, 'ogre')).toBe('accepted');
    expect(named(creature, 'mage')).toBe('refused');
    expect(named({ ...creature, side: 'own' }, 'ogre')).toBe('refused');
    expect(named({ ...creature, side: 'opponent' }, 'ogre')).toBe('accepted');
    expect(named({ ...creature, poisoned: true }, 'elf')).toBe('refused');
    expect(named({ ...creature, cost: { atMost: 2 } }, 'ogre')).toBe('refused');
    expect(named({ ...creature, wounded: true }, 'ogre')).toBe('refused');
  });
  it('502.7: «with an element» leaves out the neutral', () => {
    expect(named({ ...creature, element: 'any' }, 'ogre')).toBe('accepted');
    expect(named({ ...creature, element: 'any' }, 'elf')).toBe('refused');
    expect(named({ ...creature, element: 'none' }, 'elf')).toBe('accepted');
  });
  it('are as many as the text says, all different', () => {
    const count = (targets: string[], choose: object) =>
      game(activated([one(wound(1), creature, choose)]), [declare('mage', 'text', targets)]).outcomes[0];
    expect(count([], {})).toBe('refused');
    expect(count(['ogre', 'elf'], {})).toBe('refused');
    expect(count(['ogre', 'elf'], { min: 0, max: null })).toBe('accepted');
    expect(count(['ogre', 'ogre'], { min: 2, max: 2 })).toBe('refused');
    expect(count([], { min: 0 })).toBe('accepted');
  });
  it('502.9: limits of the text and of other cards are joined', () => {
    const hidden = card('ogre', 'creature', 'B', { printed: ['veil'] });
    const texts = { text: activated([one(wound(1), { ...creature, side: 'opponent' })]) };
    const veil = { kind: 'static' as const, static: { text: 'cannot be target' as const } };
    const { outcomes } = play(reference(), board([mage('text'), hidden, elf], { ...texts, veil }), [
      declare('mage', 'text', ['ogre']),
    ]);
    expect(outcomes).toEqual(['refused']);
  });
  it('502.6: «each» names nothing and may be declared though nothing fits', () => {
    const { outcomes, of } = game(
      activated([each(wound(1), creature)]),
      [declare('mage', 'text'), { act: 'resolve' }],
      [mage('text')],
    );
    expect(outcomes).toEqual(['accepted', 'accepted']);
    expect(of('settled')).toMatchObject([{ targets: [] }]);
  });
});

describe('steps and parts', () => {
  const twoSteps = (kind: 'activated' | 'spell') => ({
    kind,
    steps: [[one(wound(1), creature)], [one(heal(1), { ...creature, poisoned: true })]],
  });
  it('116.1: all targets of the first step at once, those of the second when it is reached', () => {
    const both = activated([one(wound(1), creature), one({ verb: 'cure' }, creature)]);
    expect(game(both, [declare('mage', 'text', ['elf'])]).outcomes).toEqual(['refused']);
    const later = game(twoSteps('activated'), [declare('mage', 'text', ['elf']), { act: 'resolve' }]);
    expect(later.outcomes).toEqual(['accepted', 'accepted', 'accepted']);
    expect(later.of('named')).toMatchObject([{ at: [1, 0], cards: ['ogre'] }]);
    expect(later.record.steps[1]?.reply.pending).toMatchObject({ options: ['ogre'], item: 'item-1' });
  });
  it('117.1: a spell needs every instruction to be declarable, another ability the first step only', () => {
    const spell = card('mage', 'spell', 'A', { zone: 'hand', printed: ['text'] });
    const acts: Act[] = [declare('mage', 'text', ['elf']), { act: 'resolve' }];
    const activatedGame = game(twoSteps('activated'), acts, [mage('text'), elf]);
    expect(activatedGame.outcomes).toEqual(['accepted', 'accepted']);
    expect(activatedGame.of('settled')).toMatchObject([{ at: [0, 0] }]);
    expect(game(twoSteps('spell'), acts, [spell, elf]).outcomes[0]).toBe('refused');
    const cast = game(twoSteps('spell'), acts, [spell, elf, ogre]);
    expect(cast.outcomes[0]).toBe('accepted');
    expect(cast.zone('mage')).toBe('graveyard');
  });
  it('118.1: the opponent chooses where the text says so', () => {
    const text = activated([one(setLife(1), creature, { by: 'opponent' })]);
    const { record, of } = game(text, [declare('mage', 'text')], undefined, [1]);
    expect(record.steps[0]?.reply.pending).toMatchObject({
      player: 'B',
      options: ['ogre', 'elf'],
      item: null,
    });
    expect(record.steps[0]?.reply.state.cards.mage?.exhausted).toBe(false);
    expect(of('queued')).toMatchObject([
      { item: { controller: 'A', named: [{ at: [0, 0], cards: ['elf'] }] } },
    ]);
    expect(game(text, [declare('mage', 'text', ['elf'])]).outcomes).toEqual(['refused']);
  });
});

describe('triggers', () => {
  const sting: Ability = {
    kind: 'triggered',
    trigger: 'hire',
    steps: [[one({ verb: 'destroy' }, { ...creature, poisoned: true })]],
  };
  const wasp = (owner: 'A' | 'B') => card('wasp', 'creature', owner, { zone: 'hand', printed: ['text'] });
  it('ask when set off, with every legal card', () => {
    const { record, zone } = game(
      sting,
      [{ act: 'enter', cards: ['wasp'] }, { act: 'resolve' }],
      [wasp('B'), ogre, elf],
    );
    expect(record.steps[0]?.reply.pending).toMatchObject({ player: 'B', options: ['ogre'], item: null });
    expect(zone('ogre')).toBe('graveyard');
  });
  it('lapse where nothing is legal', () => {
    const { of, state } = game(sting, [{ act: 'enter', cards: ['wasp'] }], [wasp('A'), elf]);
    expect(of('lapsed')).toMatchObject([{ source: 'wasp', ability: 'text' }]);
    expect(state.queue).toEqual([]);
  });
});

describe('refusals', () => {
  it('while a choice is pending', () => {
    const text = activated([one(setLife(1), creature, { by: 'opponent' })]);
    const pending = game(text, [declare('mage', 'text'), { act: 'choose', player: 'A', cards: ['elf'] }]);
    expect(pending.outcomes).toEqual(['accepted', 'refused', 'accepted']);
  });
});
