import { describe, expect, it } from 'vitest';
import { complaintsAbout } from '../../generators/complaints.ts';
import { oracles } from '../../oracles/index.ts';
import type { Life } from '../../spec/model/life.ts';
import type { At, CardId } from '../../spec/model/names.ts';
import type { Item } from '../../spec/model/state.ts';
import type { Event } from '../../spec/play/event.ts';
import type { Example } from '../../spec/play/example.ts';
import { courtOf } from '../judge/court.ts';
import type { Told } from '../testing/records.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
  CLAIMS,
  did,
  ended,
  flagged,
  item,
  left,
  life,
  lives,
  queued,
  recordOf,
  settled,
} from '../testing/records.ts';
import { examplesOf } from './examples.ts';
import { departures } from './happening.ts';
import { misrulings } from './ruled.ts';

const court = courtOf(oracles.classic);
const capabilities = { ...CLAIMS, terms: { ...CLAIMS.terms, statics: ['wounds dealt' as const] } };

/** One instruction carried out on cards, with what it makes of their lives. */
const done = (at: At, targets: readonly CardId[], shown: Record<CardId, Life | null>, id = 'i1'): Event[] => [
  settled(targets, at, id),
  begun(at, id),
  ...Object.entries(shown).flatMap(([card, after]) => [
    did(card, byItem(id, at)),
    ...(after === null ? [] : [lives(card, after, byItem(id, at))]),
  ]),
  ended(at, id),
];

const paid = (card: CardId) => flagged(card, 'exhausted', true, byRules('payment'));
const named = (one: Item, parts: readonly CardId[]): Item => ({
  ...one,
  named: parts.map((card, part) => ({ at: [0, part], cards: [card], amounts: null })),
});

/** What an engine that does as the document says would tell of each act. */
const TOLD: Readonly<Record<string, readonly Event[][]>> = {
  'classic-502.3.1-two-shots': [
    [queued(named(item('archer', 'two-shots'), ['wolf', 'ogre']))],
    [
      did('archer', byAct),
      { kind: 'abilities', group: 0, card: 'archer', abilities: [], cause: byAct },
      {
        kind: 'effects',
        group: 0,
        card: 'archer',
        effects: [{ id: 'hush', kind: 'silence', by: null, until: 'lasting' }],
        cause: byAct,
      },
    ],
    [
      paid('archer'),
      ...done([0, 0], ['wolf'], { wolf: life(5, { wounds: 2 }) }),
      ...done([0, 1], ['ogre'], { ogre: life(5, { wounds: 2 }) }),
      left(),
    ],
  ],
  'classic-502.9-heals-itself-on-strike': [
    [
      { kind: 'attacked', group: 0, attacker: 'bear', target: 'ogre' },
      queued({ ...item('bear', '', ['ogre'], { id: 'a1' }), kind: 'attack', ability: null }),
      ...done([0, 0], ['ogre'], { ogre: life(5, { wounds: 1 }) }, 'a1'),
      flagged('bear', 'exhausted', true, byItem('a1')),
      left('a1'),
      queued(item('bear', 'lick')),
    ],
    [...done([0, 0], ['bear'], { bear: life(5, { wounds: 1 }) }), left()],
  ],
  'classic-502.9-cannot-be-healed': [
    [queued(named(item('witch', 'curse'), ['ogre', 'ogre']))],
    [
      paid('witch'),
      ...done([0, 0], ['ogre'], { ogre: null }).slice(0, 3),
      granted(['no-healing'], [0, 0]),
      shown(['no-healing'], [0, 0]),
      ended(),
      ...done([0, 1], ['ogre'], { ogre: null }).slice(0, 3),
      granted(['no-healing', 'no-life'], [0, 1]),
      shown(['no-healing', 'no-life'], [0, 1]),
      ended([0, 1]),
      left(),
    ],
    [queued(item('balm', 'heal-all', [], { id: 'i2' }))],
    [...done([0, 0], [], { wolf: life(5, { wounds: 1 }), witch: null }, 'i2'), left('i2')],
    [queued(item('blessing', 'bless-all', [], { id: 'i3' }))],
    [
      ...done(
        [0, 0],
        [],
        { wolf: life(5, { wounds: 1, additional: 1 }), witch: life(5, { additional: 1 }) },
        'i3',
      ),
      left('i3'),
    ],
  ],
};

function granted(texts: readonly string[], at: At): Event {
  const effects = texts.map((ability) => ({
    id: ability,
    kind: 'grant' as const,
    ability,
    by: null,
    until: 'end of turn' as const,
  }));
  return { kind: 'effects', group: 0, card: 'ogre', effects, cause: byItem('i1', at) };
}
function shown(abilities: string[], at: At): Event {
  return { kind: 'abilities', group: 0, card: 'ogre', abilities, cause: byItem('i1', at) };
}

const recordFor = ({ name, case: { board, acts } }: Example) =>
  recordOf(
    board,
    acts.map((act, i): Told => ({ act, events: TOLD[name]?.[i] ?? [] })),
  );

describe.each(examplesOf('classic'))('$name', (one) => {
  it('is laid out on a well-formed board', () => {
    expect(complaintsAbout(one.case.board)).toEqual([]);
    expect(one.case.edition).toBe('classic');
  });
  it('is met by a record that does as the document says', () => {
    expect(departures(one, recordFor(one))).toEqual([]);
  });
  it('is what the clauses say, and the opposite is not', () => {
    expect(misrulings(court, one, recordFor(one), capabilities)).toEqual([]);
  });
});
