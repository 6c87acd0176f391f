import type { Card } from '../model/card.ts';
import type { State } from '../model/state.ts';
import type { Board } from './case.ts';
import type { Event } from './event.ts';

/** The state of a board that has just been loaded, which is silent: nothing happens on loading. */
export const startOf = (board: Board): State => ({
  active: board.active,
  turn: 1,
  phase: 'choice',
  cards: Object.fromEntries(board.cards.map((card) => [card.id, card])),
  queue: [],
  lost: [],
  coins: board.coins ?? null,
  history: { arrived: [], attacks: [], defended: [], failedDraws: board.failedDraws ?? { A: 0, B: 0 } },
});

const replace = (state: State, id: string, change: (card: Card) => Card): State => {
  const card = state.cards[id];
  return card === undefined ? state : { ...state, cards: { ...state.cards, [id]: change(card) } };
};
const alter = (state: State, id: string, change: (card: Card) => Partial<Card>): State =>
  replace(state, id, (card) => ({ ...card, ...change(card) }));

const move = ({ cell: _, ...card }: Card, to: Extract<Event, { kind: 'moved' }>): Card => ({
  ...card,
  zone: to.zone,
  whose: to.whose,
  controller: card.owner,
  exhausted: false,
  poisoned: false,
  abilities: card.printed,
  effects: [],
  life: to.life ?? (card.life && { starting: card.life.starting, wounds: 0, effects: [], level: null }),
});

/** The state after an event; events that change nothing observed leave it as it is. */
export function fold(state: State, event: Event): State {
  switch (event.kind) {
    case 'queued':
      return { ...state, queue: [...state.queue, event.item] };
    case 'left':
      return { ...state, queue: state.queue.filter(({ id }) => id !== event.item) };
    case 'named': {
      const named = { at: event.at, cards: event.cards, amounts: event.amounts ?? null };
      const queue = state.queue.map((item) =>
        item.id === event.item ? { ...item, named: [...item.named, named] } : item,
      );
      return { ...state, queue };
    }
    case 'life':
      return alter(state, event.card, () => ({ life: event.life }));
    case 'flag':
      return alter(state, event.card, () => ({ [event.flag]: event.value }));
    case 'abilities':
      return alter(state, event.card, () => ({ abilities: event.abilities }));
    case 'effects':
      return alter(state, event.card, () => ({ effects: event.effects }));
    case 'control':
      return alter(state, event.card, () => ({ controller: event.controller }));
    case 'moved': {
      const moved = replace(state, event.card, (card) => move(card, event));
      if (event.zone !== 'play') return moved;
      return { ...moved, history: { ...moved.history, arrived: [...moved.history.arrived, event.card] } };
    }
    case 'lost':
      return { ...state, lost: [...state.lost, event.player] };
    case 'turn':
      return {
        ...state,
        active: event.player,
        turn: state.turn + 1,
        history: { ...state.history, arrived: [], attacks: [], defended: [] },
      };
    case 'defended':
      return {
        ...state,
        history: { ...state.history, defended: [...state.history.defended, event.defender] },
      };
    case 'attacked': {
      const { attacker, target } = event;
      return {
        ...state,
        history: { ...state.history, attacks: [...state.history.attacks, { attacker, target }] },
      };
    }
    case 'draw failed': {
      const { failedDraws } = state.history;
      const more = { ...failedDraws, [event.player]: failedDraws[event.player] + 1 };
      return { ...state, history: { ...state.history, failedDraws: more } };
    }
    case 'rolled':
      return {
        ...state,
        queue: state.queue.map((item) => (item.id === event.item ? { ...item, rolled: event.value } : item)),
      };
    case 'coins':
      return { ...state, coins: { A: 0, B: 0, ...state.coins, [event.player]: event.coins } };
    case 'placed':
      return alter(state, event.card, () => ({ cell: event.cell }));
    case 'replaced':
    case 'redirected':
    case 'shuffled':
    case 'lapsed':
    case 'settled':
    case 'begun':
    case 'did':
    case 'ended':
    case 'destroyed':
      return state;
    default:
      return event satisfies never;
  }
}
