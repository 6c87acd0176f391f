import { describe, expect, it } from 'vitest';
import { smallSituations } from '../../generators/situations/small.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import * as declaring from '../../spec/questions/declaring.ts';
import * as fate from '../../spec/questions/fate.ts';
import * as lives from '../../spec/questions/life.ts';
import type { AnyQuestion } from './seats.ts';
import type { Planted, Planting } from './testing/planting.ts';
import { adding, all, conflictsIn, turning } from './testing/planting.ts';

const always = () => true;
const h = (number: string) => `heroes/${number}`;

const sumOf = ({ starting, additional, negative, wounds }: lives.Layers) =>
  starting + additional - negative - wounds;
const verbOf = ({ by }: lives.LifeChange) => (typeof by === 'object' && 'deed' in by ? by.deed.verb : null);
const laid = ({ before }: lives.LifeChange, kind: string) =>
  before.effects.reduce((sum, effect) => sum + (effect.kind === kind ? effect.left : 0), 0);
const levelOf = (change: lives.LifeChange) =>
  change.before.starting - change.before.wounds + laid(change, 'additional') - laid(change, 'negative');

const life: readonly Planted[] = [
  [
    'wounds do not count for the level',
    ['504.2', '504.3'],
    adding(
      h('504.2'),
      lives.lifeLevel,
      ({ life: { wounds } }) => wounds > 0,
      (level, { life: one }) => level === one.starting,
    ),
  ],
  [
    'wounds eat additional life',
    ['504.3', '504.5'],
    adding(
      h('504.3'),
      lives.lifeAfter,
      (change) => verbOf(change) === 'wound' && laid(change, 'additional') > 0,
      (after, change) => after.additional < laid(change, 'additional'),
    ),
  ],
  [
    'set to X keeps the wounds',
    ['504.3', '504.6'],
    adding(
      h('504.3'),
      lives.lifeAfter,
      (change) => verbOf(change) === 'set life' && change.before.wounds > 0,
      ({ wounds }) => wounds > 0,
    ),
  ],
  ['set to X heals', ['504.5', '504.6'], adding(h('504.5'), lives.isHealing, always, 'healing')],
  [
    'wounds leave the level',
    ['504.1.1', '504.3', '504.4', '504.5'],
    adding(
      h('504.4'),
      lives.lifeAfter,
      (change) => verbOf(change) === 'wound' && laid(change, 'additional') > 0,
      (after, change) => sumOf(after) === levelOf(change),
    ),
  ],
  [
    'effects outlast their terms',
    ['503.1/expiry', '503.2'],
    adding(h('503.2'), lives.isStillThere, always, 'on it'),
  ],
];

const loss: readonly Planted[] = [
  [
    'nobody loses by wounds',
    ['503.1/loss', '505.1.1'],
    adding(h('505.1.1'), fate.hasLost, always, 'plays on'),
  ],
  [
    'nobody loses by the deck',
    ['503.1/deck-out', '503.2'],
    adding(h('503.2'), fate.isDeckedOut, always, 'plays on'),
  ],
  ['wounds never destroy', ['504.3', '505.1'], adding(h('504.3'), fate.isDestroyed, always, 'stays')],
  ['destruction comes later', ['503.2', '505.1'], turning(h('505.1'), fate.whenDone, ['at once', 'later'])],
  ['rules effects queue', ['503.2', '505.1'], adding(h('505.1'), fate.doesWait, always, 'queued')],
  [
    'the destroyed go to the hand',
    ['503.2', '505.1'],
    adding(h('503.2'), fate.whereTo, always, ({ zone }) => zone === 'hand'),
  ],
  ['nobody kills', ['503.2', '505.1.1'], adding(h('503.2'), fate.killedBy, always, '')],
  [
    'the active player goes first',
    ['501.4', '503.2'],
    adding(h('503.2'), declaring.whoGoesFirst, always, 'active'),
  ],
  [
    'decks stay as they are',
    ['503.1/shuffling', '503.2'],
    adding(h('503.2'), fate.isShuffled, always, 'left as it was'),
  ],
  [
    'no card readies',
    ['503.1/readying', '503.2'],
    adding(h('503.2'), fate.doesReady, always, 'stays exhausted'),
  ],
];

