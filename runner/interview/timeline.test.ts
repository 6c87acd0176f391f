import { describe, expect, it } from 'vitest';
import { board, card, change, declare, one, wound } from '../../engines/testing/table.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Pending, State } from '../../spec/model/state.ts';
import type { CaseRecord } from '../../spec/play/record.ts';
import { observationsOf } from '../testing/answers.ts';
import type { Told } from '../testing/records.ts';
import { byAct, CLAIMS, did, item, life, lives, lost, moved, queued, recordOf } from '../testing/records.ts';
import { timelineOf } from './timeline.ts';

const ogre = card('ogre', 'creature', 'B');
const table = board([ogre, card('imp', 'creature', 'A')]);
const act = change('ogre', wound(1));
const wounded = (wounds: number) => [did('ogre', byAct), lives('ogre', life(3, { wounds }), byAct)];
const fair = recordOf(table, [
  { act, events: wounded(1) },
  { act, events: wounded(2) },
]);
const [first, second] = fair.steps;

/** The fair record with another state after one of its steps; step −1 is loading. */
const withState = (at: number, alter: (state: State) => Partial<State>): CaseRecord => {
  const altered = (state: State): State => ({ ...state, ...alter(state) });
  return {
    before: at < 0 ? altered(fair.before) : fair.before,
    steps: fair.steps.map((step, i) =>
      i === at ? { ...step, reply: { ...step.reply, state: altered(step.reply.state) } } : step,
    ),
  };
};
const mismatchOf = (record: CaseRecord) => timelineOf(table, record, CLAIMS).mismatch;
const without = (id: string) => (state: State) => ({
  cards: Object.fromEntries(Object.entries(state.cards).filter(([name]) => name !== id)),
});
const poisoned = (state: State) => ({ cards: { ...state.cards, ogre: { ...ogre, poisoned: true } } });

describe('a record whose states are what its events make of them', () => {
  it('is laid out with the state before each event and each step', () => {
    const line = timelineOf(table, fair, CLAIMS);
    expect(line.mismatch).toBeNull();
    expect(line.starts).toEqual([0, 2, 4]);
    expect(line.moments.map(({ step, state }) => [step, state.cards.ogre?.life?.wounds])).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    expect(line.states).toEqual([fair.before, first?.reply.state, second?.reply.state]);
  });
  it('may list in any order who lost and what arrived, and no other cards', () => {
    const elves = ['elf', 'fay'].map((id) => card(id, 'creature', 'A', { zone: 'hand' }));
    const coming = (id: string) => moved(id, 'play', null, byAct, { life: life(3) });
    const scene = board([ogre, ...elves]);
    const record = recordOf(scene, [
      {
        act: { act: 'enter', cards: ['elf', 'fay'] },
        events: [coming('elf'), coming('fay'), lost('A'), lost('B')],
      },
    ]);
    const told = (more: Partial<State>) => {
      const steps = record.steps.map((step) => ({
        ...step,
        reply: { ...step.reply, state: { ...step.reply.state, ...more } },
      }));
      return timelineOf(scene, { ...record, steps }, CLAIMS).mismatch?.differs;
    };
    const history = record.steps[0]?.reply.state.history as State['history'];
    expect(told({ lost: ['B', 'A'], history: { ...history, arrived: ['fay', 'elf'] } })).toBeUndefined();
    expect(told({ lost: ['A'] })).toContain('lost 2');
    expect(told({ history: { ...history, arrived: ['fay'] } })).toContain('history arrived');
  });
  it('may have a history that it does not claim to tell', () => {
    const attacked = (state: State) => ({
      history: { ...state.history, attacks: [{ attacker: 'imp', target: 'ogre' }], defended: ['ogre'] },
    });
    const told = { ...CLAIMS, events: [...CLAIMS.events, 'attacked' as const, 'defended' as const] };
    expect(timelineOf(table, withState(1, attacked), CLAIMS).mismatch).toBeNull();
    expect(timelineOf(table, withState(1, attacked), told).mismatch?.differs).toContain('history attacks');
  });
  it('may list the effects of a card in any order', () => {
    const effect = (id: string, left: number) =>
      ({ id, kind: 'additional', laid: left, left, by: null, until: 'lasting' }) as const;
    const [one, two] = [effect('e1', 1), effect('e2', 2)];
    const holder = (...effects: (typeof one)[]): Card => ({
      ...card('imp', 'creature', 'A'),
      life: { ...life(3), effects },
    });
    const scene = board([ogre, holder(one, two)]);
    const record = recordOf(scene, []);
    const told = (...effects: (typeof one)[]) => {
      const cards = { ...record.before.cards, imp: holder(...effects) };
      return timelineOf(scene, { ...record, before: { ...record.before, cards } }, CLAIMS).mismatch?.differs;
    };
    expect(told(two, one)).toBeUndefined();
    expect(told(two, two)).toContain('life effects');
  });
  it('may leave out which number was thrown where it does not claim to tell that', () => {
    const thrown = { ...item('archer', 'shot', ['ogre']), rolled: 4 };
    const record = recordOf(table, [{ act: { act: 'resolve' }, events: [queued(thrown)] }]);
    const steps = record.steps.map((step) => ({
      ...step,
      reply: {
        ...step.reply,
        state: { ...step.reply.state, queue: step.reply.state.queue.map(({ rolled: _, ...one }) => one) },
      },
    }));
    const differs = (...events: 'rolled'[]) =>
      timelineOf(table, { ...record, steps }, { ...CLAIMS, events: [...CLAIMS.events, ...events] }).mismatch
        ?.differs;
    expect([differs(), differs('rolled')]).toEqual([undefined, expect.stringContaining('rolled')]);
  });
  it('may say of levels what it likes: they are asked about apart', () => {
    const levelled = (state: State) => ({
      cards: { ...state.cards, imp: { ...card('imp', 'creature', 'A'), life: life(3, { level: 9 }) } },
    });
    expect(mismatchOf(withState(-1, levelled))).toBeNull();
  });
});

