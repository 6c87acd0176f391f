import type { Filter } from '../../spec/abilities/filter.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Card } from '../../spec/model/card.ts';
import { finalTargets, isObstacle } from '../../spec/questions/carrying-out.ts';
import type { NamingOne } from '../../spec/questions/declaring.ts';
import { canBeDeclared, massReach, mayBeNamed } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import {
  activated,
  archer,
  choosing,
  declared,
  declaredText,
  examples,
  executed,
  ogre,
  wounding,
} from '../examples.ts';
import {
  candidatesOf,
  choiceOf,
  fittingChoice,
  isContested,
  isKeptOut,
  isNamedInTime,
  isTurnedByPrice,
  misfitsOf,
  needsNone,
} from '../reading-choices.ts';
import { allOf, instructionAt, isBarred, reachOf } from '../reading-texts.ts';

const clause = sectionOf(HEROES)('502');

const creatures = { types: ['creature' as const] };
const naming = (filter: Filter, card = 'ogre', cards: readonly Card[] = [archer, ogre]): NamingOne => ({
  ...declaredText(wounding(choosing(filter)), cards),
  card,
});
const withText = (card: Card, text: string): Card => ({ ...card, printed: [text], abilities: [text] });
const stone = { kind: 'static' as const, static: { text: 'cannot be' as const, verb: 'wound' as const } };
const shield = { kind: 'static' as const, static: { text: 'cannot be target' as const } };
const among = (
  situation: DeclaringInstruction,
  cards: readonly Card[],
  more: DeclaringInstruction['texts'],
) => declared({ ...situation, state: declared({}, cards).state, texts: { ...situation.texts, ...more } });
const rock = withText(ogre, 'stone');
const shot = declaredText(wounding(choosing(creatures)));
const atRock = among(shot, [archer, rock], { stone });
const atShielded = among(shot, [archer, withText(ogre, 'shield')], { shield });

/** What a card has or is for a while, or by its nature. */
const PROPERTIES: readonly string[] = ['element', 'wounded', 'poisoned', 'exhausted'];

/** The properties that the card lacks, or has against the text, unless the price decides about it. */
const lacksProperty = (situation: NamingOne): boolean => {
  const choice = choiceOf(situation);
  const card = situation.state.cards[situation.card];
  if (choice === null || card === undefined || !isNamedInTime(situation)) return false;
  const isTurned = isTurnedByPrice(situation, choice, card.id);
  return (misfitsOf(situation) ?? []).some(
    (name) => PROPERTIES.includes(name) && !(name === 'exhausted' && isTurned),
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
      applies: hasProperty,
      ruling: () => must('legal', 'the card has the property that the text asks for'),
      examples: examples(
        [naming({ ...creatures, element: 'none' })],
        [naming({ ...creatures, element: 'any' }), naming(creatures)],
      ),
    }),
  ],
});

const NAMED = 'a barred card may be named';
const UNNAMED = 'a barred card may not be named';

const wound = (kind: 'itself' | 'each') =>
  wounding(kind === 'itself' ? { kind } : { kind, filter: creatures });
const done = (now: Card, instruction = wounding(choosing(creatures)), more = {}) =>
  executed([archer, ogre], [archer, now], { texts: { shot: activated(instruction), ...more } });

/** The cards that a mass instruction would reach if no text of theirs kept the verb away. */
const barredIn = ({ texts, ability, at, ...viewer }: DeclaringInstruction): readonly string[] => {
  const instruction = instructionAt(texts, ability, at);
  return instruction === null ? [] : reachOf({ ...viewer, texts }, instruction).barred;
};