/** What looks like a contradiction and is none. */
const traps: readonly (readonly [name: string, planting: Planting])[] = [
  ['the same twice', adding(h('502.6'), fate.isDestroyed, () => false, 'stays')],
  [
    'one more clause that says the same',
    adding(h('504.3'), fate.whereTo, always, ({ zone }) => zone === 'graveyard'),
  ],
  [
    'an exception',
    adding(h('503.2'), fate.doesReady, always, 'stays exhausted', { yieldsTo: [h('503.1/readying')] }),
  ],
  [
    'an exception the other way',
    turning(h('505.1'), fate.whenDone, ['at once', 'later'], { yieldsTo: [h('503.2')] }),
  ],
  [
    'an exception with the same result',
    adding(h('503.2'), fate.isShuffled, always, 'shuffled', { yieldsTo: [h('503.1/shuffling')] }),
  ],
  ['never triggered', adding(h('504.3'), fate.isDestroyed, ({ after }) => after.starting < 0, 'stays')],
  ['another question', adding(h('504.5'), lives.isHealing, ({ deed }) => deed.verb === 'wound', 'healing')],
  ['silent where it applies', adding(h('504.3'), fate.isDestroyed, always, 'stays', { ruling: () => null })],
  ['open', adding(h('504.3'), fate.hasLost, always, 'plays on', { force: 'open' })],
  ['a default', adding(h('504.3'), fate.hasLost, always, 'plays on', { force: 'default' })],
  ['only what no card says', adding('text', fate.hasLost, always, 'plays on')],
  [
    'looser than the other',
    adding(h('503.2'), lives.lifeLevel, always, (level, { life: one }) => level >= -one.wounds - 9),
  ],
  [
    'two exceptions at odds, to a third that prevails',
    all(
      adding(h('503.2'), fate.isDeckedOut, ({ times }) => times >= 3, 'plays on', {
        yieldsTo: [h('503.1/deck-out')],
      }),
      adding(h('505.1'), fate.isDeckedOut, ({ times }) => times >= 3, 'lost', {
        yieldsTo: [h('503.1/deck-out')],
      }),
    ),
  ],
];

describe('a planted contradiction', () => {
  it.each([...life, ...loss])('«%s» is found between %s, and nothing else', (_, clauses, plant) => {
    const found = conflictsIn(plant);
    expect(found).toContain(clauses.join(' × '));
    const strangers = found.filter((set) => !set.split(' × ').some((number) => clauses.includes(number)));
    expect(strangers).toEqual([]);
  });
});

describe('a trap', () => {
  it.each(traps)('«%s» is no contradiction', (_, plant) => {
    expect(conflictsIn(plant)).toEqual([]);
  });
});

const deedOf = (situation: unknown): Deed | null => {
  const { deed, by } = situation as { deed?: Deed; by?: unknown };
  return deed ?? (typeof by === 'object' && by !== null && 'deed' in by ? (by.deed as Deed) : null);
};
const isTimed = (situation: unknown): boolean =>
  (situation as lives.LifeChange).before.effects.some(({ until }) => until === 'end of turn');

describe('a contradiction planted in what has a term', () => {
  const entries = [...smallSituations(3)].map(
    (one) => ({ ...one, origin: 'enumerated', case: null }) as const,
  );
  it.each<readonly [string, AnyQuestion, (deed: Deed) => boolean, Parameters<typeof adding>[3], string]>([
    [
      'three wounds on a card with such an effect',
      lives.isWounded,
      (deed) => deed.verb === 'wound' && deed.amount === 3,
      'not wounded',
      '504.3',
    ],
    [
      'life taken until the end of the turn from a card with such an effect',
      lives.lifeAfter,
      (deed) => deed.verb === 'take life' && deed.until === 'end of turn',
      ({ wounds }, { before }) => wounds > before.wounds,
      '504.3 × 504.4',
    ],
    [
      'healing by setting the life of a card with such an effect',
      lives.isHealing,
      ({ verb }) => verb === 'set life',
      'healing',
      '504.3 × 504.6',
    ],
  ])('is found: %s', (_, question, isMeant, allows, clauses) => {
    const applies = (situation: unknown) => {
      const deed = deedOf(situation);
      return deed !== null && isTimed(situation) && isMeant(deed);
    };
    const few = entries
      .filter((one) => one.question.id === question.id && applies(one.situation))
      .slice(0, 400);
    expect(conflictsIn(adding(h('504.3'), question, applies, allows), 'heroes', few)).toContain(clauses);
  });
});
