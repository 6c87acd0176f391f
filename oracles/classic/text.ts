import type { Clause } from '../../spec/clauses/clause.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import type { LifeEffect } from '../../spec/model/life.ts';
import { isPaid } from '../../spec/questions/carrying-out.ts';
import { mayBeNamed, mayNameSoMany } from '../../spec/questions/declaring.ts';
import { isStillThere } from '../../spec/questions/life.ts';
import {
  among,
  archer,
  choosing,
  declaredText,
  examples,
  executed,
  having,
  life,
  ogre,
  shield,
  wounding,
} from '../examples.ts';
import { isShort } from '../reading-candidates.ts';
import { choiceOf, isKeptOut, isNamedInTime, isOfPrice, misfitsOf, numberOf } from '../reading-choices.ts';
import { ends } from '../reading-life.ts';
import { sourceOf } from '../reading-sources.ts';
import { isPlainlyPayable, onLeaving } from '../reading-stack.ts';
import { text as shared } from '../text.ts';

const creatures = { types: ['creature' as const] };
const one = declaredText(wounding(choosing(creatures)));
const two = declaredText(wounding(choosing(creatures, 2, 2)));
const own = { ...declaredText(wounding(choosing({ ...creatures, side: 'own' }))), card: 'ogre' };
const atShielded = { ...among(one, [archer, having(ogre, 'shield')], { shield }), card: 'ogre' };

const charm = (until: LifeEffect['until']) => ({
  effect: life(3, { additional: 1, until }).effects[0] as LifeEffect,
  turn: { ended: 'A', began: 'B' } as const,
});

/** What a card's own text says, and what no other chapter of this edition is at hand for. */
export const text: Clause = {
  ...shared,
  rules: [
    ...shared.rules.filter(({ question }) => question.id !== isPaid.id),
    on(isPaid, {
      applies: (situation) =>
        situation.carriedOut === undefined &&
        isPlainlyPayable(situation) &&
        !sourceOf(onLeaving(situation)).lost,
      ruling: () => must('paid', 'the text names the price'),
      examples: examples(
        [executed([archer, ogre], [archer, ogre])],
        [
          executed([archer, ogre], [{ ...archer, exhausted: true }, ogre]),
          { ...executed([archer, ogre], [archer, ogre]), carriedOut: 'in part' },
        ],
      ),
    }),
    on(mayBeNamed, {
      applies: (situation) => {
        const choice = choiceOf(situation);
        const card = situation.state.cards[situation.card];
        if (choice === null || card === undefined || !isNamedInTime(situation)) return false;
        const wrong = (misfitsOf(situation) ?? []).filter(
          (name) => !isOfPrice(situation, choice, card, name),
        );
        return wrong.length > 0 || isKeptOut(situation, choice, card);
      },
      ruling: () => must('illegal', 'a text is for other cards'),
      examples: examples(
        [own, atShielded],
        [
          { ...own, card: 'archer' },
          { ...atShielded, card: 'archer' },
        ],
      ),
    }),
    on(mayNameSoMany, {
      applies: (situation) =>
        isNamedInTime(situation) &&
        (numberOf(situation) === 'too many' || (numberOf(situation) === 'too few' && !isShort(situation))),
      ruling: () => must('illegal', 'the text asks for another number of cards'),
      examples: examples(
        [
          { ...two, cards: ['ogre'] },
          { ...one, cards: ['archer', 'ogre'] },
        ],
        [{ ...two, cards: ['archer', 'ogre'] }],
      ),
    }),
    on(isStillThere, {
      applies: ({ effect, turn }) => ends(effect.until, turn),
      ruling: () => must('gone', 'its term is over'),
      examples: examples([charm('end of turn')], [charm('start of turn A')]),
    }),
  ],
};
