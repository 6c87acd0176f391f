import type { Card } from '../../spec/model/card.ts';
import type { State } from '../../spec/model/state.ts';
import { GROUNDS } from '../../spec/questions/carrying-out.ts';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOnePiece = (value: unknown): string => JSON.stringify(value);

const isState = (value: unknown): value is State =>
  isPlain(value) && isPlain(value.cards) && 'queue' in value;

/** Small things that may have come over a card by now. */
const CHANGES: readonly ((card: Card) => Card)[] = [
  (card) => ({ ...card, zone: 'graveyard', whose: card.owner, controller: card.owner, exhausted: false }),
  (card) => ({ ...card, abilities: [] }),
  (card) => ({ ...card, exhausted: !card.exhausted }),
  (card) => ({ ...card, controller: card.controller === 'A' ? 'B' : 'A' }),
];

const NAMING = ['source', 'card', 'attacker', 'named', 'mover'];
/** Whether a card is spoken of, so that the situation would say nothing without it. */
const isNeeded = (situation: Plain, id: string): boolean =>
  'item' in situation ||
  NAMING.some((key) => situation[key] === id) ||
  inOnePiece(situation.targets ?? null).includes(`"${id}"`);

function* withChangedCards(situation: Plain): Generator<Plain> {
  const { state } = situation;
  if (!isState(state)) return;
  for (const card of Object.values(state.cards)) {
    const { [card.id]: _, ...rest } = state.cards;
    if (!isNeeded(situation, card.id)) yield { ...situation, state: { ...state, cards: rest } };
    if (card.zone !== 'play') continue;
    for (const change of CHANGES)
      yield { ...situation, state: { ...state, cards: { ...state.cards, [card.id]: change(card) } } };
  }
}

function* withOtherParts(situation: Plain): Generator<Plain> {
  if ('ground' in situation) for (const ground of GROUNDS) yield { ...situation, ground };
  if (Array.isArray(situation.chosen)) yield { ...situation, chosen: situation.chosen.slice(1) };
  if (Array.isArray(situation.cards)) yield { ...situation, cards: situation.cards.slice(1) };
}

/** How much there is to a situation: cards weigh most, then the changes that led to it, then all the rest. */
const sizeOf = (situation: object, changes: number): number => {
  const state = Reflect.get(situation, 'state');
  const cards = isState(state) ? Object.keys(state.cards).length : 0;
  return cards * 1_000_000 + changes * 100_000 + inOnePiece(situation).length;
};

/** A situation with how much there is to it. */
export interface Variation {
  readonly situation: object;
  readonly size: number;
}

const MOST = 400;

/** Situations and what comes of one or two small changes to each, every one once. */
export function variationsOf(situations: readonly object[]): Variation[] {
  const seen = new Set<string>();
  const isNew = (situation: object): boolean => {
    const key = inOnePiece(situation);
    const isKnown = seen.has(key);
    seen.add(key);
    return !isKnown;
  };
  const vary = (all: readonly object[]): object[] =>
    all.flatMap((one) => [...withChangedCards(one as Plain), ...withOtherParts(one as Plain)]).filter(isNew);
  const none = situations.filter((situation) => isPlain(situation)).filter(isNew);
  const one = vary(none);
  return [none, one, vary(one.slice(0, MOST))].flatMap((all, changes) =>
    all.map((situation) => ({ situation, size: sizeOf(situation, changes) })),
  );
}
