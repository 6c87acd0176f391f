import { describe, expect, it } from 'vitest';
import { must, such } from '../../spec/clauses/ruling.ts';
import * as carrying from '../../spec/questions/carrying-out.ts';
import * as declaring from '../../spec/questions/declaring.ts';
import * as fate from '../../spec/questions/fate.ts';
import * as lives from '../../spec/questions/life.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import * as stack from '../../spec/questions/stack.ts';
import { bankFor } from './testing/bank.ts';
import type { Planting } from './testing/planting.ts';
import { adding, all, conflictsIn, rewriting, turning } from './testing/planting.ts';

/** What was planted, and every set of clauses that a report must name for it. */
type Planted = readonly [name: string, sets: readonly (readonly string[])[], planting: Planting];

const always = () => true;
const h = (number: string) => `heroes/${number}`;
const c = (number: string) => `classic/${number}`;

const instructionOf = ({ texts, ability, at: [step, part] }: DeclaringInstruction) => {
  const text = texts[ability];
  return text !== undefined && 'steps' in text ? text.steps[step]?.[part] : undefined;
};
const isMass = (situation: DeclaringInstruction) => instructionOf(situation)?.object.kind === 'each';

/** Whether the card that is to pay has a text that it cannot be a target. */
const isShielded = ({ state, texts, card }: declaring.Paying) =>
  (state.cards[card]?.abilities ?? []).some((id) => {
    const text = texts[id];
    return text?.kind === 'static' && text.static.text === 'cannot be target';
  });

const struckIn = ({ named, defender, redirected }: carrying.Attacking) => redirected ?? defender ?? named;

const laid = ({ before }: lives.LifeChange, kind: 'additional' | 'negative') =>
  before.effects.reduce((sum, effect) => (effect.kind === kind ? sum + effect.left : sum), 0);
/** How much lay on the card against its life, less what lay there for it. */
const weightBefore = (change: lives.LifeChange) =>
  change.before.wounds + laid(change, 'negative') - laid(change, 'additional');
const isWound = ({ by }: lives.LifeChange) =>
  typeof by === 'object' && 'deed' in by && by.deed.verb === 'wound';

/** 505.1 without the words that say whose graveyard. */
const anyGraveyard = rewriting(h('505.1'), fate.whereTo, {
  ruling: () => such<fate.Place>('a graveyard', 'the card perishes', ({ zone }) => zone === 'graveyard'),
});
/** 503.2 says more: what the rules move comes to no zone of a player who does not own it. */
const ownersZones = adding(
  h('503.2'),
  fate.whereTo,
  always,
  ({ whose }, { card }: fate.Leaving) => whose === null || whose === card.owner,
);

const legality: readonly Planted[] = [
  [
    // The end of 502.9 without the condition that a target has to be chosen; 502.6 lets mass texts be declared.
    'no text is declared without targets, not even a mass one',
    [['502.6', '502.9']],
    adding(h('502.9'), declaring.canBeDeclared, isMass, 'illegal'),
  ],
  [
    // «May» has become «must not»; the card is in the zone of the player (118.6), or has the property (502.7).
    'a text that does not say whose card it is for is for none',
    [
      ['118.6', '118.8'],
      ['118.8', '502.7'],
    ],
    turning(h('118.8'), declaring.mayBeNamed, ['legal', 'illegal']),
  ],
];

const targets: readonly Planted[] = [
  [
    // A triple. 502.1: the card struck is a target. 502.5: there is one. Now both of two are targets, or neither is.
    // Struck alone meets the first two, both cards the first and the last, the attacker alone the last two.
    'the card attacked and the one that stands in for it are targets together',
    [['118.4', '502.1', '502.5']],
    adding(
      h('118.4'),
      carrying.attackTargets,
      (attack: carrying.Attacking) => struckIn(attack) !== attack.named,
      (given: readonly string[], attack: carrying.Attacking) =>
        given.includes(attack.named) === given.includes(struckIn(attack)),
    ),
  ],
];

const life: readonly Planted[] = [
  [
    // A triple. 504.3: the wounds come on top of those that were there, and negative life stays. 504.5: additional life
    // stays. More additional life would make up for the wounds, and so would leaving the wounds away.
    'a card with additional life is made no worse by wounds',
    [['504.2', '504.3', '504.5']],
    adding(
      h('504.2'),
      lives.lifeAfter,
      (change: lives.LifeChange) => isWound(change) && laid(change, 'additional') > 0,
      (given: lives.Layers, change: lives.LifeChange) =>
        given.wounds + given.negative - given.additional <= weightBefore(change) &&
        given.starting >= change.before.starting,
    ),
  ],
  [
    // A triple. A graveyard, a zone of the owner, and not the owner's graveyard: two of them leave the owner's
    // graveyard, the other player's graveyard, or a hand and a deck.
    'the destroyed go to a graveyard, to their owner, and not to the graveyard of their owner',
    [['503.2', '505.1', '505.1.1']],
    all(
      anyGraveyard,
      ownersZones,
      adding(
        h('505.1.1'),
        fate.whereTo,
        always,
        ({ zone, whose }: fate.Place, { card }: fate.Leaving) => zone !== 'graveyard' || whose !== card.owner,
      ),
    ),
  ],
];

