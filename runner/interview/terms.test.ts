import { describe, expect, it } from 'vitest';
import { board, card, change, declare, endTurn, giveLife, one } from '../../engines/testing/table.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Term } from '../../spec/model/names.ts';
import type { Event } from '../../spec/play/event.ts';
import { askedOf } from '../testing/answers.ts';
import {
  additional,
  begun,
  byAct,
  byItem,
  did,
  effectsOf,
  ended,
  item,
  left,
  lives,
  queued,
  settled,
  textsOf,
  turnOf,
} from '../testing/records.ts';

const table = board(
  [
    card('imp', 'creature', 'A', {}, [{ kind: 'additional', left: 1, until: 'end of turn' }]),
    card('elf', 'creature', 'A', { printed: ['gift'] }),
  ],
  { gift: { kind: 'activated', steps: [[one(giveLife(2, 'end of turn'), { types: ['creature'] })]] } },
);
const hex: Effect = { id: 'hex', kind: 'silence', by: null, until: 'lasting' };

const end = endTurn('A');

describe('a term', () => {
  const termsAsked = (act: ReturnType<typeof change>, laid: readonly Event[], id: string) => {
    const steps = [
      { act, events: [did('elf', byAct), ...laid] },
      { act: end, events: [turnOf('B')] },
    ];
    return askedOf(table, steps, id)
      .filter(({ situation }) => 'turn' in situation || typeof situation.by?.expiry === 'object')
      .flatMap(({ situation: { effect, before } }) => effect?.until ?? before.effects[0]?.until);
  };
  it.each<[Term, Term]>([
    ['end of turn', 'lasting'],
    ['lasting', 'end of turn'],
    ['start of turn B', 'start of turn A'],
    ['end of turn', 'end of turn'],
  ])('of life is the one of the text (%s), not the one that the engine laid (%s)', (wanted, given) => {
    const act = change('elf', { verb: 'give life', amount: 2, until: wanted });
    const laid = [lives('elf', additional(['e1', 2, given]), byAct)];
    expect(termsAsked(act, laid, 'lifeAfter').at(-1)).toBe(wanted);
  });
  it('of silence is the one of the deed', () => {
    const act = change('elf', { verb: 'silence', until: 'start of turn B' });
    const laid = [effectsOf('elf', [hex], byAct), textsOf('elf', [], byAct)];
    expect(termsAsked(act, laid, 'isStillThere').at(-1)).toBe('start of turn B');
  });
  it('of a life that lay there before is left as it is', () => {
    const act = change('imp', { verb: 'give life', amount: 2, until: 'lasting' });
    const both = additional(['imp-0', 1, 'end of turn'], ['e1', 2, 'lasting']);
    const steps = [
      { act, events: [did('imp', byAct), lives('imp', both, byAct)] },
      { act: end, events: [turnOf('B')] },
    ];
    const [, asked] = askedOf(table, steps, 'lifeAfter');
    expect(asked?.situation.before.effects.map(({ until }: { until: Term }) => until)).toEqual([
      'end of turn',
      'lasting',
    ]);
  });
  it('of a text is that of its instruction', () => {
    const laid = additional(['e1', 2, 'lasting']);
    const steps = [
      { act: declare('elf', 'gift', ['elf']), events: [queued(item('elf', 'gift', ['elf']))] },
      {
        act: { act: 'resolve' as const },
        events: [
          settled(['elf']),
          begun(),
          did('elf', byItem()),
          lives('elf', laid, byItem()),
          ended(),
          left(),
        ],
      },
      { act: end, events: [turnOf('B')] },
    ];
    const asked = askedOf(table, steps, 'lifeAfter').at(-1);
    expect(asked?.situation.before.effects[0]?.until).toBe('end of turn');
  });
});
