import * as carrying from '../../../spec/questions/carrying-out.ts';
import * as declaring from '../../../spec/questions/declaring.ts';
import * as fate from '../../../spec/questions/fate.ts';
import * as lives from '../../../spec/questions/life.ts';
import type { Planting } from './planting.ts';
import { adding, all, turning } from './planting.ts';

/** What was planted, and the clauses that contradict each other by it, by their numbers. */
export type Planted = readonly [name: string, clauses: readonly string[], planting: Planting];

const always = () => true;
const h = (number: string) => `heroes/${number}`;
const isChosen = ({ chosen }: { chosen: readonly string[] }) => chosen.length === 1;

const legality: readonly Planted[] = [
  [
    'a hopeless spell may be declared',
    ['117.1', '502.9'],
    turning(h('117.1'), declaring.canBeDeclared, ['illegal', 'legal']),
  ],
  [
    'cards away may be named',
    ['118.7', '502.7'],
    turning(h('118.7'), declaring.mayBeNamed, ['illegal', 'legal']),
  ],
  [
    'any fitting card may not',
    ['118.8', '502.7'],
    turning(h('118.8'), declaring.mayBeNamed, ['legal', 'illegal']),
  ],
  [
    'cards in other zones may be named',
    ['118.9', '502.9'],
    turning(h('118.9'), declaring.mayBeNamed, ['illegal', 'legal']),
  ],
  [
    'cards without the property may be named',
    ['502.7', '502.9'],
    turning(h('502.7'), declaring.mayBeNamed, ['illegal', 'legal']),
  ],
  [
    "the controller's zone is out of bounds",
    ['118.6', '118.8'],
    turning(h('118.6'), declaring.mayBeNamed, ['legal', 'illegal']),
  ],
  [
    'any number may be named',
    ['118.4', '502.9'],
    adding(h('502.9'), declaring.mayNameSoMany, always, 'legal'),
  ],
  [
    'later targets are named at once',
    ['116.1', '117.1'],
    adding(h('117.1'), declaring.mayStayOpen, ({ at }) => at[0] > 0, 'illegal'),
  ],
  ['shielded cards may not pay', ['501.3', '502.9'], adding(h('502.9'), declaring.mayPay, always, 'illegal')],
  ['any card may be attacked', ['502.1', '502.9'], adding(h('502.1'), declaring.mayAttack, always, 'legal')],
  [
    'the controller always chooses',
    ['118.1', '502.6'],
    adding(h('502.6'), declaring.whoChooses, always, 'controller'),
  ],
];

const targets: readonly Planted[] = [
  [
    'mass texts are targeted',
    ['118.4', '502.6'],
    turning(h('502.6'), declaring.isTargeted, ['untargeted', 'targeted']),
  ],
  [
    'the cards named are no targets',
    ['502.1', '502.4'],
    turning(h('502.4'), carrying.isDetected, ['target', 'no target']),
  ],
  ['nothing is ever a target', ['502.6', '502.9'], adding(h('502.9'), carrying.finalTargets, isChosen, '')],
  ['an attack has no target', ['502.1', '502.5'], adding(h('502.5'), carrying.attackTargets, always, '')],
  ['an ability has no source', ['502.2', '502.8'], adding(h('502.8'), carrying.sources, always, '')],
  ['mass reaches nothing', ['502.6', '502.8'], adding(h('502.8'), declaring.massReach, always, '')],
  [
    'all targets are named late',
    ['116.1', '502.6'],
    adding(h('502.6'), declaring.whenNamed, always, 'when reached'),
  ],
  [
    'a target that is another card than the one named',
    ['502.4', '502.7', '502.9'],
    all(
      adding(h('502.7'), carrying.finalTargets, isChosen, (given) => given.length > 0),
      adding(h('502.9'), carrying.finalTargets, isChosen, (given, { chosen }) => !given.includes(chosen[0])),
    ),
  ],
];

const carryingOut: readonly Planted[] = [
  [
    'a source that left is an obstacle',
    ['502.3', '502.9'],
    adding(h('502.9'), carrying.isObstacle, ({ ground }) => ground === 'source left', 'obstacle'),
  ],
  [
    'limits bind later too',
    ['501.4', '502.7'],
    adding(h('502.7'), carrying.isObstacle, ({ ground }) => ground === 'description', 'obstacle'),
  ],
  [
    'a ban is none',
    ['502.4', '502.8'],
    adding(h('502.4'), carrying.isObstacle, ({ ground }) => ground === 'barred', 'no obstacle'),
  ],
  ['a lost ability is not paid', ['501.3', '502.3.1'], adding(h('501.3'), carrying.isPaid, always, 'unpaid')],
  ['mass hits in turn', ['117.1', '502.6'], adding(h('117.1'), carrying.howHit, always, 'in turn')],
];

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

/** Contradictions planted in copies of the clauses, pairs and larger sets. */
export const planted: readonly Planted[] = [...legality, ...targets, ...carryingOut, ...life, ...loss];

/** What looks like a contradiction and is none. */
export const traps: readonly (readonly [name: string, planting: Planting])[] = [
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
