import { describe, expect, it } from 'vitest';
import { board, card, change, declare, endTurn, giveLife, one } from '../../engines/testing/table.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Cause, Event, RulesEffect } from '../../spec/play/event.ts';
import type { Passed } from '../../spec/questions/life.ts';
import { askedOf } from '../testing/answers.ts';
import {
  additional,
  begun,
  byAct,
  byItem,
  byRules,
  did,
  effectsOf,
  ended,
  item,
  left,
  life,
  lives,
  queued,
  settled,
  taken,
  textsOf,
  turnOf,
} from '../testing/records.ts';

const table = board([card('elf', 'creature', 'A', { printed: ['gift'] }), card('ogre', 'creature', 'A')], {
  gift: { kind: 'activated', steps: [[one(giveLife(2, 'end of turn'), { types: ['creature'] })]] },
});
const hex: Effect = { id: 'hex', kind: 'silence', by: null, until: 'lasting' };

const end = endTurn('A');

describe('a term', () => {
  const termsAsked = (act: ReturnType<typeof change>, laid: readonly Event[], id: string) => {
    const steps = [
      { act, events: [did('elf', byAct), ...laid] },
      { act: end, events: [turnOf('B')] },
    ];
    return askedOf(table, steps, id)
      .filter(({ situation }) => 'turn' in situation)
      .map(({ situation }) => situation.effect.until);
  };
  it('of silence is the one of the deed', () => {
    const act = change('elf', { verb: 'silence', until: 'start of turn B' });
    const laid = [effectsOf('elf', [hex], byAct), textsOf('elf', [], byAct)];
    expect(termsAsked(act, laid, 'isStillThere').at(-1)).toBe('start of turn B');
  });
});

describe('what has come to a life before a turn', () => {
  const passed = (...steps: Parameters<typeof askedOf>[1]) =>
    askedOf(table, [...steps, { act: end, events: [turnOf('B')] }], 'lifeAfter').at(-1)?.situation.by.passed;
  const laid = additional(['e1', 2, 'lasting']);
  it('is nothing where nothing has', () => {
    expect(passed()).toBeUndefined();
  });
  it('is each change with its deed', () => {
    const give: Deed = { verb: 'give life', amount: 2, until: 'start of turn B' };
    const wound: Deed = { verb: 'wound', amount: 1 };
    const hurt = { ...laid, wounds: 1 };
    expect(
      passed(
        { act: change('elf', give), events: [did('elf', byAct), lives('elf', laid, byAct)] },
        { act: change('elf', wound), events: [did('elf', byAct), lives('elf', hurt, byAct)] },
      ),
    ).toEqual([
      { before: life(3), after: laid, by: give },
      { before: laid, after: hurt, by: wound },
    ]);
  });
  it('is one change where one deed shows two lives in a row', () => {
    const set: Deed = { verb: 'set life', to: 5 };
    const events = [did('elf', byAct), lives('elf', life(3), byAct), lives('elf', laid, byAct)];
    expect(passed({ act: change('elf', set), events })).toEqual([{ before: life(3), after: laid, by: set }]);
  });
  it('is the turn where one has passed meanwhile, and static texts where they did it', () => {
    const give: Deed = { verb: 'give life', amount: 2, until: 'lasting' };
    const turned = (effect: RulesEffect) =>
      passed(
        { act: change('elf', give), events: [did('elf', byAct), lives('elf', laid, byAct)] },
        {
          act: endTurn('A'),
          events: [lives('elf', additional(['e1', 1, 'lasting']), byRules(effect)), turnOf('B')],
        },
      ).map(({ by }: Passed) => by);
    expect(turned('expiry')).toEqual([give, { ended: 'A', began: 'B' }]);
    expect(turned('static effect')).toEqual([give, 'static texts']);
  });
  it('is static texts too where a term is said to have ended while no turn does', () => {
    const give: Deed = { verb: 'give life', amount: 2, until: 'lasting' };
    const events = [did('elf', byAct), lives('elf', laid, byAct)];
    const less = { act: change('elf', { verb: 'cure' }), events: [lives('elf', life(3), byRules('expiry'))] };
    expect(passed({ act: change('elf', give), events }, less)).toBeUndefined();
    const some = [lives('elf', additional(['e1', 1, 'lasting']), byRules('expiry'))];
    expect(passed({ act: change('elf', give), events }, { ...less, events: some }).at(-1).by).toBe(
      'static texts',
    );
  });
  it.each<[Cause, Passed['by']]>([
    [byAct, 'static texts'],
    [byRules('payment'), 'static texts'],
    [byRules('destruction'), 'static texts'],
    [byRules('replacement'), null],
  ])('is static texts at most where nothing is done to the card: by %o', (cause, by) => {
    const give: Deed = { verb: 'give life', amount: 2, until: 'end of turn' };
    const events = [did('elf', byAct), lives('elf', additional(['e1', 2, 'end of turn']), byAct)];
    const other = { act: change('ogre', { verb: 'cure' }), events: [lives('elf', laid, cause)] };
    expect(passed({ act: change('elf', give), events }, other).at(-1).by).toBe(by);
  });
  it('by a text is the deed of its instruction', () => {
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
    expect(asked?.situation.by.passed).toEqual([
      { before: life(3), after: laid, by: giveLife(2, 'end of turn') },
    ]);
  });
});

describe('life with a term beside what static texts hold', () => {
  const held = additional(['e1', 2, 'end of turn'], ['e2', 1, 'while in play']);
  const kept = additional(['e2', 1, 'while in play']);
  const give: Deed = { verb: 'give life', amount: 2, until: 'end of turn' };
  const given = [
    did('elf', byAct),
    lives('elf', additional(['e1', 2, 'end of turn']), byAct),
    lives('elf', held, byRules('static effect')),
  ];
  const asks = (...events: readonly Event[]) =>
    askedOf(
      table,
      [
        { act: change('elf', give), events: given },
        { act: end, events: [...events, turnOf('B')] },
      ],
      'lifeAfter',
    ).filter(({ situation }) => typeof situation.by === 'object' && 'expiry' in situation.by);
  it('is asked about where static texts hold as much as before', () => {
    expect(asks(lives('elf', kept, byRules('expiry'))).map(({ situation }) => situation.by.passed)).toEqual([
      [
        { before: life(3), after: additional(['e1', 2, 'end of turn']), by: give },
        { before: additional(['e1', 2, 'end of turn']), after: held, by: 'static texts' },
      ],
    ]);
    expect(asks()).toHaveLength(1);
  });
  it('is not where they may hold something else, or do', () => {
    expect(asks(lives('elf', life(3), byRules('expiry')))).toEqual([]);
    expect(asks(taken('elf', 'B', byRules('expiry')), lives('elf', kept, byRules('expiry')))).toEqual([]);
  });
});
