import type { Texts } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { At, Cell } from '../../../spec/model/names.ts';
import type { Item, Named, State } from '../../../spec/model/state.ts';
import { cardsWords, cardThen } from '../telling/card.ts';
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
  `${word('part')} ${step + 1}, ${word('instruction')} ${part + 1}`;

/** Cards by their names, or that there are none. */
export const listWords = ({ word }: Tongue, cards: readonly string[], none = 'none'): string =>
  cards.join(', ') || word(none);

/** What was named, and for which instruction if it is not the one that is told of. */
export const namedWords = (tongue: Tongue, named: readonly Named[], [step, part]: At): string[] =>
  named.map(({ at, cards }) => {
    const isHere = at[0] === step && at[1] === part;
    const where = isHere ? '' : ` (${placeWords(tongue, at)})`;
    return `${tongue.word('named')}${where}: ${listWords(tongue, cards)}`;
  });

/** Whether it is about an attack that has been declared, which `attacker` makes. */
const isOfAttack = (whole: Whole): boolean => 'defender' in whole || 'from' in whole;

/** Whether an item of the queue is what the situation is about. */
const isOwn = ({ id, kind, ability, sources }: Item, whole: Whole): boolean => {
  const { item, by, source = '', attacker = '' } = whole as Partial<Record<string, string>> & { item?: Item };
  if (kind === 'attack') return isOfAttack(whole) && sources.includes(attacker);
  const isUnderWay = by === 'step' || 'declaredIn' in whole;
  return id === item?.id || (isUnderWay && ability === whole.ability && sources.includes(source));
};

/** What else goes on around what a situation is about: what waits in the queue, and what attacked before. */
export function aroundWords(tongue: Tongue, { queue, history }: State, whole: Whole): string[] {
  const { word } = tongue;
  const waiting = queue
    .filter((item) => !isOwn(item, whole))
    .map(({ kind, ability, sources }) => {
      const what = ability === null ? word(`an ${kind}`) : calledWords(tongue, ability, whole);
      return `${word('waiting in the queue')}: ${what} ${word('of card')} ${sources.join(', ')}`;
    });
  const attacks = history.attacks
    .filter(({ attacker }) => !isOfAttack(whole) || attacker !== whole.attacker)
    .map(({ attacker, target }) => `${word('an attack this turn')}: ${attacker} → ${target}`);
  return [...waiting, ...attacks];
}

/** The cards of a state, and what else there is to be seen in it. */
export const boardWords = (tongue: Tongue, state: State, texts: Texts): string[] => {
  const { cards, active, lost, coins } = state;
  const { word } = tongue;
  return [
    ...cardsWords(tongue, Object.values(cards), texts),
    ...(active === 'B' ? [word("it is B's turn")] : []),
    ...lost.map((player) => `${word('has lost: player')} ${player}`),
    ...(coins === null ? [] : [`${word('coins')}: A ${coins.A}, B ${coins.B}`]),
  ];
};

/** Another moment: how it is called, and what stands before what a card does not have then. */
export interface Moment {
  readonly called: string;
  readonly lacks: 'not yet' | 'no longer';
}

/** What is otherwise in another moment than in the state that has been told; nothing where all is as it is. */
export function momentWords(
  tongue: Tongue,
  { called, lacks }: Moment,
  then: State,
  told: State | undefined,
  texts: Texts,
): string[] {
  const { word } = tongue;
  const { coins } = then;
  const isPaid = coins !== null && JSON.stringify(coins) !== JSON.stringify(told?.coins);
  const all = [
    ...Object.values(then.cards).flatMap(
      (card) => cardThen(tongue, lacks, card, told?.cards[card.id], texts) ?? [],
    ),
    ...Object.keys(told?.cards ?? {})
      .filter((id) => !(id in then.cards))
      .map((id) => `${word('there is no card')} ${id}`),
    ...(isPaid ? [`${word('coins')}: A ${coins.A}, B ${coins.B}`] : []),
  ];
  return all.length === 0 ? [] : [`${word(called)}: ${all.join('; ')}`];
}

/** The cards that a situation names and that lie nowhere on its board. */
export function absentWords(tongue: Tongue, whole: Whole, named: readonly unknown[]): string[] {
  const { state } = whole as { state?: State };
  if (state === undefined) return [];
  const absent = named.filter((card) => typeof card === 'string' && card !== '' && !(card in state.cards));
  return [...new Set(absent)].map((card) => `${tongue.word('there is no card')} ${card}`);
}
