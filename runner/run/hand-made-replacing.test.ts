import { describe, expect, it } from 'vitest';
import { card, each, one, wound } from '../../engines/testing/table.ts';
import type { Ability, Instruction } from '../../spec/abilities/ability.ts';
import type { Event } from '../../spec/play/event.ts';
import { blamed, casting, having, scrollOf, spell, tableOf } from '../testing/hand-made.ts';
import {
  begun,
  byItem,
  byRules,
  creatures,
  did,
  ended,
  flagged,
  left,
  life,
  lives,
  resolve,
  settled,
} from '../testing/records.ts';

const text = spell([each({ verb: 'poison' }, { ...creatures, side: 'opponent' })]);
const fever: Ability = { kind: 'static', static: { text: 'instead', of: 'poison', deed: wound(1) } };
const frail: Ability = { kind: 'static', static: { text: 'wounds taken', by: 1, who: creatures } };
const table = tableOf(
  [having('elf', 'B', 'fever'), card('bearer', 'creature', 'A', { printed: ['frail'] }), scrollOf('text')],
  { text, fever, frail },
);

it.each([
  [1, ''],
  [2, ''],
])('texts may or may not change the %i wounds that are laid instead of something else', (wounds, blame) => {
  const instead = byRules('replacement');
  const told = [
    casting([]),
    {
      act: resolve,
      events: [
        settled([]),
        begun(),
        {
          kind: 'replaced' as const,
          group: 0,
          card: 'elf',
          by: { card: 'elf', ability: 'fever', grantedBy: null },
          cause: byItem(),
        },
        did('elf', instead),
        lives('elf', life(3, { wounds }), instead),
        ended(),
        left(),
      ],
    },
  ];
  expect(blamed(table, told)).toBe(blame);
});

describe('a card that something cannot be done to, and to which another thing is done instead', () => {
  const immune: Ability = { kind: 'static', static: { text: 'cannot be', verb: 'poison' } };
  const both = card('elf', 'creature', 'B', { printed: ['immune', 'fever'] });
  const cards = [both, scrollOf('text')];
  const instead = byRules('replacement');
  const replaced = {
    kind: 'replaced' as const,
    group: 0,
    card: 'elf',
    by: { card: 'elf', ability: 'fever', grantedBy: null },
    cause: byItem(),
  };
  const hurt = [replaced, did('elf', instead), lives('elf', life(3, { wounds: 1 }), instead)];
  const poisoned = [did('elf', byItem()), flagged('elf', 'poisoned', true, byItem())];
  const telling = (object: Instruction, named: readonly string[], events: readonly Event[]) =>
    blamed(tableOf(cards, { text: spell([object]), immune, fever }), [
      casting(named),
      { act: resolve, events: [settled(named), begun(), ...events, ended(), left()] },
    ]);
  const mass = each({ verb: 'poison' }, creatures);
  const chosen = one({ verb: 'poison' }, creatures);
  it.each([
    ['a mass text', mass, []],
    ['a text that has chosen it', chosen, ['elf']],
  ] as const)('may have it done by %s, or nothing, and not what cannot be done', (_, object, named) => {
    expect([hurt, [], poisoned].map((events) => telling(object, named, events))).toEqual([
      '',
      '',
      expect.stringContaining('502.8'),
    ]);
  });
});
