import type { Filter } from '../../spec/abilities/filter.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Card } from '../../spec/model/card.ts';
import { mayBeRedirectedTo } from '../../spec/questions/carrying-out.ts';
import type { NamingOne } from '../../spec/questions/declaring.ts';
import { canBeDeclared, mayBeNamed } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import {
  among,
  archer,
  choosing,
  declaredText,
  examples,
  having,
  ogre,
  shield,
  wounding,
} from '../examples.ts';
import { whyUnfit } from '../misfit-words.ts';
import { candidatesOf, nearlyNamed } from '../reading-candidates.ts';
import {
  choiceOf,
  fittingChoice,
  isNamedInTime,
  isOfPrice,
  misfitsOf,
  needsNone,
  whyKeptOut,
} from '../reading-choices.ts';
import { unmetBy } from '../reading-redirects.ts';
import { burning, leading } from '../redirecting.ts';
import { remembered } from '../remembered.ts';
import { challengedShot, challengedStrike } from './challenges.ts';

const clause = sectionOf(HEROES)('502');

const creatures = { types: ['creature' as const] };
const naming = (filter: Filter, card = 'ogre', cards: readonly Card[] = [archer, ogre]): NamingOne => ({
  ...declaredText(wounding(choosing(filter)), cards),
  card,
});
const shot = declaredText(wounding(choosing(creatures)));
const atShielded = among(shot, [archer, having(ogre, 'shield')], { shield });

/** What a card has or is for a while, or by its nature. */
const PROPERTIES: readonly string[] = ['element', 'wounded', 'poisoned', 'exhausted'];

/** The properties that the card lacks, or has against the text, unless the price decides about it. */
const lacksProperty = (situation: NamingOne): boolean => {
  const choice = choiceOf(situation);
  const card = situation.state.cards[situation.card];
  if (choice === null || card === undefined || !isNamedInTime(situation)) return false;
  return (misfitsOf(situation) ?? []).some(
    (name) => PROPERTIES.includes(name) && !isOfPrice(situation, choice, card, name),
  );
};
const hasProperty = (situation: NamingOne): boolean =>
  Object.keys(fittingChoice(situation)?.choose.filter ?? {}).some((name) => PROPERTIES.includes(name));

export const h502_7 = clause('502.7', {
  statement: 'Where a text asks for a property, the cards that have it, and no others, become targets.',
  rules: [
    on(mayBeNamed, {
      applies: lacksProperty,
      ruling: () => must('illegal', 'the card does not have the property that the text asks for'),
      examples: examples(
        [naming({ ...creatures, element: 'any' }), naming({ ...creatures, wounded: true })],
        [naming({ ...creatures, element: 'none' }), naming({ ...creatures, side: 'own' })],
      ),
    }),
    on(mayBeNamed, {
      yieldsTo: ['heroes/502.8'],
      applies: hasProperty,
      ruling: () => must('legal', 'the card has the property that the text asks for'),
      examples: examples(
        [naming({ ...creatures, element: 'none' })],
        [naming({ ...creatures, element: 'any' }), naming(creatures)],
      ),
    }),
  ],
});

const LAPSES = 'nothing is declared without a legal card';
const NONE_NEEDED = 'a text that allows to name none needs no card';

/** The attributes that are neither the zone nor a property. */
const CONDITIONS: readonly string[] = ['types', 'cost', 'side', 'other'];

/** The limit that a card does not meet, in words; null where it meets all, or is not named in time. */
const limitOn = remembered((situation: NamingOne): string | null => {
  const choice = choiceOf(situation);
  const card = situation.state.cards[situation.card];
  if (choice === null || card === undefined || !isNamedInTime(situation)) return null;
  const wrong = (misfitsOf(situation) ?? []).filter((name) => CONDITIONS.includes(name));
  if (wrong.length > 0) return whyUnfit(wrong);
  return whyKeptOut(situation, choice, card);
});

/** Whether nobody doubts that no card can be named; with none needed, only a player's own choice is clear. */
const isEmpty = (situation: DeclaringInstruction): boolean => {
  const choice = choiceOf(situation);
  if (choice === null || situation.at[0] > 0 || candidatesOf(situation).plain > 0) return false;
  return choice.choose.min > 0 || needsNone(situation);
};

export const h502_9 = clause('502.9', {
  statement:
    'A target meets all limits of the text and of static texts, and with none the ability is not declared.',
  readings: [
    { name: LAPSES, says: 'even if the text allows to name none', leansOn: '502.9 нельзя' },
    { name: NONE_NEEDED, says: 'to name none meets its conditions', leansOn: '502.9 условиям' },
  ],
  rules: [
    on(mayBeNamed, {
      applies: (situation) => limitOn(situation) !== null,
      ruling: (situation) => must('illegal', limitOn(situation) ?? ''),
      examples: examples(
        [
          naming({ ...creatures, side: 'own' }),
          { ...atShielded, card: 'ogre' },
          { ...challengedShot(), card: 'archer' },
        ],
        [
          { ...challengedShot(), card: 'ogre' },
          naming({ ...creatures, side: 'opponent' }),
          { ...atShielded, card: 'archer' },
        ],
      ),
    }),
    on(canBeDeclared, {
      applies: isEmpty,
      ruling: (situation, reading, ask) => {
        if (nearlyNamed(situation).some((naming) => ask(mayBeNamed, naming, 'legal'))) return null;
        return choiceOf(situation)?.choose.min === 0 && reading === NONE_NEEDED
          ? null
          : must('illegal', 'no card meets all the limits');
      },
      examples: examples(
        [among(shot, [], {})],
        [shot, among(shot, [archer], {}), declaredText(wounding({ kind: 'each', filter: creatures }), [])],
      ),
    }),
    challengedStrike(),
    on(mayBeRedirectedTo, {
      applies: (situation) => unmetBy(situation).some((name) => name !== 'zone'),
      ruling: (situation) => must('illegal', whyUnfit(unmetBy(situation))),
      examples: examples(
        [leading('king', { types: ['creature'] }), leading('guard', { element: 'none' }, [burning])],
        [leading('guard'), leading('guard', { element: 'fire' }, [burning])],
      ),
    }),
  ],
});