export const h502_8 = clause('502.8', {
  statement:
    'A reflexive text is about its own card; as a «cannot» it keeps every card from doing that to it.',
  readings: [
    { name: NAMED, says: 'only the use against it is barred', leansOn: '502.8 использовать' },
    { name: UNNAMED, says: 'to be named is to be used against', leansOn: '502.8 против' },
  ],
  rules: [
    on(finalTargets, {
      applies: ({ texts, item, at }) => instructionAt(texts, item.ability, at)?.object.kind === 'itself',
      ruling: (situation) => {
        const { sources } = situation.item;
        const whole = allOf({ ...situation, chosen: sources }, 'source and target are one card');
        return {
          ...whole,
          allows: (given) => whole.allows(given) && given.every((id) => sources.includes(id)),
        };
      },
      examples: examples(
        [{ ...done(ogre, wound('itself')), chosen: [] }],
        [{ ...done(ogre), chosen: ['ogre'] }],
      ),
    }),
    on(isObstacle, {
      applies: ({ ground, card: id, state, texts, item, at }) => {
        const card = id === null ? undefined : state.cards[id];
        const verb = instructionAt(texts, item.ability, at)?.deed.verb;
        return (
          ground === 'barred' && card?.zone === 'play' && verb !== undefined && isBarred(card, texts, verb)
        );
      },
      ruling: () => must('obstacle', 'a text of the card keeps this from being done to it'),
      examples: examples(
        [{ ...done(rock, undefined, { stone }), ground: 'barred', card: 'ogre' }],
        [
          { ...done(rock, undefined, { stone }), ground: 'description', card: 'ogre' },
          {
            ...done(rock, { deed: { verb: 'poison' }, object: choosing(creatures) }, { stone }),
            ground: 'barred',
            card: 'ogre',
          },
        ],
      ),
    }),
    on(massReach, {
      applies: (situation) => barredIn(situation).length > 0,
      ruling: (situation) => {
        const barred = barredIn(situation);
        return such(
          `none of ${barred.join(', ')}`,
          'a text of the card keeps this from being done to it',
          (given) => given.every((id) => !barred.includes(id)),
        );
      },
      examples: examples(
        [among(declaredText(wound('each')), [archer, rock], { stone })],
        [among(declaredText(wound('each')), [archer, withText(ogre, 'shield')], { shield })],
      ),
    }),
    on(mayBeNamed, {
      applies: (situation) => {
        const choice = choiceOf(situation);
        const card = situation.state.cards[situation.card];
        if (choice === null || card === undefined || !isNamedInTime(situation)) return false;
        const isPlain = !isKeptOut(situation, choice, card) && !isContested(situation, choice, card);
        return isPlain && misfitsOf(situation)?.length === 0 && isBarred(card, situation.texts, choice.verb);
      },
      ruling: (_, reading) =>
        reading === UNNAMED ? must('illegal', 'a text of the card keeps this from being done to it') : null,
      examples: examples([{ ...atRock, card: 'ogre' }], [{ ...atRock, card: 'archer' }]),
    }),
  ],
});

const LAPSES = 'nothing is declared without a legal card';
const NONE_NEEDED = 'a text that allows to name none needs no card';

/** The attributes that are neither the zone nor a property. */
const CONDITIONS: readonly string[] = ['types', 'cost', 'side', 'other'];

const meetsNot = (situation: NamingOne): boolean => {
  const choice = choiceOf(situation);
  const card = situation.state.cards[situation.card];
  if (choice === null || card === undefined || !isNamedInTime(situation)) return false;
  return (
    isKeptOut(situation, choice, card) ||
    (misfitsOf(situation) ?? []).some((name) => CONDITIONS.includes(name))
  );
};

/** Whether nobody doubts that no card can be named; with none needed, only a player's own choice is clear. */
const isEmpty = (situation: DeclaringInstruction): boolean => {
  const choice = choiceOf(situation);
  const isReached = situation.at[0] === 0 || situation.by === 'step';
  if (choice === null || !isReached || candidatesOf(situation).plain > 0) return false;
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
      applies: meetsNot,
      ruling: (situation) => {
        const wrong = (misfitsOf(situation) ?? []).filter((name) => CONDITIONS.includes(name));
        return must(
          'illegal',
          wrong.length > 0 ? `the text asks for another card: ${wrong.join(', ')}` : 'it cannot be a target',
        );
      },
      examples: examples(
        [naming({ ...creatures, side: 'own' }), { ...atShielded, card: 'ogre' }],
        [naming({ ...creatures, side: 'opponent' }), { ...atShielded, card: 'archer' }],
      ),
    }),
    on(canBeDeclared, {
      applies: isEmpty,
      ruling: (situation, reading, ask) => {
        const by = situation.at[0] > 0 ? 'step' : 'player';
        const isLegal = (card: string) => ask(mayBeNamed, { ...situation, by, targets: [], card }, 'legal');
        if (Object.keys(situation.state.cards).some(isLegal)) return null;
        return choiceOf(situation)?.choose.min === 0 && reading === NONE_NEEDED
          ? null
          : must('illegal', 'no card meets all the limits');
      },
      examples: examples(
        [among(shot, [], {})],
        [shot, among(shot, [archer], {}), declaredText(wound('each'), [])],
      ),
    }),
  ],
});
