import type { Texts } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Life } from '../../../spec/model/life.ts';
import { bracketed, textWords } from './texts.ts';
import type { Tongue } from './tongue.ts';

/** A word with its figure behind: both tongues read well so, whatever the number. */
const counted = ({ word }: Tongue, name: string, figure: number): string => `${word(name)} ${figure}`;

/** The layers of a life, those that are there. */
export const lifeWords = (tongue: Tongue, { starting, wounds, effects }: Life): string =>
  [
    counted(tongue, 'starting life', starting),
    ...(wounds > 0 ? [counted(tongue, 'wounds', wounds)] : []),
    ...effects.map(
      ({ kind, left, until }) => `${counted(tongue, `${kind} life`, left)}${bracketed(tongue, until)}`,
    ),
  ].join(', ');

/** A card with all that it does not share with a plain ready creature. */
export function cardWords(tongue: Tongue, card: Card, texts: Texts): string {
  const { word } = tongue;
  const own = card.printed.flatMap((id) => {
    const text = texts[id];
    const isLost = card.abilities.includes(id) ? '' : `, ${word('lost by now')}`;
    return text === undefined ? [] : [`«${id}: ${textWords(tongue, text)}»${isLost}`];
  });
  const traits = [
    `${word(card.type)} ${word('of player')} ${card.controller}`,
    ...(card.owner === card.controller ? [] : [`${word('owner')} ${card.owner}`]),
    ...(card.zone === 'play' ? [] : [word(`in the ${card.zone}`)]),
    ...(card.life === null ? [] : [lifeWords(tongue, card.life)]),
    ...(card.cost > 0 ? [`${word('cost')} ${card.cost}`] : []),
    ...(card.element === null ? [] : [`${word('element')} ${word(card.element)}`]),
    ...(card.exhausted ? [word('exhausted')] : []),
    ...(card.poisoned ? [word('poisoned')] : []),
    ...card.effects.map(({ kind }) => word(kind)),
    ...own,
  ];
  return `${card.id} (${traits.join('; ')})`;
}