describe('a declaration that was accepted', () => {
  const texts = { shot: { kind: 'activated' as const, steps: [[one(wound(1), { types: ['creature'] })]] } };
  const armed = board([ogre, card('archer', 'creature', 'A', { printed: ['shot'] })], texts);
  const declaring = declare('archer', 'shot', ['ogre']);
  const pending: Pending = {
    player: 'A',
    source: 'archer',
    ability: 'shot',
    at: [0, 0],
    item: null,
    options: ['ogre'],
    min: 1,
    max: 1,
  };
  const differing = (told: Partial<Told>, claims = CLAIMS) =>
    timelineOf(armed, recordOf(armed, [{ act: declaring, ...told }]), claims).mismatch;
  it('and queued nothing does not hold together', () => {
    const differs = 'queue: a declaration was accepted, and nothing was queued';
    expect(differing({})).toEqual({ step: 0, differs });
    expect(differing({ events: [did('ogre', byAct)] })).toEqual({ step: 0, differs });
  });
  it('has queued something, asks first, or ended the game', () => {
    expect(differing({ events: [queued(item('archer', 'shot', ['ogre']))] })).toBeNull();
    expect(differing({ pending })).toBeNull();
    expect(differing({ events: [lost('A')] })).toBeNull();
  });
  it('need not, where it was refused or the engine tells of no queue', () => {
    expect(differing({ outcome: 'refused' })).toBeNull();
    const silent = { ...CLAIMS, events: CLAIMS.events.filter((kind) => kind !== 'queued') };
    expect(differing({}, silent)).toBeNull();
  });
});

const hurt = ({ cards }: State): Partial<State> => {
  const { imp } = cards;
  if (imp === undefined || imp.life === null) return {};
  return { cards: { ...cards, imp: { ...imp, life: { ...imp.life, wounds: 2 } } } };
};

describe('a record that contradicts itself', () => {
  it.each([
    [-1, 'on loading'],
    [0, 'after the first step'],
    [1, 'after the last step'],
  ])('is found out: step %i, %s', (step) => {
    const differs = 'card ogre: poisoned is true, by the events false';
    expect(mismatchOf(withState(step, poisoned))).toEqual({ step, differs });
  });
  it.each<[string, (state: State) => Partial<State>]>([
    [
      'card imp is left out, by the events {"id":"imp","name":"imp","owner":"A","controller":"A","zone…',
      without('imp'),
    ],
    ['active is "B", by the events "A"', () => ({ active: 'B' })],
    ['turn is 2, by the events 1', () => ({ turn: 2 })],
    ['lost 1 is "A", by the events left out', () => ({ lost: ['A'] })],
    [
      'queue 1 is {"id":"i1","kind":"attack","sources":[],"ability":null,"con…, by the events left out',
      () => ({
        queue: [{ id: 'i1', kind: 'attack', sources: [], ability: null, controller: 'A', named: [] }],
      }),
    ],
    [
      'history arrived 1 is "ogre", by the events left out',
      ({ history }) => ({ history: { ...history, arrived: ['ogre'] } }),
    ],
    ['card imp: life wounds is 2, by the events 0', hurt],
  ])('where %s', (differs, alter) => {
    expect(mismatchOf(withState(1, alter))).toEqual({ step: 1, differs });
  });
  it('is asked about only up to there', () => {
    const questions = (record: CaseRecord) => observationsOf(table, record).length;
    expect(questions(withState(-1, poisoned))).toBe(0);
    expect(questions(withState(0, poisoned))).toBe(0);
    expect(questions(withState(1, poisoned))).toBe(questions({ ...fair, steps: fair.steps.slice(0, 1) }));
  });
});
