import { describe, expect, it } from 'vitest';
import type { Ability, Trigger } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Act } from '../../spec/play/act.ts';
import {
  attack,
  board,
  card,
  change,
  choose,
  declare,
  each,
  endTurn,
  enter,
  giveLife,
  heal,
  move,
  one,
  play,
  resolveAll,
  self,
  wound,
} from '../testing/table.ts';
import { reference } from './index.ts';

const creature = { types: ['creature' as const] };
const hero = { types: ['hero' as const] };
const triggered = (
  trigger: Trigger,
  ...steps: Extract<Ability, { kind: 'triggered' }>['steps']
): Ability => ({
  kind: 'triggered',
  trigger,
  steps: steps.length > 0 ? steps : [[self(giveLife(1))]],
});
const watcher = (zone: Card['zone'] = 'play', id = 'watcher') =>
  card(id, 'creature', 'A', { zone, printed: ['when'] });
const mage = card('mage', 'support', 'A', { printed: ['text'] });
const orc = card('orc', 'creature', 'A', { strike: 1 });
const ogre = card('ogre', 'creature', 'B', { strike: 1 });
const lord = card('lord', 'hero', 'B', { starting: 20 });
const setOff = (trigger: Trigger, cards: readonly Card[], acts: Act[], text?: Ability) =>
  play(reference(), board(cards, { when: triggered(trigger), ...(text && { text }) }), acts).queued.filter(
    (id) => id === 'when',
  ).length;

