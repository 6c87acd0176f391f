import type { Texts } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Life } from '../../../spec/model/life.ts';
import { termWords, textWords } from './texts.ts';
import type { Tongue } from './tongue.ts';
import { filled } from './tongue.ts';

/** The layers of a life, those that are there. */
export const lifeWords = (tongue: Tongue, { starting, wounds, effects }: Life): string =>
  [
    tongue.counted('starting life', starting),
    ...(wounds > 0 ? [tongue.counted('wounds', wounds)] : []),
    ...effects.map(
      ({ kind, left, until }) => `${tongue.counted(`${kind} life`, left)}${termWords(tongue, until)}`,
    ),
  ].join(', ');

/** The texts that a card has or has lost by now, each with its name. */
const ownWords = (tongue: Tongue, { printed, abilities }: Card, texts: Texts): string[] =>
  [...new Set([...printed, ...abilities])].flatMap((id) => {
    const text = texts[id];
    const isLost = abilities.includes(id) ? '' : `, ${tongue.word('lost by now')}`;
    return text === undefined ? [] : [`«${id}: ${textWords(tongue, text)}»${isLost}`];
  });

const EFFECTS = {
  silence: 'silenced',
  control: 'taken control of',
  challenge: 'challenging',
  grant: 'given a text',
} as const;

/** A card with all that it does not share with a plain ready creature. */
export function cardWords(tongue: Tongue, card: Card, texts: Texts): string {
  const { word } = tongue;
  const traits = [
    filled(tongue, "#1's #2", card.controller, word(card.type)),
    ...(card.owner === card.controller ? [] : [filled(tongue, 'owned by #1', card.owner)]),
    ...(card.zone === 'play' ? [] : [word(`in the ${card.zone}`)]),
    ...(card.life === null ? [] : [lifeWords(tongue, card.life)]),
    ...(card.strike === undefined ? [] : [`${word('strike')} ${card.strike}`]),
    ...(card.cost > 0 ? [`${word('cost')} ${card.cost}`] : []),
    ...(card.element === null ? [] : [word(card.element)]),
    ...(card.exhausted ? [word('exhausted')] : []),
    ...(card.poisoned ? [word('poisoned')] : []),
    ...card.effects.map(({ kind, until }) => `${word(EFFECTS[kind])}${termWords(tongue, until)}`),
    ...ownWords(tongue, card, texts),
  ];
  return `${card.id} (${traits.join('; ')})`;
}
