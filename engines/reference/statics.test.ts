import { describe, expect, it } from 'vitest';
import type { Ability, Static } from '../../spec/abilities/ability.ts';
import type { Act } from '../../spec/play/act.ts';
import {
  attack,
  board,
  card,
  change,
  declare,
  each,
  endTurn,
  enter,
  one,
  play,
  resolveAll,
  takeLife,
  wound,
} from '../testing/table.ts';
import { reference } from './index.ts';

const creature = { types: ['creature' as const] };
const own = { ...creature, side: 'own' as const };
const lasting = (text: Static): Ability => ({ kind: 'static', static: text });
const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind).join(' ');
const giver = (id = 'lord') => card(id, 'creature', 'A', { zone: 'hand', printed: ['aura'] });
const elf = card('elf', 'creature', 'A');
const ogre = card('ogre', 'creature', 'B');
const mage = card('mage', 'support', 'A', { printed: ['text'] });

describe('503.1: a text that gives life', () => {
  const aura = lasting({ text: 'life', by: 1, who: { ...own, other: true } });
  const on = board([giver(), elf, ogre], { aura });
  const lives = (...acts: Act[]) => play(reference(), on, [enter('lord'), ...acts]).life('elf');
  it('lays it at once on all that fit, and takes it off with its card', () => {
    const { of, events } = play(reference(), on, [enter('lord'), change('lord', { verb: 'destroy' })]);
    expect(kinds(events)).toBe('moved life did destroyed moved life');
    expect(of('life').map(({ card: id, cause, life }) => [id, cause, life.level])).toEqual([
      ['elf', { by: 'rules', effect: 'static effect' }, 4],
      ['elf', { by: 'rules', effect: 'expiry' }, 3],
    ]);
    const by = { card: 'lord', ability: 'aura', grantedBy: null };
    expect(of('life')[0]?.life.effects).toMatchObject([{ laid: 1, left: 1, by, until: 'while in play' }]);
  });
  it('ends with a silence or a change of sides, and comes back', () => {
    const silence = change('lord', { verb: 'silence', until: 'end of turn' });
    expect([lives(), lives(silence), lives(silence, endTurn('A'))]).toEqual([
      [3, 0, 1, 0, 4],
      [3, 0, 0, 0, 3],
      [3, 0, 1, 0, 4],
    ]);
    const taken = change('lord', { verb: 'take control', until: 'lasting' });
    const { life } = play(reference(), on, [enter('lord'), taken]);
    expect([life('elf')[2], life('ogre')[2]]).toEqual([0, 1]);
  });
  it('504.5: cancels like any other, and what has gone of it does not come back', () => {
    expect(lives(change('elf', takeLife(1)))).toEqual([3, 0, 0, 0, 3]);
    expect(lives(change('elf', { verb: 'strip life' }), change('elf', wound(1)))).toEqual([3, 1, 0, 0, 2]);
    expect(lives(change('elf', takeLife(2)), change('lord', { verb: 'destroy' }))).toEqual([3, 0, 0, 1, 2]);
  });
  it('503.2: lets a card die at once that lived by it', () => {
    const { events, of } = play(reference(), on, [
      enter('lord'),
      change('elf', wound(3)),
      change('lord', { verb: 'destroy' }),
    ]);
    expect(kinds(events.slice(-6))).toBe('did destroyed moved life destroyed moved');
    expect(of('destroyed').map(({ card: id }) => id)).toEqual(['lord', 'elf']);
  });
  it('bug 62: a card that takes life dies together with the one that it weakens, in either order', () => {
    const blight = lasting({ text: 'life', by: -2, who: { ...creature, other: true } });
    const rain: Ability = { kind: 'activated', steps: [[each(wound(1), creature)]] };
    const weak = card('weak', 'creature', 'A', { zone: 'hand', starting: 1, printed: ['aura'] });
    for (const cards of [
      [weak, elf],
      [elf, weak],
    ]) {
      const { of, zone } = play(reference(), board([mage, ...cards], { aura: blight, text: rain }), [
        enter('weak'),
        declare('mage', 'text'),
        resolveAll,
      ]);
      expect([zone('weak'), zone('elf')]).toEqual(['graveyard', 'graveyard']);
      expect(new Set(of('destroyed').map(({ group }) => group)).size).toBe(1);
    }
  });
});

