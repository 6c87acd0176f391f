import { describe, expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';

import { board, card, declare, each, endTurn, wound } from '../../engines/testing/table.ts';
import { relatedAt } from '../../generators/cases.ts';
import { EVERYTHING } from '../../generators/settings.ts';
import type { EditionName } from '../../spec/editions/index.ts';

import type { Act } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Event } from '../../spec/play/event.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { judgingOf } from '../testing/judged.ts';
import { compareCases } from './relations.ts';
import { asItIs } from './shrink.ts';

type Retold = (events: readonly Event[], cards: readonly string[]) => Event[];

/** The reference engine, telling what it does in another way; `cards` are those of the board as they are listed. */
const telling = (edition: EditionName, retold: Retold): Engine => {
  const engine = reference(edition);
  let cards: readonly string[] = [];
  return {
    ...engine,
    load: (made) => {
      cards = made.cards.map(({ id }) => id);
      return engine.load(made);
    },
    act: (act) => {
      const reply = engine.act(act);
      return { ...reply, events: retold(reply.events, cards) };
    },
  };
};

const isByRules = (event: Event): boolean => 'cause' in event && event.cause.by === 'rules';
const isChange = (event: Event): boolean =>
  isByRules(event) || ('cause' in event && event.kind !== 'did' && event.kind !== 'replaced');

/** Cards in the order of the board, players behind them: A, then B. */
const rank = (event: Event, cards: readonly string[]): number => {
  if ('card' in event) return cards.indexOf(event.card);
  return cards.length + ('player' in event && event.player === 'B' ? 1 : 0);
};

const runsOf = (events: readonly Event[], isOne: (event: Event) => boolean): Event[][] => {
  const runs: Event[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last?.[0] && isOne(event) && isOne(last[0])) last.push(event);
    else runs.push([event]);
  }
  return runs;
};

/** All that the rules bring about in groups of its own, card by card as the board lists them, player by player. */
const ruleByRule: Retold = (events, cards) => {
  const listed = runsOf(events, isByRules).flatMap((run) =>
    isByRules(run[0] as Event) ? run.toSorted((a, b) => rank(a, cards) - rank(b, cards)) : run,
  );
  const apart = events.length;
  return listed.map((event, i) => (isByRules(event) ? { ...event, group: apart + i } : event));
};

/** What is done to cards at the same time in one group, and then each change of it in a group of its own. */
const changeByChange: Retold = (events, cards) =>
  runsOf(events, (event) => 'cause' in event).flatMap((run) => [
    ...run.filter((event) => !isChange(event)),
    ...run
      .filter(isChange)
      .toSorted((a, b) => rank(a, cards) - rank(b, cards))
      .map((event) => ({ ...event, group: events.length + events.indexOf(event) })),
  ]);

/** All that the rules bring about in one group, the last card first. */
const allAtOnce: Retold = (events, cards) =>
  runsOf(events, isByRules).flatMap((run, nth) =>
    isByRules(run[0] as Event)
      ? run
          .toSorted((a, b) => rank(b, cards) - rank(a, cards))
          .map((event) => ({ ...event, group: events.length + nth }))
      : run,
  );

const brokenBy = async (engine: Engine, count: number, source: (index: number) => Case) =>
  (await compareCases(judgingOf(engine), source, count, asItIs)).broken.map(
    ({ relation, differs }) => `${relation.name} ${differs}`,
  );

describe('how an engine tells what happens by the rules is its own affair', () => {
  it.each<[string, EditionName, number, Retold]>([
    ['rule by rule', 'heroes', 150, ruleByRule],
    ['change by change', 'heroes', 60, changeByChange],
    ['all at once', 'heroes', 30, allAtOnce],
    ['rule by rule', 'classic', 30, ruleByRule],
  ])(
    '%s, in %s',
    async (_, edition, count, retold) => {
      const source = (index: number) => relatedAt(11, index, { ...EVERYTHING, edition });
      expect(await brokenBy(telling(edition, retold), count, source)).toEqual([]);
    },
    60_000,
  );
  it('where cards ready and both players lose', async () => {
    const tired = (id: string) => card(id, 'creature', 'B', { exhausted: true });
    const heroes = [card('king', 'hero', 'A', { starting: 1 }), card('queen', 'hero', 'B', { starting: 1 })];
    const texts = { storm: { kind: 'activated' as const, steps: [[each(wound(1), { types: ['hero'] })]] } };
    const archer = card('archer', 'creature', 'B', { printed: ['storm'] });
    const acts: Act[] = [endTurn('A'), declare('archer', 'storm', [], 'B'), { act: 'resolve' }];
    const cards = [...heroes, tired('elf'), tired('imp'), archer];
    const made: Case = { edition: 'heroes', board: board(cards, texts), acts, picks: [] };
    expect(await brokenBy(telling('heroes', ruleByRule), 1, () => made)).toEqual([]);
  });
});
