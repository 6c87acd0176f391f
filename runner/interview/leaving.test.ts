import { describe, expect, it } from 'vitest';
import { board, card, declare, each, enter, one, self, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Pending } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import { GROUNDS } from '../../spec/questions/carrying-out.ts';
import { answers } from '../testing/answers.ts';
import { begun, byItem, creatures, did, ended, item, left, queued, settled } from '../testing/records.ts';

const texts: Record<string, Ability> = {
  shot: { kind: 'activated', steps: [[one(wound(1), creatures)]] },
  storm: { kind: 'activated', steps: [[each(wound(1), creatures)]] },
  rage: { kind: 'activated', steps: [[self(wound(1))]] },
  dear: {
    kind: 'activated',
    cost: { kind: 'sacrifice', filter: creatures },
    steps: [[one(wound(1), creatures)]],
  },
};
const table = board([card('archer', 'creature', 'A'), card('ogre', 'creature', 'B')], texts);
const waiting = {
  act: declare('archer', 'shot', ['ogre']),
  events: [queued(item('archer', 'shot', ['ogre']))],
};
const onAll = (target: string | null) =>
  GROUNDS.map((ground) => ['isObstacle', target, ground].filter(Boolean).join(' '))
    .map((name) => `${name}: obstacle`)
    .join(' | ');

describe('an item that was to be carried out and was refused', () => {
  it.each<Act['act']>(['resolve', 'resolve all'])('by «%s»: something stood in its way', (act) => {
    const refused = { act: { act } as Act, outcome: 'refused' as const };
    expect(answers(table, [waiting, refused], ['isObstacle'])).toEqual([`one of: ${onAll(null)}`]);
  });
  it.each([
    ['nothing waits', [{ act: { act: 'resolve' as const }, outcome: 'refused' as const }]],
    [
      'the engine does not know the act',
      [waiting, { act: { act: 'resolve' as const }, outcome: 'unknown' as const }],
    ],
    ['it was accepted', [waiting, { act: { act: 'resolve' as const } }]],
    ['another act was refused', [waiting, { act: enter('ogre'), outcome: 'refused' as const }]],
  ])('raises no question where %s', (_, steps) => {
    expect(answers(table, steps, ['isObstacle'])).toEqual([]);
  });
  it('raises no question where a choice comes first', () => {
    const pending: Pending = {
      player: 'A',
      source: 'archer',
      ability: 'shot',
      at: [0, 0],
      item: null,
      options: [],
      min: 0,
      max: 0,
    };
    const refused = { act: { act: 'resolve' as const }, outcome: 'refused' as const };
    expect(answers(table, [{ ...waiting, pending }, refused], ['isObstacle'])).toEqual([]);
  });
});

describe('an item that left with an instruction that never began', () => {
  const omitted = (ability: string, targets: string[] = []) =>
    answers(
      table,
      [
        { act: declare('archer', ability, targets), events: [queued(item('archer', ability, targets))] },
        { act: { act: 'resolve' }, events: [left()] },
      ],
      ['isObstacle', 'massReach'],
    );
  it('a mass instruction reached nobody, or met an obstacle', () => {
    expect(omitted('storm')).toEqual([`one of: massReach: none | ${onAll(null)}`]);
  });
  it('one of its own card met an obstacle there', () => {
    expect(omitted('rage')).toEqual([`one of: ${onAll('archer')}`]);
  });
});

describe('a price that another card pays', () => {
  it('is not looked for on the source', () => {
    const whole = [settled(['ogre']), begun(), did('ogre', byItem()), ended(), left()];
    const paid = (ability: string) =>
      answers(
        table,
        [
          { act: declare('archer', ability, ['ogre']), events: [queued(item('archer', ability, ['ogre']))] },
          { act: { act: 'resolve' }, events: whole },
        ],
        ['isPaid'],
      );
    expect([paid('dear'), paid('shot')]).toEqual([[], ['isPaid: unpaid']]);
  });
});
