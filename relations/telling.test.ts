import { describe, expect, it } from 'vitest';
import type { State } from '../spec/model/state.ts';
import type { Cause, Event, RulesEffect } from '../spec/play/event.ts';
import { difference, normal } from './normal.ts';

const state: State = {
  active: 'A',
  turn: 1,
  phase: 'choice',
  cards: {},
  queue: [],
  lost: [],
  coins: null,
  history: { arrived: [], attacks: [], defended: [], failedDraws: { A: 0, B: 0 } },
};

/** How two tellings of one act differ. */
const between = (one: readonly Event[], other: readonly Event[]): string | null => {
  const told = (events: readonly Event[]) =>
    normal({
      before: state,
      steps: [
        {
          act: { act: 'resolve' },
          picked: false,
          reply: { outcome: 'accepted', reason: null, events: [...events], pending: null, state },
        },
      ],
    });
  return difference(told(one), told(other));
};

type Told = Event extends infer E ? (E extends Event ? Omit<E, 'group'> : never) : never;
/** Events each in a group of its own. */
const apart = (...events: readonly Told[]): Event[] =>
  events.map((one, group) => ({ ...one, group }) as Event);
/** Events all in one group. */
const together = (...events: readonly Told[]): Event[] =>
  events.map((one) => ({ ...one, group: 0 }) as Event);

const rules = (effect: RulesEffect): Cause => ({ by: 'rules', effect });
const item = (at: readonly [number, number]): Cause => ({ by: 'item', item: 'item-1', at: [...at] });
const readies = (card: string): Told => ({
  kind: 'flag',
  card,
  flag: 'exhausted',
  value: false,
  cause: rules('readying'),
});
const destroyed = (card: string, cause = rules('destruction')): Told => ({
  kind: 'destroyed',
  card,
  killers: [],
  cause,
});
const buried = (card: string, cause = rules('destruction')): Told => ({
  kind: 'moved',
  card,
  zone: 'graveyard',
  whose: 'A',
  life: null,
  cause,
});
const did = (card: string, part = 0): Told => ({ kind: 'did', card, cause: item([0, part]) });
const ended = (part: number): Told => ({ kind: 'ended', item: 'item-1', at: [0, part] });
const lost = (player: 'A' | 'B'): Told => ({ kind: 'lost', player, cause: rules('loss') });
const shuffled = (player: 'A' | 'B'): Told => ({ kind: 'shuffled', player, cause: rules('shuffling') });
const expires = (card: string): Told => ({ kind: 'effects', card, effects: [], cause: rules('expiry') });
const laid = (card: string): Told => ({ kind: 'effects', card, effects: [], cause: rules('static effect') });
const declared = (source: string): Told => ({ kind: 'lapsed', source, ability: 'dirge' });

describe('two tellings of one act are the same', () => {
  it.each<[string, readonly Told[], readonly Told[]]>([
    ['readying', [readies('elf'), readies('imp')], [readies('imp'), readies('elf')]],
    ['losses', [lost('A'), lost('B')], [lost('B'), lost('A')]],
    ['shuffles', [shuffled('A'), shuffled('B')], [shuffled('B'), shuffled('A')]],
    ['what ends', [expires('elf'), expires('imp')], [expires('imp'), expires('elf')]],
    ['what static texts lay', [laid('elf'), laid('imp')], [laid('imp'), laid('elf')]],
    [
      'deaths card by card or not',
      [destroyed('elf'), buried('elf'), destroyed('imp'), buried('imp')],
      [destroyed('imp'), destroyed('elf'), buried('imp'), buried('elf')],
    ],
    [
      'deaths by one instruction',
      [destroyed('elf', item([0, 0])), destroyed('imp', item([0, 0]))],
      [destroyed('imp', item([0, 0])), destroyed('elf', item([0, 0]))],
    ],
    [
      'what ends on a card that leaves play, or is not told of it',
      [destroyed('elf'), buried('elf'), expires('imp'), destroyed('imp'), buried('imp')],
      [destroyed('imp'), buried('imp'), destroyed('elf'), buried('elf')],
    ],
    [
      'a trigger that is declared between deaths',
      [destroyed('elf'), buried('elf'), declared('elf'), destroyed('imp'), buried('imp')],
      [destroyed('imp'), buried('imp'), destroyed('elf'), buried('elf'), declared('elf')],
    ],
  ])('whatever the order and the groups of %s', (_, one, other) => {
    expect(between(apart(...one), apart(...other))).toBeNull();
    expect(between(apart(...one), together(...other))).toBeNull();
  });
  it('whatever comes of what is done at the same time, in the midst of it or behind it', () => {
    const deed = (group: number, card: string) => ({ ...did(card), group }) as Event;
    const dies = (group: number, card: string) => ({ ...destroyed(card), group }) as Event;
    const midst = [deed(0, 'elf'), dies(1, 'elf'), deed(0, 'imp'), dies(2, 'imp')];
    const behind = [deed(0, 'imp'), deed(0, 'elf'), dies(1, 'imp'), dies(2, 'elf')];
    expect(between(midst, behind)).toBeNull();
  });
});

describe('two tellings of one act are not the same', () => {
  it.each<[string, readonly Event[], readonly Event[]]>([
    [
      'what is done to cards one after the other',
      apart(did('elf'), did('imp')),
      apart(did('imp'), did('elf')),
    ],
    [
      'what is done in turn and what together',
      apart(did('elf'), did('imp')),
      together(did('elf'), did('imp')),
    ],
    [
      'the order of instructions',
      apart(did('elf'), ended(0), did('elf', 1), ended(1)),
      apart(did('elf', 1), ended(1), did('elf'), ended(0)),
    ],
    ['the instruction of a death', apart(destroyed('elf'), ended(0)), apart(ended(0), destroyed('elf'))],
    [
      'the order of instructions that nothing parts',
      apart(destroyed('elf', item([0, 0])), destroyed('imp', item([0, 1]))),
      apart(destroyed('imp', item([0, 1])), destroyed('elf', item([0, 0]))),
    ],
    [
      'the order of triggers',
      apart(declared('elf'), declared('imp')),
      apart(declared('imp'), declared('elf')),
    ],
    ['which card it is', apart(readies('elf')), apart(readies('imp'))],
    ['whether it comes at all', apart(destroyed('elf'), buried('elf')), apart(destroyed('elf'))],
    ['whether a card that stays keeps it', apart(expires('imp'), buried('elf')), apart(buried('elf'))],
    [
      'before and behind the change of turn',
      apart(readies('elf'), { kind: 'turn', player: 'B' }),
      apart({ kind: 'turn', player: 'B' }, readies('elf')),
    ],
  ])('where %s differs', (_, one, other) => {
    expect(between(one, other)).not.toBeNull();
  });
});
