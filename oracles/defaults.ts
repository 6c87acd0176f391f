import type { Clause } from '../spec/clauses/clause.ts';
import { on } from '../spec/clauses/clause.ts';
import { fields, must } from '../spec/clauses/ruling.ts';
import { isObstacle, isPaid } from '../spec/questions/carrying-out.ts';
import {
  canBeDeclared,
  mayBeNamed,
  mayNameSoMany,
  maySource,
  mayStayOpen,
} from '../spec/questions/declaring.ts';
import { doesHappen, hasLost, isDeckedOut, isDestroyed, isShuffled } from '../spec/questions/fate.ts';
import type { Layers } from '../spec/questions/life.ts';
import { isStillThere, lifeAfter } from '../spec/questions/life.ts';
import { always, archer, creature, declared, examples, executed, life, ogre } from './examples.ts';
import { layersOf } from './reading-life.ts';
import { ledIsAllowed } from './redirecting.ts';

const legal = () => must('legal', 'nothing forbids it');

/** What nothing forbids is allowed. */
export const default_allowed: Clause = {
  address: 'default/allowed',
  statement: 'What nothing forbids is allowed.',
  readings: [],
  rules: [
    on(maySource, { force: 'default', applies: always, ruling: legal, examples: examples([declared()], []) }),
    on(canBeDeclared, {
      force: 'default',
      applies: always,
      ruling: legal,
      examples: examples([declared()], []),
    }),
    on(mayNameSoMany, {
      force: 'default',
      applies: always,
      ruling: legal,
      examples: examples([{ ...declared(), cards: ['ogre'] }], []),
    }),
    on(mayBeNamed, {
      force: 'default',
      applies: always,
      ruling: legal,
      examples: examples([{ ...declared(), card: 'ogre' }], []),
    }),
    on(mayStayOpen, {
      force: 'default',
      applies: always,
      ruling: legal,
      examples: examples([declared()], []),
    }),
    on(isObstacle, {
      force: 'default',
      applies: always,
      ruling: () => must('no obstacle', 'nothing makes it one'),
      examples: examples(
        [{ ...executed([archer, ogre], [archer, ogre]), ground: 'target left', card: 'ogre' }],
        [],
      ),
    }),
    ledIsAllowed,
  ],
};

const scratched = {
  texts: {},
  before: life(3),
  after: life(3, { wounds: 1 }),
  card: creature('ogre'),
  isOver: false,
};
const [charm] = life(3, { additional: 1 }).effects;

/** What nothing brings about does not happen. */
export const default_unchanged: Clause = {
  address: 'default/unchanged',
  statement: 'What nothing brings about does not happen.',
  readings: [],
  rules: [
    on(isDestroyed, {
      force: 'default',
      applies: ({ isOver }) => !isOver,
      ruling: () => must('stays', 'nothing destroys it'),
      examples: examples([scratched], [{ ...scratched, isOver: true }]),
    }),
    on(hasLost, {
      force: 'default',
      applies: always,
      ruling: () => must('plays on', 'nothing makes this player lose'),
      examples: examples([{ player: 'A', life: life(3), isDestroyed: false }], []),
    }),
    on(isDeckedOut, {
      force: 'default',
      applies: always,
      ruling: () => must('plays on', 'nothing makes this player lose'),
      examples: examples([{ player: 'A', times: 2 }], []),
    }),
    on(isShuffled, {
      force: 'default',
      applies: ({ how }) => how === 'let alone',
      ruling: () => must('left as it was', 'nothing was done to the deck'),
      examples: examples([{ how: 'let alone' }], [{ how: 'taken from' }]),
    }),
    on(isStillThere, {
      force: 'default',
      applies: always,
      ruling: () => must('on it', 'nothing takes it off'),
      examples: examples(
        charm === undefined ? [] : [{ effect: charm, turn: { ended: 'A', began: 'B' } }],
        [],
      ),
    }),
    on(isPaid, {
      force: 'default',
      applies: always,
      ruling: () => must('paid', 'nothing gives the price back'),
      examples: examples([executed([archer, ogre], [archer, ogre])], []),
    }),
    on(doesHappen, {
      force: 'default',
      applies: always,
      ruling: () => must('does not happen', 'nothing brings it about'),
      examples: examples([{ card: archer, change: 'poisoned', by: 'nothing' }], []),
    }),
  ],
};

/** What no rule mentions in a record stays. */
export const default_fields: Clause = {
  address: 'default/fields',
  statement: 'What no rule speaks of in a record stays as it was.',
  readings: [],
  rules: [
    on(lifeAfter, {
      force: 'default',
      applies: always,
      ruling: ({ before }, _, ask) => {
        const had = layersOf(before);
        const names = (Object.keys(had) as (keyof Layers)[]).filter((name) => ask.unspoken.includes(name));
        if (names.length === 0) return null;
        return fields<Layers>(
          Object.fromEntries(names.map((name) => [name, had[name]])),
          'nothing speaks of it',
        );
      },
      examples: examples([{ before: life(3), by: 'nothing' }], []),
    }),
  ],
};
