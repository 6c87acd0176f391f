import type { Ability, Texts } from '../spec/abilities/ability.ts';
import { on } from '../spec/clauses/clause.ts';
import { fields, must, such } from '../spec/clauses/ruling.ts';
import type { Card } from '../spec/model/card.ts';
import { finalTargets, isObstacle } from '../spec/questions/carrying-out.ts';
import type { Reaching } from '../spec/questions/declaring.ts';
import { massReach, mayBeNamed } from '../spec/questions/declaring.ts';
import { lifeAfter } from '../spec/questions/life.ts';
import {
  activated,
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
  stone,
  wounding,
} from './examples.ts';
import { fought } from './fighting.ts';
import { isBarredBlow } from './reading-amounts.ts';
import { choiceOf, isContested, isKeptOut, isNamedInTime, misfitsOf } from './reading-choices.ts';
import { allOf, hasInstead, instructionAt, isBarred, reachOf } from './reading-texts.ts';

const creatures = { types: ['creature' as const] };
const rock = having(ogre, 'stone');
const atRock = among(declaredText(wounding(choosing(creatures))), [archer, rock], { stone });

const wound = (kind: 'itself' | 'each') =>
  wounding(kind === 'itself' ? { kind } : { kind, filter: creatures });
const aegis: Ability = {
  kind: 'static',
  static: { text: 'instead', of: 'wound', deed: { verb: 'exhaust' } },
};
const both = { ...ogre, printed: ['stone', 'aegis'], abilities: ['stone', 'aegis'] };
const everyone = (cards: readonly Card[], texts: Texts) => among(declaredText(wound('each')), cards, texts);
const done = (now: Card, instruction = wounding(choosing(creatures)), more = {}) =>
  executed([archer, ogre], [archer, now], { texts: { shot: activated(instruction), ...more } });

/**
 * The cards that a mass instruction would reach if no text of theirs kept the verb away. Whether that text or one that does
 * something else instead comes first is open: a card with both may have the other thing done to it.
 */
const barredIn = (situation: Reaching): readonly string[] => {
  const { texts, ability, at, state, replaced = [] } = situation;
  const instruction = instructionAt(texts, ability, at);
  if (instruction === null) return [];
  const isInstead = (id: string): boolean => {
    const card = state.cards[id];
    const hasText = card !== undefined && hasInstead(card, texts, instruction.deed.verb);
    return hasText && replaced.includes(id);
  };
  return reachOf(situation, instruction).barred.filter((id) => !isInstead(id));
};

/** A text about its own card has that card as its target, and no other. */
const sourceIsTarget = () =>
  on(finalTargets, {
    applies: ({ texts, item, at }) =>
      item.sources.length === 1 && instructionAt(texts, item.ability, at)?.object.kind === 'itself',
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
  });

/** What a text of a card says cannot be done to it is not done to it. */
const barredIsObstacle = () =>
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
  });

/** A strike lays no wounds on a card that has a text against them, whether it attacks or fights. */
const barredIsUnhurt = () =>
  on(lifeAfter, {
    applies: isBarredBlow,
    ruling: ({ before }) =>
      fields({ wounds: before.wounds }, 'a text of the card keeps wounds from being laid on it'),
    examples: examples([fought(life(3), 'stone')], [fought(life(3)), fought(life(3), 'armour')]),
  });

/** A mass instruction does not reach a card that has a text against it. */
const barredIsUnreached = () =>
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
      [everyone([archer, rock], { stone }), { ...everyone([archer, rock], { stone }), replaced: ['ogre'] }],
      [
        everyone([archer, having(ogre, 'shield')], { shield }),
        { ...everyone([archer, both], { stone, aegis }), replaced: ['ogre'] },
      ],
    ),
  });

/** Under one reading, a card that has a text against it is not named either. */
const barredIsUnnamed = (unnamed: string) =>
  on(mayBeNamed, {
    applies: (situation) => {
      const choice = choiceOf(situation);
      const card = situation.state.cards[situation.card];
      if (choice === null || card === undefined || !isNamedInTime(situation)) return false;
      const isPlain = !isKeptOut(situation, choice, card) && !isContested(situation, choice, card);
      return isPlain && misfitsOf(situation)?.length === 0 && isBarred(card, situation.texts, choice.verb);
    },
    ruling: (_, reading) =>
      reading === unnamed ? must('illegal', 'a text of the card keeps this from being done to it') : null,
    examples: examples([{ ...atRock, card: 'ogre' }], [{ ...atRock, card: 'archer' }]),
  });

const UNNAMED = 'a barred card may not be named';

/** What both editions say of the reflexive suffix; `number` is the clause that has the words. */
export const reflexiveSuffix = (number: string) => ({
  statement:
    'A reflexive text is about its own card; as a «cannot» it keeps every card from doing that to it.',
  readings: [
    {
      name: 'a barred card may be named',
      says: 'only the use against it is barred',
      leansOn: `${number} использовать`,
    },
    { name: UNNAMED, says: 'to be named is to be used against', leansOn: `${number} против` },
  ],
  rules: [
    sourceIsTarget(),
    barredIsObstacle(),
    barredIsUnreached(),
    barredIsUnhurt(),
    barredIsUnnamed(UNNAMED),
  ],
});
