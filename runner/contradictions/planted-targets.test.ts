import { describe, expect, it } from 'vitest';
import * as carrying from '../../spec/questions/carrying-out.ts';
import * as declaring from '../../spec/questions/declaring.ts';
import { bank } from './testing/bank.ts';
import type { Planted } from './testing/planting.ts';
import { adding, all, conflictsIn, turning } from './testing/planting.ts';

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

describe('the clauses as they are', () => {
  it('hold no conflict by their plain words', () => {
    expect(conflictsIn((same) => same)).toEqual([]);
  });
});

describe('a planted contradiction', () => {
  it.each([...legality, ...targets, ...carryingOut])(
    '«%s» is found between %s, and nothing else',
    (_, clauses, plant) => {
      const found = conflictsIn(plant);
      expect(found).toContain(clauses.join(' × '));
      const strangers = found.filter((set) => !set.split(' × ').some((number) => clauses.includes(number)));
      expect(strangers).toEqual([]);
    },
  );
});

describe('what is not heard anew', () => {
  it('shows nothing else: a planted rule is seen on its own question, and on those that ask about it', () => {
    const plant = turning(h('118.8'), declaring.mayBeNamed, ['legal', 'illegal']);
    expect(conflictsIn(plant)).toEqual(conflictsIn(plant, 'heroes', bank));
  });
});