describe('a text that gives a text', () => {
  const aura = lasting({ text: 'gives', ability: 'text', who: { ...own, other: true } });
  const text: Ability = { kind: 'activated', steps: [[one(wound(1), creature)]] };
  const on = board([giver(), elf, ogre], { aura, text });
  it('bug 21: is declared by the card that has it, which is the source', () => {
    const { of, life, state } = play(reference(), on, [
      enter('lord'),
      declare('elf', 'text', ['ogre']),
      resolveAll,
    ]);
    expect(of('queued')[0]?.item.sources).toEqual(['elf']);
    expect([life('ogre')[1], state.cards.elf?.exhausted]).toEqual([1, true]);
  });
  it('bug 21: kills as the card’s own, with a word of who granted it', () => {
    const frail = { ...ogre, life: { starting: 1, wounds: 0, effects: [], level: null } };
    const { of } = play(reference(), board([giver(), elf, frail], { aura, text }), [
      enter('lord'),
      declare('elf', 'text', ['ogre']),
      resolveAll,
    ]);
    expect(of('destroyed')[0]?.killers).toEqual([{ card: 'elf', ability: 'text', grantedBy: 'lord' }]);
  });
  it('502.3.1: is carried out though its giver has gone, and cannot be declared any more', () => {
    const gone = change('lord', { verb: 'destroy' });
    const { outcomes, life, state } = play(reference(), on, [
      enter('lord'),
      declare('elf', 'text', ['ogre']),
      gone,
      resolveAll,
    ]);
    expect([life('ogre')[1], state.cards.elf?.abilities]).toEqual([1, []]);
    expect(outcomes).not.toContain('refused');
    const late = play(reference(), on, [enter('lord'), gone, declare('elf', 'text', ['ogre'])]);
    expect(late.outcomes.at(-1)).toBe('refused');
  });
  it('is not shown by a silenced card, whose effect stays', () => {
    const { state } = play(reference(), on, [
      enter('lord'),
      change('elf', { verb: 'silence', until: 'lasting' }),
    ]);
    expect(state.cards.elf?.abilities).toEqual([]);
    expect(state.cards.elf?.effects.map(({ kind }) => kind)).toEqual(['grant', 'silence']);
  });
});

describe('a granted text', () => {
  const still = lasting({ text: 'cannot be', verb: 'ready' });
  const text: Ability = {
    kind: 'activated',
    steps: [[one({ verb: 'grant', ability: 'still', until: 'start of turn A' }, creature)]],
  };
  const rouse: Ability = { kind: 'activated', steps: [[each({ verb: 'ready' }, creature)]] };
  const drum = card('drum', 'support', 'A', { printed: ['rouse'] });
  const tired = { ...ogre, exhausted: true };
  const given = [declare('mage', 'text', ['ogre']), resolveAll];
  const on = board([mage, drum, tired, elf], { text, still, rouse });
  it('502.8, «Не открывается в следующий ход»: the card that got it is readied by no card, its giver as ever', () => {
    const { state, of } = play(reference(), on, [...given, declare('drum', 'rouse'), resolveAll]);
    expect([state.cards.ogre?.exhausted, state.cards.ogre?.abilities, state.cards.mage?.abilities]).toEqual([
      true,
      ['still'],
      ['text'],
    ]);
    const by = { card: 'mage', ability: 'text', grantedBy: null };
    expect(of('effects')[0]?.effects).toMatchObject([{ kind: 'grant', ability: 'still', by }]);
  });
  it('bug 94: goes when its term ends, and not before', () => {
    const { record } = play(reference(), on, [...given, endTurn('A'), endTurn('B')]);
    const texts = record.steps.slice(-2).map(({ reply }) => reply.state.cards.ogre?.abilities);
    expect(texts).toEqual([['still'], []]);
  });
  it('118.8, Патрулирование: any creature, of either side, strikes for less and gets fewer wounds by attacks', () => {
    const texts: Record<string, Ability> = {
      text: {
        kind: 'spell',
        steps: [[one({ verb: 'grant', ability: 'feeble', until: 'lasting' }, creature)]],
      },
      feeble: lasting({ text: 'strike', by: -2 }),
    };
    const patrol = card('patrol', 'spell', 'A', { zone: 'hand', printed: ['text'] });
    const striker = card('orc', 'creature', 'A', { strike: 1 });
    const lord = card('lord', 'hero', 'B', { starting: 9, wounds: 1 });
    const may = (target: string) =>
      play(reference(), board([patrol, striker, ogre, lord], texts), [declare('patrol', 'text', [target])])
        .outcomes[0];
    expect([may('orc'), may('ogre'), may('lord')]).toEqual(['accepted', 'accepted', 'refused']);
    const { life, of, state } = play(reference(), board([patrol, striker, lord], texts), [
      declare('patrol', 'text', ['orc']),
      resolveAll,
      attack('orc', 'lord'),
    ]);
    // Bug 47: a strike below 0 heals nobody.
    expect([life('lord')[1], of('life'), state.cards.orc?.strike]).toEqual([1, [], 1]);
  });
});
