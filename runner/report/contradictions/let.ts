import type { Texts } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Life } from '../../../spec/model/life.ts';
import { termWords, textWords } from './let-texts.ts';
import type { Tongue } from './tongue.ts';

/** A word with its figure behind: both tongues read well so, whatever the number. */
const counted = ({ word }: Tongue, name: string, figure: number): string => `${word(name)} ${figure}`;

/** The layers of a life, those that are there. */
export const lifeWords = (tongue: Tongue, { starting, wounds, effects }: Life): string =>
  [
    counted(tongue, 'starting life', starting),
    ...(wounds > 0 ? [counted(tongue, 'wounds', wounds)] : []),
    ...effects.map(
      ({ kind, left, until }) => `${counted(tongue, `${kind} life`, left)}${termWords(tongue, until)}`,
    ),
  ].join(', ');

/** The texts that a card has or has lost by now, each with its name. */
const ownWords = (tongue: Tongue, { printed, abilities }: Card, texts: Texts): string[] =>
  [...new Set([...printed, ...abilities])].flatMap((id) => {
    const text = texts[id];
    const isLost = abilities.includes(id) ? '' : `, ${tongue.word('lost by now')}`;
    return text === undefined ? [] : [`«${id}: ${textWords(tongue, text)}»${isLost}`];
  });

/** A card with all that it does not share with a plain ready creature. */
export function cardWords(tongue: Tongue, card: Card, texts: Texts): string {
  const { word } = tongue;
  const traits = [
    `${word(card.type)} ${word('of player')} ${card.controller}`,
    ...(card.owner === card.controller ? [] : [`${word('owner')} ${card.owner}`]),
    ...(card.zone === 'play' ? [] : [word(`in the ${card.zone}`)]),
    ...(card.life === null ? [] : [lifeWords(tongue, card.life)]),
    ...(card.strike === undefined || card.strike === 0 ? [] : [`${word('strike')} ${card.strike}`]),
    ...(card.cost > 0 ? [`${word('cost')} ${card.cost}`] : []),
    ...(card.element === null ? [] : [`${word('element')} ${word(card.element)}`]),
    ...(card.exhausted ? [word('exhausted')] : []),
    ...(card.poisoned ? [word('poisoned')] : []),
    ...card.effects.map(({ kind }) => word(`effect ${kind}`)),
    ...ownWords(tongue, card, texts),
  ];
  return `${card.id} (${traits.join('; ')})`;
}
