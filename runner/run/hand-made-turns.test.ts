import { expect, it } from 'vitest';
import { card, endTurn } from '../../engines/testing/table.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Event } from '../../spec/play/event.ts';
import { banner, blamed, raised, STATIC, tableOf } from '../testing/hand-made.ts';
import { byRules, destroyed, lives, moved, turnOf } from '../testing/records.ts';

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
