import { describe, expect, it } from 'vitest';
import { board, card, change, endTurn, giveLife, one } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Player, Term } from '../../spec/model/names.ts';
import type { Cause, Event } from '../../spec/play/event.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { answers, askedOf } from '../testing/answers.ts';
import {
  additional,
  byAct,
  byRules,
  did,
  effectsOf,
  flagged,
  life,
  lives,
  moved,
  taken,
  textsOf,
  turnOf,
} from '../testing/records.ts';

const texts: Record<string, Ability> = {
  venom: { kind: 'activated', steps: [[one({ verb: 'poison' }, { types: ['creature'] })]] },
  gift: { kind: 'activated', steps: [[one(giveLife(2, 'end of turn'), { types: ['creature'] })]] },
};
const hex: Effect = { id: 'hex', kind: 'silence', by: null, until: 'start of turn B' };
const silent = { printed: ['venom'], abilities: [] };
const table = board(
  [
    card('ogre', 'creature', 'B', { ...silent, exhausted: true, effects: [hex] }),
    card('imp', 'creature', 'A', {}, [{ kind: 'additional', left: 1, until: 'end of turn' }]),
    card('elf', 'creature', 'A', { printed: ['venom', 'gift'] }),
  ],
  texts,
);

const end = endTurn('A');
const TURNED = ['isStillThere', 'lifeAfter', 'doesReady'];
const controlled = (id: string, controller: Player, cause: Cause = byRules('expiry')): Event =>
  taken(id, controller, cause);
const layers = (sum: number) =>
  `lifeAfter: ${lifeAfter.key({ starting: 3, wounds: 0, additional: sum, negative: 0 })}`;

describe('a turn that has passed', () => {
  const turned = (events: readonly Event[]) => answers(table, [{ act: end, events }], TURNED);
  it('asks of every effect whether it is still there, of lives with effects, and of exhausted cards', () => {
    expect(turned([turnOf('B')])).toEqual([
      'isStillThere hex: on it',
      'doesReady ogre: stays exhausted',
      layers(1),
    ]);
  });
  it('tells what is gone and what readied', () => {
    const gone = lives('imp', life(3), byRules('expiry'));
    const readied = flagged('ogre', 'exhausted', false, byRules('readying'));
    expect(turned([gone, turnOf('B'), readied, effectsOf('ogre', []), textsOf('ogre', ['venom'])])).toEqual([
      'isStillThere hex: gone',
      'doesReady ogre: readies',
      layers(0),
    ]);
  });
  it('says who ended and who began', () => {
    const steps = [{ act: end, events: [turnOf('B')] }];
    const turn = { ended: 'A', began: 'B' };
    expect(askedOf(table, steps, 'doesReady').map(({ situation }) => situation.turn)).toEqual([turn]);
    expect(askedOf(table, steps, 'lifeAfter').map(({ situation }) => situation.by)).toEqual([
      { expiry: turn },
    ]);
  });
  it('says nothing of a card that moved, and does not ask of one that changed sides whether it readied', () => {
    expect(turned([moved('ogre', 'hand', 'B', byAct), turnOf('B')])).toEqual([layers(1)]);
    expect(turned([turnOf('B'), controlled('ogre', 'A')])).toEqual(['isStillThere hex: on it', layers(1)]);
  });
  it('does not ask whether a card readied whose ban on it came or went with the turn', () => {
    const stiff: Ability = { kind: 'static', static: { text: 'cannot be', verb: 'ready' } };
    const asked = (before: readonly string[], after: readonly string[]) => {
      const ogre = card('ogre', 'creature', 'B', {
        printed: ['stiff'],
        abilities: [...before],
        exhausted: true,
        effects: [hex],
      });
      const events = [effectsOf('ogre', []), textsOf('ogre', after), turnOf('B')];
      return answers(board([ogre], { stiff }), [{ act: end, events }], ['doesReady']);
    };
    expect([asked([], ['stiff']), asked(['stiff'], [])]).toEqual([[], []]);
    expect(asked(['stiff'], ['stiff'])).toEqual(['doesReady ogre: stays exhausted']);
  });
  it('is none without its event', () => {
    expect(turned([])).toEqual([]);
  });
});

