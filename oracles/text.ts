import type { Deed, Verb } from '../spec/abilities/deed.ts';
import type { Clause } from '../spec/clauses/clause.ts';
import { on } from '../spec/clauses/clause.ts';
import { fields, must } from '../spec/clauses/ruling.ts';
import type { Settling } from '../spec/questions/carrying-out.ts';
import { isPaid } from '../spec/questions/carrying-out.ts';
import { mayNameSoMany, mayPay } from '../spec/questions/declaring.ts';
import type { Change } from '../spec/questions/fate.ts';
import { doesHappen, isDone } from '../spec/questions/fate.ts';
import { isHealing, lifeAfter } from '../spec/questions/life.ts';
import {
  archer,
  changed,
  choosing,
  creature,
  declared,
  declaredText,
  examples,
  executed,
  life,
  ogre,
  wounding,
} from './examples.ts';
import { amountOf } from './reading-amounts.ts';
import { isNamedInTime, numberOf } from './reading-choices.ts';
import { isLosing } from './reading-effects.ts';

import { isUnfitToPay, plainPayer } from './reading-prices.ts';
import { isPayable, sourceOf } from './reading-sources.ts';
import { redirectRule } from './redirecting.ts';
import { amountRules } from './text-amounts.ts';

const SHOWS: Partial<Record<Verb, readonly Change['change'][]>> = {
  destroy: ['zone'],
  poison: ['poisoned'],
  cure: ['cured'],
  exhaust: ['exhausted'],
  ready: ['readied'],
  silence: ['texts', 'effects'],
  'take control': ['controller', 'effects'],
  challenge: ['effects'],
  move: ['zone'],
  grant: ['texts', 'effects'],
  draw: ['zone'],
  roll: [],
};
const deedOf = (by: Change['by']): Deed | null => (typeof by === 'object' && 'deed' in by ? by.deed : null);

const poison: Deed = { verb: 'poison' };
const heal: Deed = { verb: 'heal', amount: 2 };
const wound: Deed = { verb: 'wound', amount: 2 };
const upToTwo = declaredText(wounding(choosing({ types: ['creature'] }, 0, 2)));
const mass = declaredText(wounding({ kind: 'each', filter: { types: ['creature'] } }));
const priced = declared(
  {
    texts: {
      shot: {
        kind: 'activated',
        cost: { kind: 'sacrifice', filter: { types: ['creature'], other: true } },
        steps: [[wounding(choosing({}))]],
      },
    },
  },
  [archer, ogre, creature('imp')],
);
const resolved: Settling = executed([archer, ogre], [archer, ogre]);

/** What a card's own text says, in the words of the ability language. */
export const text: Clause = {
  address: 'text',
  statement: 'A text does what it says, to the cards that it describes, in the number that it names.',
  readings: [],
  isUncertified: true,
  rules: [
    on(mayNameSoMany, {
      applies: (situation) => isNamedInTime(situation) && numberOf(situation) === 'one twice',
      ruling: () => must('illegal', 'the text asks for different cards'),
      examples: examples(
        [{ ...upToTwo, cards: ['ogre', 'ogre'] }],
        [
          { ...upToTwo, cards: ['ogre', 'archer'] },
          { ...mass, cards: ['ogre', 'ogre'] },
        ],
      ),
    }),
    on(mayPay, {
      applies: isUnfitToPay,
      ruling: () => must('illegal', 'the price asks for another card'),
      examples: examples([{ ...priced, card: 'archer' }], [{ ...priced, card: 'imp' }]),
    }),
    on(mayPay, {
      applies: (situation) => plainPayer(situation)?.isShielded === false,
      ruling: () => must('legal', 'the price asks for such a card'),
      examples: examples([{ ...priced, card: 'imp' }], [{ ...priced, card: 'archer' }]),
    }),
    on(isPaid, {
      applies: (situation) =>
        situation.carriedOut === undefined && isPayable(situation) && !sourceOf(situation).lost,
      ruling: () => must('paid', 'the text names the price'),
      examples: examples(
        [resolved],
        [
          executed([{ ...archer, exhausted: true }, ogre], [archer, ogre]),
          { ...resolved, carriedOut: 'in part' },
        ],
      ),
    }),
    on(lifeAfter, {
      applies: (change) => amountOf(change, 'heal') > 0 && change.before.wounds > 0,
      ruling: (change) =>
        fields(
          { wounds: Math.max(0, change.before.wounds - amountOf(change, 'heal')) },
          'healing takes wounds off',
        ),
      examples: examples(
        [changed(life(3, { wounds: 1 }), heal)],
        [changed(life(3, { wounds: 1 }), wound), changed(life(3), heal)],
      ),
    }),
    on(isHealing, {
      applies: ({ before, deed }) => deed.verb === 'heal' && before.wounds > 0,
      ruling: () => must('healing', 'the text heals'),
      examples: examples(
        [{ before: life(3, { wounds: 1 }), deed: heal }],
        [{ before: life(3, { wounds: 1 }), deed: { verb: 'set life', to: 3 } }],
      ),
    }),
    ...amountRules,
    redirectRule,
    on(isDone, {
      applies: ({ deed }) => SHOWS[deed.verb] !== undefined,
      ruling: ({ deed }) => must('shows', `the deed was to ${deed.verb}`),
      examples: examples([{ before: ogre, deed: poison }], [{ before: ogre, deed: wound }]),
    }),
    on(doesHappen, {
      applies: (situation) => {
        const deed = deedOf(situation.by);
        const isMeant = deed !== null && (SHOWS[deed.verb] ?? []).includes(situation.change);
        return isMeant && !isLosing(situation);
      },
      ruling: () => must('happens', 'the deed was to do this'),
      examples: examples(
        [{ card: ogre, change: 'poisoned', by: { deed: poison } }],
        [{ card: ogre, change: 'poisoned', by: { deed: wound } }],
      ),
    }),
  ],
};
