import type { Texts } from '../../../spec/abilities/ability.ts';
import type { Card, Effect } from '../../../spec/model/card.ts';
import type { Life, LifeEffect } from '../../../spec/model/life.ts';
import { termWords, textWords } from './texts.ts';
import type { Tongue } from './tongue.ts';
import { filled } from './tongue.ts';

const EFFECTS = {
  silence: 'silenced',
  control: 'taken control of',
  challenge: 'challenging',
  grant: 'given a text',
} as const;

/** An effect on a card: how much life of which kind, or what else, until when. */
export const effectWords = (tongue: Tongue, effect: LifeEffect | Effect): string => {
  const term = termWords(tongue, effect.until);
  if (!('left' in effect)) return `${tongue.word(EFFECTS[effect.kind])}${term}`;
  const { kind, left, laid } = effect;
  const rest = laid === left ? '' : ` ${filled(tongue, 'of #1 laid', laid)}`;
  return `${tongue.counted(`${kind} life`, left)}${rest}${term}`;
};

/** The layers of a life, those that are there. */
export const lifeWords = (tongue: Tongue, { starting, wounds, effects }: Life): string =>
  [
    tongue.counted('starting life', starting),
    ...(wounds > 0 ? [tongue.counted('wounds', wounds)] : []),
    ...effects.map((effect) => effectWords(tongue, effect)),
  ].join(', ');

/** The texts that a card has or has lost by now, each with its name. */
const ownWords = (tongue: Tongue, { printed, abilities }: Card, texts: Texts): string[] =>
  [...new Set([...printed, ...abilities])].flatMap((id) => {
    const text = texts[id];
    const isLost = abilities.includes(id) ? '' : `, ${tongue.word('lost by now')}`;
    return text === undefined ? [] : [`«${id}: ${textWords(tongue, text)}»${isLost}`];
  });

/** Whose zone it is, where it is not that of the card's own player. */
const whoseWords = (tongue: Tongue, { whose, controller }: Card): string =>
  whose === null || whose === controller ? '' : ` ${filled(tongue, 'of player #1', whose)}`;

/** A card with all that it does not share with a plain ready creature. */
export function cardWords(tongue: Tongue, card: Card, texts: Texts): string {
  const { word } = tongue;
  const traits = [
    filled(tongue, "#1's #2", card.controller, word(card.type)),
    ...(card.owner === card.controller ? [] : [filled(tongue, 'owned by #1', card.owner)]),
    ...(card.zone === 'play' ? [] : [`${word(`in the ${card.zone}`)}${whoseWords(tongue, card)}`]),
    ...(card.life === null ? [] : [lifeWords(tongue, card.life)]),
    ...(card.strike === undefined ? [] : [`${word('strike')} ${card.strike}`]),
    ...(card.cost > 0 ? [`${word('cost')} ${card.cost}`] : []),
    ...(card.element === null ? [] : [word(card.element)]),
    ...(card.exhausted ? [word('exhausted')] : []),
    ...(card.poisoned ? [word('poisoned')] : []),
    ...card.effects.map((effect) => effectWords(tongue, effect)),
    ...ownWords(tongue, card, texts),
  ];
  return `${card.id} (${traits.join('; ')})`;
}