describe('an effect that is said to be gone', () => {
  it('is still there where the card has no texts back', () => {
    const steps = [{ act: end, events: [turnOf('B'), effectsOf('ogre', [])] }];
    expect(answers(table, steps, ['isStillThere'])).toEqual(['isStillThere hex: on it']);
  });
  it('is gone where another of its kind keeps the texts away', () => {
    const curse: Effect = { ...hex, id: 'curse', until: 'lasting' };
    const twice = board([card('ogre', 'creature', 'B', { ...silent, effects: [hex, curse] })], texts);
    const steps = [{ act: end, events: [turnOf('B'), effectsOf('ogre', [curse])] }];
    expect(answers(twice, steps, ['isStillThere'])).toEqual([
      'isStillThere hex: gone',
      'isStillThere curse: on it',
    ]);
  });
  it('is still there where a card that a deed took has not changed hands again', () => {
    const deed: Deed = { verb: 'take control', until: 'end of turn' };
    const grip: Effect = { id: 'grip', kind: 'control', by: null, until: 'end of turn' };
    const takes = [did('elf', byAct), effectsOf('elf', [grip], byAct), controlled('elf', 'B', byAct)];
    const turning = (...events: Event[]) =>
      answers(
        table,
        [
          { act: change('elf', deed), events: takes },
          { act: end, events: [turnOf('B'), effectsOf('elf', []), ...events] },
        ],
        ['isStillThere'],
      ).at(-1);
    expect(turning()).toBe('isStillThere grip: on it');
    expect(turning(controlled('elf', 'A'))).toBe('isStillThere grip: gone');
  });
  it('is gone where a card that was stolen all along has changed hands to and fro and stays where it was', () => {
    const grip = (id: string, until: Term): Effect => ({ id, kind: 'control', by: null, until });
    const [first, second] = [grip('first', 'start of turn B'), grip('second', 'end of turn')];
    const takes = (effects: readonly Effect[], controller: Player, until: Term) => ({
      act: change('elf', { verb: 'take control', until }),
      events: [did('elf', byAct), effectsOf('elf', effects, byAct), controlled('elf', controller, byAct)],
    });
    const stolen = board([card('elf', 'creature', 'A', { controller: 'B' })], texts);
    const steps = [
      takes([first], 'A', first.until),
      takes([first, second], 'B', second.until),
      { act: end, events: [effectsOf('elf', []), turnOf('B')] },
    ];
    expect(answers(stolen, steps, ['isStillThere'])).toEqual([
      'isStillThere first: gone',
      'isStillThere second: gone',
    ]);
    const turnedTwice = [
      takes([first], 'A', first.until),
      takes([first, grip('third', 'start of turn A')], 'B', 'start of turn A'),
      { act: end, events: [effectsOf('elf', [grip('third', 'start of turn A')]), turnOf('B')] },
      { act: endTurn('B'), events: [effectsOf('elf', []), turnOf('A')] },
    ];
    expect(answers(stolen, turnedTwice, ['isStillThere']).at(-1)).toBe('isStillThere third: gone');
  });
});

describe('ids of effects are the engine’s own affair', () => {
  it('an effect and a life with other ids are still there', () => {
    const other = additional(['z9', 1, 'end of turn']);
    const renamed = [effectsOf('ogre', [{ ...hex, id: 'z1' }]), lives('imp', other, byRules('expiry'))];
    const steps = [{ act: end, events: [turnOf('B'), ...renamed] }];
    expect(answers(table, steps, ['isStillThere', 'lifeAfter'])).toEqual([
      'isStillThere hex: on it',
      layers(1),
    ]);
  });
  it('of two that swap their ids, the one whose term has ended is gone', () => {
    const both = [hex, { ...hex, id: 'pact', until: 'lasting' as const }];
    const cursed = board([card('ogre', 'creature', 'B', { ...silent, effects: both })], texts);
    const kept: Effect = { ...hex, until: 'lasting' };
    const steps = [{ act: end, events: [turnOf('B'), effectsOf('ogre', [kept])] }];
    expect(answers(cursed, steps, ['isStillThere'])).toEqual([
      'isStillThere hex: gone',
      'isStillThere pact: on it',
    ]);
  });
});