const timing: readonly Planted[] = [
  [
    // The exception for parts set apart, widened to every text; 502.1 has a text of one part name its target at once.
    'each target is named when its part is reached',
    [['116.1', '502.1']],
    rewriting(h('116.1'), declaring.whenNamed, {
      applies: always,
      ruling: () => must('when reached', 'each part is reached in its turn'),
    }),
  ],
];

const loss: readonly Planted[] = [
  [
    // «When» has become «only when» in 505.1, in plain words: no reading is needed against 503.1.
    'a player whose hero is not destroyed plays on',
    [['503.1/loss', '505.1']],
    adding(h('505.1'), fate.hasLost, ({ isDestroyed }: fate.Losing) => !isDestroyed, 'plays on'),
  ],
  [
    // Another number in another item of the list: three failures are enough for the one, four for the other.
    'a player loses by the deck at the fourth failure',
    [['503.1/deck-out', '503.1/loss']],
    adding(h('503.1/loss'), fate.isDeckedOut, ({ times }: fate.DeckingOut) => times < 4, 'plays on'),
  ],
];

const payment: readonly Planted[] = [
  [
    // The limits of static texts, widened from targets to payment, which has none by 501.3.
    'what cannot be a target cannot pay',
    [['501.3', '502.9']],
    adding(h('502.9'), declaring.mayPay, isShielded, 'illegal'),
  ],
];

const movement: readonly Planted[] = [
  [
    // A triple in the classic edition. 502.7 has lost «named», 502.1 admits no square that was not named, and by 502.4
    // the square named is none. Two of them leave the named square, another square, or no square at all.
    'a movement is at a square, at no other, and not at that one',
    [['502.1', '502.4', '502.7']],
    all(
      rewriting(c('502.7'), stack.movementTarget, {
        ruling: () => such<string>('a square', 'a movement leads there', (given) => given.includes('square')),
      }),
      adding(c('502.1'), stack.movementTarget, always, (given) => given !== 'another square'),
      adding(c('502.4'), stack.movementTarget, always, (given) => given !== 'the square named'),
    ),
  ],
];

/** What looks like a contradiction and is none, and why. */
const traps: readonly (readonly [name: string, planting: Planting])[] = [
  // Cumulative: a graveyard, and a zone of the owner, come to what 505.1 said alone.
  ['two limits that add up', all(anyGraveyard, ownersZones)],
  // Overridden: the planting on payment above, with precedence.
  [
    'what cannot be a target cannot pay, unless 501.3 says so',
    adding(h('502.9'), declaring.mayPay, isShielded, 'illegal', { yieldsTo: [h('501.3')] }),
  ],
  // Unreachable: only exhausted cards are ever asked about, since none other could ready.
  [
    'cards that are not exhausted do not ready',
    adding(h('502.8'), fate.doesReady, ({ card }: fate.Readying) => !card.exhausted, 'stays exhausted'),
  ],
  // Different questions: a source that has left, or changed, is one ground, and the text that it has lost another.
  [
    'a source that has left bars its text, one that has lost it does not',
    turning(h('502.3'), carrying.isObstacle, ['no obstacle', 'obstacle']),
  ],
  // An exception with the same result: it prevails over 505.1 and sends the card to the same place.
  [
    'those killed by a text go, by way of exception, to the graveyard of their owner',
    all(
      rewriting(h('505.1'), fate.whereTo, { yieldsTo: [h('505.1.1')] }),
      adding(
        h('505.1.1'),
        fate.whereTo,
        always,
        ({ zone, whose }: fate.Place, { card }: fate.Leaving) => zone === 'graveyard' && whose === card.owner,
      ),
    ),
  ],
];

const sorted = (clauses: readonly string[]) => [...clauses].sort().join(' × ');
const setsOf = (found: readonly string[]) => found.map((set) => sorted(set.split(' × ')));

/** Sets that have no clause in common with those that are to be named. */
const strangersIn = (found: readonly string[], sets: readonly (readonly string[])[]) =>
  found.filter((set) => !set.split(' × ').some((number) => sets.flat().includes(number)));

describe('a contradiction planted blindly', () => {
  it.each([...legality, ...targets, ...life, ...timing, ...loss, ...payment])(
    '«%s» is found between %j, and nothing else',
    (_, sets, plant) => {
      const found = setsOf(conflictsIn(plant));
      expect(found).toEqual(expect.arrayContaining(sets.map(sorted)));
      expect(strangersIn(found, sets)).toEqual([]);
    },
  );

  it.each(movement)('«%s» is found in the classic edition between %j, and nothing else', (_, sets, plant) => {
    const bank = bankFor('classic', stack.movementTarget);
    const before = setsOf(conflictsIn((texts) => texts, 'classic', bank));
    const found = setsOf(conflictsIn(plant, 'classic', bank)).filter((set) => !before.includes(set));
    expect(found).toEqual(expect.arrayContaining(sets.map(sorted)));
    expect(strangersIn(found, sets)).toEqual([]);
  });
});

describe('a trap laid blindly', () => {
  it.each(traps)('«%s» is no contradiction', (_, plant) => {
    expect(conflictsIn(plant)).toEqual([]);
  });
});
