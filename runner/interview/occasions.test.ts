import { describe, expect, it } from 'vitest';
import {
  board,
  card,
  change,
  declare,
  enter,
  giveLife,
  one,
  self,
  wound,
} from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Event } from '../../spec/play/event.ts';
import { askedOf } from '../testing/answers.ts';
import type { Told } from '../testing/records.ts';
import { byAct, byRules, did, item, life, lives, moved, queued, resolve } from '../testing/records.ts';

const texts: Record<string, Ability> = {
  bolt: { kind: 'spell', steps: [[one(wound(1), { types: ['creature'] })]] },
  shot: { kind: 'activated', steps: [[one(wound(1), { types: ['creature'] })]] },
  curse: { kind: 'triggered', trigger: 'death', steps: [[one(wound(1), { types: ['creature'] })]] },
  boast: { kind: 'triggered', trigger: 'hire', steps: [[self(giveLife(1))]] },
  joy: { kind: 'triggered', trigger: 'healed', steps: [[self(giveLife(1))]] },
  alarm: { kind: 'triggered', trigger: 'targeted', steps: [[self(giveLife(1))]] },
};
const table = board(
  [
    card('archer', 'creature', 'A', { printed: ['shot', 'curse', 'joy', 'alarm'], wounds: 2 }),
    card('elf', 'creature', 'A', { zone: 'hand', printed: ['boast'] }),
    card('twin', 'creature', 'A', { zone: 'hand', printed: ['boast'] }),
    card('scroll', 'spell', 'A', { zone: 'hand', printed: ['bolt'] }),
  ],
  texts,
);
const again = (source: string, ability: string, id: string) => queued(item(source, ability, [], { id }));
/** The abilities that came into the queue and that nothing declared, by their cards. */
const strays = (steps: readonly Told[]) =>
  askedOf(table, steps, 'doesHappen')
    .filter(({ situation }) => situation.change === 'declared')
    .map(({ situation: { card: source, by }, answer }) => [source.id, by, answer]);
const stray = (id: string) => [id, 'nothing', 'happens'];

describe('an ability that came into the queue', () => {
  it.each([
    ['scroll', 'bolt'],
    ['archer', 'shot'],
  ])('of %s: once for each declaration that was accepted', (source, ability) => {
    const act = declare(source, ability, ['archer']);
    const once = { act, events: [again(source, ability, 'i1')] };
    expect(strays([once])).toEqual([]);
    expect(strays([{ act, events: [again(source, ability, 'i1'), again(source, ability, 'i2')] }])).toEqual([
      stray(source),
    ]);
    expect(strays([once, { act, events: [again(source, ability, 'i2')] }])).toEqual([]);
    expect(
      strays([once, { act, outcome: 'refused' }, { act: resolve, events: [again(source, ability, 'i2')] }]),
    ).toEqual([stray(source)]);
  });
  it('that nobody ever declared', () => {
    expect(strays([{ act: resolve, events: [again('archer', 'shot', 'i1')] }])).toEqual([stray('archer')]);
  });
  const dies = moved('archer', 'graveyard', 'A', byRules('destruction'));
  const healed = lives('archer', life(3, { wounds: 1 }), byAct);
  const hires = moved('elf', 'play', null, byAct, { life: life(3) });
  it.each<[string, string, string, Event]>([
    ['a death', 'archer', 'curse', dies],
    ['a healing', 'archer', 'joy', healed],
    ['an arrival', 'elf', 'boast', hires],
  ])('once for %s', (_, source, ability, occasion) => {
    const act = source === 'elf' ? enter('elf') : change('archer', wound(1));
    const [one, two] = [again(source, ability, 'i1'), again(source, ability, 'i2')];
    expect(strays([{ act, events: [occasion, one] }])).toEqual([]);
    expect(strays([{ act, events: [occasion, one, two] }])).toEqual([stray(source)]);
    expect(strays([{ act, events: [one] }])).toEqual([stray(source)]);
  });
  it('once for each card that has the text', () => {
    const arrive = (id: string) => moved(id, 'play', null, byAct, { life: life(3) });
    const events = [arrive('elf'), arrive('twin'), again('elf', 'boast', 'i1')];
    expect(
      strays([{ act: enter('elf', 'twin'), events: [...events, again('twin', 'boast', 'i2')] }]),
    ).toEqual([]);
    expect(strays([{ act: enter('elf', 'twin'), events: [...events, again('elf', 'boast', 'i2')] }])).toEqual(
      [stray('elf')],
    );
  });
  it('of a death that was only a return to the hand', () => {
    const events = [
      did('archer', byAct),
      moved('archer', 'hand', 'A', byAct),
      again('archer', 'curse', 'i1'),
    ];
    expect(strays([{ act: change('archer', { verb: 'move', into: 'hand' }), events }])).toEqual([
      stray('archer'),
    ]);
  });
  it('as often as it was named, and no more', () => {
    const events = ['i1', 'i2'].map((id) => again('archer', 'alarm', id));
    const named = queued(item('scroll', 'bolt', ['archer'], { id: 'i0' }));
    expect(strays([{ act: resolve, events }])).toContainEqual(stray('archer'));
    expect(
      strays([{ act: declare('scroll', 'bolt', ['archer']), events: [named, ...events.slice(1)] }]),
    ).toEqual([]);
    expect(strays([{ act: declare('scroll', 'bolt', ['archer']), events: [named, ...events] }])).toEqual([
      stray('archer'),
    ]);
  });
});
