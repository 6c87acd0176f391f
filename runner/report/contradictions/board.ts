import type { Texts } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { At, Cell } from '../../../spec/model/names.ts';
import type { Item, Named, State } from '../../../spec/model/state.ts';
import { cardWords } from '../telling/card.ts';
import { textWords } from '../telling/texts.ts';
import type { Tongue } from '../telling/tongue.ts';

/** All of a situation: what is told of a part may hang on the others. */
export type Whole = Readonly<Record<string, unknown>>;

const cardsOf = (whole: Whole): readonly Card[] =>
  Object.values((whole.state as State | undefined)?.cards ?? {});

/** A text by its name; in full where no card shows it. */
export const calledWords = (tongue: Tongue, id: string, whole: Whole): string => {
  const text = ((whole.texts ?? {}) as Texts)[id];
  const isShown = cardsOf(whole).some(
    ({ printed, abilities }) => printed.includes(id) || abilities.includes(id),
  );
  return isShown || text === undefined ? `«${id}»` : `«${id}: ${textWords(tongue, text)}»`;
};

/** «by player A» behind what a player does. */
export const playerWords = (tongue: Tongue, player: unknown): string =>
  typeof player === 'string' ? `${tongue.word('by player')} ${player}` : '';

export const cellWords = ({ word }: Tongue, { row, column }: Cell): string =>
  `${word('row')} ${row}, ${word('column')} ${column}`;

/** Which instruction: its part and its place there, both from 1. */
export const placeWords = ({ word }: Tongue, [step, part]: At): string =>
  `${word('part')} ${step + 1}.${part + 1}`;

/** Cards by their names, or that there are none. */
export const listWords = ({ word }: Tongue, cards: readonly string[]): string =>
  cards.join(', ') || word('none');

/** What was named, and for which instruction if it is not the one that is told of. */
export const namedWords = (tongue: Tongue, named: readonly Named[], [step, part]: At): string[] =>
  named.map(({ at, cards }) => {
    const isHere = at[0] === step && at[1] === part;
    const where = isHere ? '' : ` (${placeWords(tongue, at)})`;
    return `${tongue.word('named')}${where}: ${listWords(tongue, cards)}`;
  });

const waitingWords = (tongue: Tongue, { queue }: State, texts: Texts): string[] =>
  queue.map(({ kind, ability, sources }: Item) => {
    const what = ability === null ? tongue.word(`an ${kind}`) : calledWords(tongue, ability, { texts });
    return `${tongue.word('waiting in the queue')}: ${what} ${tongue.word('of card')} ${sources.join(', ')}`;
  });

/** The cards of a state, and what else there is to be seen in it. */
export const boardWords = (tongue: Tongue, state: State, texts: Texts): string[] => {
  const { cards, active, lost, coins, history } = state;
  const { word } = tongue;
  return [
    ...Object.values(cards).map((card) => cardWords(tongue, card, texts)),
    ...(active === 'B' ? [word("it is B's turn")] : []),
    ...lost.map((player) => `${word('has lost: player')} ${player}`),
    ...(coins === null ? [] : [`${word('coins')}: A ${coins.A}, B ${coins.B}`]),
    ...waitingWords(tongue, state, texts),
    ...history.attacks.map(
      ({ attacker, target }) => `${word('an attack this turn')}: ${attacker} → ${target}`,
    ),
  ];
};

/** What is otherwise in another moment, behind the name of that moment; nothing where all is as it is. */
export function momentWords(
  tongue: Tongue,
  moment: string,
  then: State,
  now: State | undefined,
  texts: Texts,
): string[] {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const cards = Object.values(then.cards)
    .filter((card) => !isSame(now?.cards[card.id], card))
    .map((card) => cardWords(tongue, card, texts));
  const missing = Object.keys(now?.cards ?? {}).filter((id) => !(id in then.cards));
  const { coins } = then;
  const others = [
    ...missing.map((id) => `${tongue.word('there is no card')} ${id}`),
    ...(coins === null || isSame(coins, now?.coins)
      ? []
      : [`${tongue.word('coins')}: A ${coins.A}, B ${coins.B}`]),
  ];
  const all = [...cards, ...others];
  return all.length === 0 ? [] : [`${tongue.word(moment)}: ${all.join('; ')}`];
}

/** The cards that a situation names and that lie nowhere on its board. */
export function absentWords(tongue: Tongue, whole: Whole, named: readonly unknown[]): string[] {
  const { state } = whole as { state?: State };
  if (state === undefined) return [];
  const absent = named.filter((card) => typeof card === 'string' && card !== '' && !(card in state.cards));
  return [...new Set(absent)].map((card) => `${tongue.word('there is no card')} ${card}`);
}
