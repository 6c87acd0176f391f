import { expect, it } from 'vitest';
import { card, each, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import { blamed, casting, having, scrollOf, spell, tableOf } from '../testing/hand-made.ts';
import {
  begun,
  byItem,
  byRules,
  creatures,
  did,
  ended,
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