describe('a text is set off', () => {
  it('«ally attacks», bug 22: by a strike of one’s own creature, in play and nowhere else', () => {
    const zones = ['play', 'hand', 'graveyard', 'deck'] as const;
    expect(
      zones.map((zone) => setOff('ally attacks', [watcher(zone), orc, lord], [attack('orc', 'lord')])),
    ).toEqual([1, 0, 0, 0]);
    const theirs = { ...watcher(), owner: 'B' as const, controller: 'B' as const };
    expect(setOff('ally attacks', [theirs, orc, lord], [attack('orc', 'lord'), choose('B')])).toBe(0);
  });
  it('«creature dies»: by another that goes to the graveyard from play, and by one that goes with it', () => {
    expect(setOff('creature dies', [watcher(), ogre], [change('ogre', wound(3))])).toBe(1);
    expect(setOff('creature dies', [watcher(), ogre], [change('ogre', move('hand'))])).toBe(0);
    const rain: Ability = { kind: 'activated', steps: [[each(wound(3), creature)]] };
    expect(
      setOff('creature dies', [mage, watcher(), ogre], [declare('mage', 'text'), resolveAll], rain),
    ).toBe(1);
  });
  it('«opposing graveyard», bug 77: by whose graveyard it is, whoever controlled the card', () => {
    const stolen = { ...ogre, controller: 'A' as const };
    const lent = { ...orc, controller: 'B' as const };
    expect(setOff('opposing graveyard', [watcher(), stolen], [change('ogre', { verb: 'destroy' })])).toBe(1);
    expect(setOff('opposing graveyard', [watcher(), lent], [change('orc', { verb: 'destroy' })])).toBe(0);
  });
  it('«wounded» and «healed»: by any wound and any healing that takes one off', () => {
    const hurt = { ...watcher(), life: { starting: 9, wounds: 1, effects: [], level: null } };
    expect(setOff('wounded', [hurt], [change('watcher', wound(1)), change('watcher', heal(1))])).toBe(1);
    expect(setOff('healed', [hurt], [change('watcher', wound(1)), change('watcher', heal(1))])).toBe(1);
  });
  it('«targeted by a spell»: by no other text', () => {
    const text = (kind: 'spell' | 'activated'): Ability => ({ kind, steps: [[one(giveLife(1), creature)]] });
    const spell = card('spell', 'spell', 'A', { zone: 'hand', printed: ['text'] });
    expect(
      setOff(
        'targeted by a spell',
        [watcher(), spell],
        [declare('spell', 'text', ['watcher'])],
        text('spell'),
      ),
    ).toBe(1);
    expect(
      setOff(
        'targeted by a spell',
        [watcher(), mage],
        [declare('mage', 'text', ['watcher'])],
        text('activated'),
      ),
    ).toBe(0);
  });
  it('«paying»: on the card that was exhausted or sacrificed', () => {
    const own = { ...creature, side: 'own' as const };
    for (const kind of ['exhaust', 'sacrifice'] as const) {
      const text: Ability = {
        kind: 'activated',
        cost: { kind, filter: own },
        steps: [[each(wound(1), creature)]],
      };
      const paid: Act = {
        ...(declare('mage', 'text') as Extract<Act, { act: 'declare' }>),
        pay: ['watcher'],
      };
      expect(setOff('paying', [mage, watcher()], [paid], text)).toBe(1);
    }
  });
  it('«kills», bug 72: by one of its texts alone, not by its strike or by what another text did meanwhile', () => {
    const strong = { ...watcher(), strike: 9 };
    expect(setOff('kills', [strong, ogre], [attack('watcher', 'ogre')])).toBe(0);
    const text: Ability = { kind: 'activated', steps: [[one(wound(3), creature)]] };
    const killer = card('mage', 'support', 'A', { printed: ['text', 'when'] });
    expect(setOff('kills', [killer, ogre], [declare('mage', 'text', ['ogre']), resolveAll], text)).toBe(1);
    expect(
      setOff('kills', [mage, watcher(), ogre], [declare('mage', 'text', ['ogre']), resolveAll], text),
    ).toBe(0);
  });
  it('«turn start» and «turn end»: of its controller’s turns, the end before the turn changes', () => {
    expect(setOff('turn start', [watcher()], [endTurn('A')])).toBe(0);
    expect(setOff('turn start', [watcher()], [endTurn('A'), endTurn('B')])).toBe(1);
    const { events } = play(reference(), board([watcher()], { when: triggered('turn end') }), [endTurn('A')]);
    expect(events.map(({ kind }) => kind)).toEqual(['queued', 'turn', 'draw failed']);
    const asking = triggered('turn end', [one(giveLife(1), creature)]);
    const asked = play(reference(), board([watcher(), ogre], { when: asking }), [
      endTurn('A'),
      choose('A', 'ogre'),
    ]);
    expect(asked.record.steps.map(({ reply }) => [reply.pending?.ability, reply.state.active])).toEqual([
      ['when', 'A'],
      [undefined, 'B'],
    ]);
  });
  it('bug 67: once for each death, so that two sweepers come to an end', () => {
    const sweepers = ['one', 'two'].map((id) => card(id, 'creature', 'A', { printed: ['when'] }));
    const sweep = triggered('death', [each({ verb: 'destroy' }, creature)]);
    const { of, state } = play(reference(), board([...sweepers, ogre], { when: sweep }), [
      change('one', { verb: 'destroy' }),
      resolveAll,
    ]);
    expect([of('destroyed').map(({ card: id }) => id), state.queue]).toEqual([['one', 'two', 'ogre'], []]);
  });
  it('bug 92: with wounds as static texts in play change them, not those that died along', () => {
    const cards = [
      mage,
      card('banner', 'creature', 'A', { printed: ['more'] }),
      card('bomb', 'creature', 'A', { printed: ['when'] }),
      lord,
    ];
    const texts: Record<string, Ability> = {
      text: { kind: 'activated', steps: [[each({ verb: 'destroy' }, creature)]] },
      more: { kind: 'static', static: { text: 'wounds dealt', by: 1, who: { side: 'own' } } },
      when: triggered('death', [each(wound(1), { ...hero, side: 'opponent' })]),
    };
    expect(
      play(reference(), board(cards, texts), [declare('mage', 'text'), resolveAll]).life('lord')[1],
    ).toBe(1);
  });
});

describe('the rulebook’s «strike»', () => {
  const text = triggered('strike', [[self(heal(2))]].flat());
  it('502.8, «При ударе – излечиться на 2»: heals the striker, whether it strikes or strikes back', () => {
    const hurt = (one: Card): Card => ({
      ...one,
      printed: ['when'],
      abilities: ['when'],
      life: { starting: 9, wounds: 3, effects: [], level: null },
    });
    const { of, life } = play(reference(), board([hurt(orc), hurt(ogre)], { when: text }), [
      attack('orc', 'ogre'),
      resolveAll,
    ]);
    expect(of('queued').map(({ item }) => item.sources[0])).toEqual(['orc', 'ogre', 'orc']);
    expect([life('orc')[1], life('ogre')[1]]).toEqual([2, 2]);
    expect(
      of('settled')
        .slice(2)
        .map(({ targets }) => targets),
    ).toEqual([['ogre'], ['orc']]);
  });
});

describe('a text does on entering', () => {
  it('bug 16: its second half though the first has killed its card', () => {
    const hired = triggered('hire', [self(wound(3))], [each(wound(1), { ...hero, side: 'opponent' })]);
    const { zone, life } = play(reference(), board([watcher('hand'), lord], { when: hired }), [
      enter('watcher'),
      resolveAll,
    ]);
    expect([zone('watcher'), life('lord')[1]]).toEqual(['graveyard', 1]);
  });
});
