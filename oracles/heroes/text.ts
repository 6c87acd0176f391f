import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Clause } from '../../spec/clauses/clause.ts';
import { on } from '../../spec/clauses/clause.ts';
import { fields, must } from '../../spec/clauses/ruling.ts';
import { finalTargets, isPaid } from '../../spec/questions/carrying-out.ts';
import { mayBeNamed, mayNameSoMany, mayStayOpen, whoChooses } from '../../spec/questions/declaring.ts';
import type { Change } from '../../spec/questions/fate.ts';
import { doesHappen, isDone } from '../../spec/questions/fate.ts';
import { isHealing, lifeAfter } from '../../spec/questions/life.ts';
import {
  archer,
  changed,
  choosing,
  declared,
  declaredText,
  examples,
  executed,
  life,
  ogre,
  wounding,
} from '../examples.ts';
import { choiceOf, isContested, isNamedInTime, isShort, misfitsOf, numberOf } from '../reading-choices.ts';
import { amountOf } from '../reading-life.ts';
import { isPayable, sourceOf } from '../reading-sources.ts';
import { instructionAt, settledOf } from '../reading-texts.ts';

const SHOWS: Partial<Record<Verb, readonly Change['change'][]>> = {
  destroy: ['zone'],
  poison: ['poisoned'],
  cure: ['cured'],
  exhaust: ['exhausted'],
  ready: ['readied'],
  silence: ['texts', 'effects'],
  'take control': ['controller', 'effects'],
};
const deedOf = (by: Change['by']): Deed | null => (typeof by === 'object' && 'deed' in by ? by.deed : null);

const poison: Deed = { verb: 'poison' };
const heal: Deed = { verb: 'heal', amount: 2 };
const wound: Deed = { verb: 'wound', amount: 2 };
const upToTwo = declaredText(wounding(choosing({ types: ['creature'] }, 0, 2)));
const byOpponent = declaredText(wounding({ ...choosing({ types: ['creature'] }), by: 'opponent' }));
const mass = declaredText(wounding({ kind: 'each', filter: { types: ['creature'] } }));
const itself = { shot: { kind: 'activated' as const, steps: [[wounding({ kind: 'itself' })]] } };
const resolved = executed([archer, ogre], [archer, ogre]);

/** What a card's own text says, in the words of the ability language. */
export const text: Clause = {
  address: 'text',
  statement: 'A text does what it says, to the cards that it describes, in the number that it names.',
  readings: [],
  isUncertified: true,
  rules: [
    on(mayNameSoMany, {
      // Where fewer cards can be named than the text asks for, what is to be done is not in its words.
      applies: (situation) =>
        isNamedInTime(situation) && !(numberOf(situation) === 'too few' && isShort(situation)),
      ruling: (situation) =>
        numberOf(situation) === 'right'
          ? must('legal', 'the text allows so many, all different')
          : must('illegal', 'the text asks for another number, all different'),
      examples: {
        applicable: [
          { ...upToTwo, cards: ['ogre', 'archer'] },
          { ...upToTwo, cards: ['ogre', 'ogre'] },
        ],
        inapplicable: [{ ...mass, cards: ['ogre'] }],
      },
    }),
    on(mayBeNamed, {
      applies: (situation) => {
        const choice = choiceOf(situation);
        const card = situation.state.cards[situation.card];
        if (choice === null || !isNamedInTime(situation)) return false;
        const wrong = misfitsOf(situation);
        if (card === undefined || wrong === null) return true;
        return (
          wrong.length > 0 &&
          !(wrong.every((name) => name === 'exhausted') && isContested(situation, choice, card))
        );
      },
      ruling: (situation) =>
        must(
          'illegal',
          `the text asks for another card: ${misfitsOf(situation)?.join(', ') ?? 'there is none'}`,
        ),
      examples: examples(
        [{ ...declaredText(wounding(choosing({ types: ['creature'], element: 'any' }))), card: 'ogre' }],
        [{ ...declared(), card: 'ogre' }],
      ),
    }),
    on(mayStayOpen, {
      applies: (situation) => isNamedInTime(situation) && choiceOf(situation)?.choose.min === 0,
      ruling: () => must('legal', 'the text allows to name none'),
      examples: examples([upToTwo], [declared()]),
    }),
    on(whoChooses, {
      applies: (situation) => choiceOf(situation) !== null,
      ruling: (situation) => must(choiceOf(situation)?.choose.by ?? 'controller', 'the text says so'),
      examples: examples([{ ...byOpponent, opponent: 'B' }], [{ ...mass, opponent: 'B' }]),
    }),
    on(finalTargets, {
      applies: ({ texts, item, at }) => instructionAt(texts, item.ability, at)?.object.kind === 'itself',
      ruling: (situation) =>
        settledOf(
          { ...situation, chosen: situation.item.sources },
          'the text speaks of the card that has it',
        ),
      examples: examples([{ ...resolved, texts: itself, chosen: [] }], [{ ...resolved, chosen: [] }]),
    }),
    on(isPaid, {
      applies: (situation) => isPayable(situation) && !sourceOf(situation).lost,
      ruling: () => must('paid', 'an activated ability is paid by exhausting its card'),
      examples: examples([resolved], [executed([{ ...archer, exhausted: true }, ogre], [archer, ogre])]),
    }),
    on(lifeAfter, {
      applies: (change) => amountOf(change, 'heal') > 0,
      ruling: (change) =>
        fields(
          { wounds: Math.max(0, change.before.wounds - amountOf(change, 'heal')) },
          'healing takes wounds off',
        ),
      examples: examples([changed(life(3, { wounds: 1 }), heal)], [changed(life(3, { wounds: 1 }), wound)]),
    }),
    on(isHealing, {
      applies: ({ before, deed }) => deed.verb === 'heal' && before.wounds > 0,
      ruling: () => must('healing', 'the text heals'),
      examples: examples(
        [{ before: life(3, { wounds: 1 }), deed: heal }],
        [{ before: life(3, { wounds: 1 }), deed: { verb: 'set life', to: 3 } }],
      ),
    }),
    on(isDone, {
      applies: ({ deed }) => SHOWS[deed.verb] !== undefined,
      ruling: ({ deed }) => must('shows', `the deed was to ${deed.verb}`),
      examples: examples([{ before: ogre, deed: poison }], [{ before: ogre, deed: wound }]),
    }),
    on(doesHappen, {
      applies: ({ change, by }) => {
        const deed = deedOf(by);
        return deed !== null && (SHOWS[deed.verb] ?? []).includes(change);
      },
      ruling: () => must('happens', 'the deed was to do this'),
      examples: examples(
        [{ card: ogre, change: 'poisoned', by: { deed: poison } }],
        [{ card: ogre, change: 'poisoned', by: { deed: wound } }],
      ),
    }),
  ],
};
