import { expect, it } from 'vitest';
import { card, each, endTurn, move, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Event } from '../../spec/play/event.ts';
import { banner, blamed, casting, raised, STATIC, scrollOf, spell, tableOf } from '../testing/hand-made.ts';
import {
  begun,
  byItem,
  byRules,
  creatures,
  destroyed,
  did,
  ended,
  left,
  lives,
  moved,
  resolve,
  settled,
  turnOf,
} from '../testing/records.ts';

const hush: Effect = { id: 'hush', kind: 'silence', by: null, until: 'end of turn' };
const table = tableOf(
  [
    card('elf', 'creature', 'A', { wounds: 3 }, [{ kind: 'additional', left: 1, until: 'end of turn' }]),
    card('bearer', 'creature', 'A', { printed: ['banner'], abilities: [], effects: [hush] }),
  ],
  { banner },
);
const ending = byRules('expiry');
const bare: Life = { starting: 3, wounds: 3, effects: [], level: null };
const heard: Event[] = [
  { kind: 'effects', group: 0, card: 'bearer', effects: [], cause: ending },
  { kind: 'abilities', group: 0, card: 'bearer', abilities: ['banner'], cause: ending },
];
const expires = lives('elf', bare, ending);
const lies = lives('elf', { ...bare, effects: raised().effects }, STATIC);
const dies = [destroyed('elf'), moved('elf', 'graveyard', 'A', byRules('destruction'))];

it.each<[string, Event[], string]>([
  ['lives', [...heard, expires, lies, turnOf('B')], ''],
  ['dies', [expires, ...dies, ...heard, turnOf('B')], ''],
  ['is left without life', [...heard, expires, turnOf('B')], 'heroes/505.1'],
])('a card whose help ends as a lasting text comes back %s', (_, events, blame) => {
  const found = blamed(table, [{ act: endTurn('A'), events }]);
  if (blame === '') expect(found).toBe('');
  else expect(found).toContain(blame);
});

it('a card that was wounded as it loses what a lasting text has given is destroyed once both have come', () => {
  const root: Ability = { kind: 'static', static: { text: 'instead', of: 'move', deed: wound(1) } };
  const flag: Ability = {
    kind: 'static',
    static: { text: 'life', by: 1, who: { ...creatures, other: true } },
  };
  const text = spell([each(move('hand'), creatures)]);
  const given: Life = {
    starting: 1,
    wounds: 1,
    effects: raised().effects.map((one) => ({ ...one, laid: 1, left: 1 })),
    level: null,
  };
  const oak = card('oak', 'creature', 'A', { starting: 1, printed: ['root'] });
  const board = tableOf(
    [{ ...oak, life: given }, card('bearer', 'creature', 'A', { printed: ['flag'] }), scrollOf('text')],
    { root, flag, text },
  );
  const instead = byRules('replacement');
  const by = { card: 'oak', ability: 'root', grantedBy: null };
  const falls = [
    destroyed('oak', byRules('destruction'), [by]),
    moved('oak', 'graveyard', 'A', byRules('destruction')),
  ];
  const told = (...end: Event[]) => [
    casting([]),
    {
      act: resolve,
      events: [
        settled([]),
        begun(),
        { kind: 'replaced' as const, group: 0, card: 'oak', by, cause: byItem() },
        did('oak', instead),
        lives('oak', { ...given, wounds: 2 }, instead),
        did('bearer', byItem()),
        moved('bearer', 'hand', 'A', byItem()),
        ended(),
        lives('oak', { ...given, wounds: 2, effects: [] }, byRules('expiry')),
        ...end,
        left(),
      ],
    },
  ];
  expect(blamed(board, told(...falls))).toBe('');
  expect(blamed(board, told())).toContain('heroes/505.1');
});
