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
  if (!('left' in effect)) {
    const given = effect.ability === undefined ? '' : ` «${effect.ability}»`;
    return `${tongue.word(EFFECTS[effect.kind])}${given}${term}`;
  }
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

/** What a card has that a plain ready creature does not share, each under what it is told of; a name where it matters. */
function traitsOf(tongue: Tongue, card: Card, texts: Texts, isNamed = false): ReadonlyMap<string, string> {
  const { word } = tongue;
  const { printed, abilities, controller, owner, zone, whose, life, strike, cost, element } = card;
  const own = [...new Set([...printed, ...abilities])].flatMap((id) => {
    const text = texts[id];
    const isLost = abilities.includes(id) ? '' : `, ${word('lost by now')}`;
    const isGiven = printed.includes(id) ? '' : `, ${word('not printed on it')}`;
    return text === undefined
      ? []
      : [[id, `«${id}: ${textWords(tongue, text)}»${isLost}${isGiven}`] as const];
  });
  // Whose zone it is goes without saying where it is that of the card's own player.
  const of = whose === null || whose === controller ? '' : ` ${filled(tongue, 'of player #1', whose)}`;
  const traits: (readonly [string, string])[] = [
    ['player', filled(tongue, "#1's #2", controller, word(card.type))],
    ['name', isNamed ? filled(tongue, 'named «#1»', card.name) : ''],
    ['owner', owner === controller ? '' : filled(tongue, 'owned by #1', owner)],
    ['zone', zone === 'play' ? '' : `${word(`in the ${zone}`)}${of}`],
    ['life', life === null ? '' : lifeWords(tongue, life)],
    ['strike', strike === undefined ? '' : `${word('strike')} ${strike}`],
    ['cost', cost > 0 ? `${word('cost')} ${cost}` : ''],
    ['element', element === null ? '' : word(element)],
    ['exhausted', card.exhausted ? word('exhausted') : ''],
    ['poisoned', card.poisoned ? word('poisoned') : ''],
    ...card.effects.map((effect, i) => [`effect ${effect.id} ${i}`, effectWords(tongue, effect)] as const),
    ...own.map(([id, text]) => [`text ${id}`, text] as const),
  ];
  return new Map(traits.filter(([, text]) => text !== ''));
}

/** A card with all that it does not share with a plain ready creature. */
export const cardWords = (tongue: Tongue, card: Card, texts: Texts, isNamed = false): string =>
  `${card.id} (${[...traitsOf(tongue, card, texts, isNamed).values()].join('; ')})`;

/** The cards of a board, with the names of those that share theirs with another. */
export const cardsWords = (tongue: Tongue, cards: readonly Card[], texts: Texts): string[] => {
  const counts = new Map<string, number>();
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return cards.map((card) => cardWords(tongue, card, texts, (counts.get(card.name) ?? 0) > 1));
};

/**
 * A card in another moment, by what is otherwise with it than is told already; `lacks` stands before what it does not have
 * then. Null where all is the same.
 */
export function cardThen(
  tongue: Tongue,
  lacks: string,
  then: Card,
  told: Card | undefined,
  texts: Texts,
): string | null {
  if (told === undefined) return cardWords(tongue, then, texts);
  const [before, now] = [traitsOf(tongue, then, texts), traitsOf(tongue, told, texts)];
  const other = [...before].filter(([slot, text]) => now.get(slot) !== text).map(([, text]) => text);
  const missing = [...now].filter(([slot]) => !before.has(slot)).map(([, text]) => text);
  const all = [...other, ...missing.map((text) => `${tongue.word(lacks)}: ${text}`)];
  return all.length === 0 ? null : `${then.id} (${all.join('; ')})`;
}
