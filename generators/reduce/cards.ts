import type { Card } from '../../spec/model/card.ts';
import { Term } from '../../spec/model/names.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Settings } from '../settings.ts';
import { claimsActivated, pricesOf } from '../settings.ts';
import { edited } from './repair.ts';

const mentioned = ({ acts }: Case): Set<string> =>
  new Set(
    acts.flatMap((act) => {
      if (act.act === 'declare')
        return [act.source, ...act.targets.flatMap(({ cards }) => cards), ...(act.pay ?? [])];
      if (act.act === 'attack') return [act.attacker, act.target];
      if (act.act === 'change' || act.act === 'step') return [act.card];
      return act.act === 'enter' || act.act === 'choose' ? act.cards : [];
    }),
  );

/** All cards go that no act names, then each card with all that names it. */
export function* withoutCards(made: Case): Generator<Case> {
  const named = mentioned(made);
  yield edited(made, ({ board }) => {
    board.cards = board.cards.filter(({ id }) => named.has(id));
  });
  for (const index of [...made.board.cards.keys()].reverse())
    yield edited(made, ({ board }) => void board.cards.splice(index, 1));
}

type Plainer = (card: Card) => void;
const PLAINER: readonly Plainer[] = [
  (card) => {
    card.effects = [];
  },
  (card) => {
    card.controller = card.owner;
  },
  (card) => {
    card.owner = card.controller;
  },
  (card) => {
    card.exhausted = false;
  },
  (card) => {
    card.poisoned = false;
  },
  (card) => {
    card.element = null;
  },
  (card) => {
    delete card.strike;
  },
  (card) => {
    delete card.cell;
  },
  (card) => {
    if (card.life !== null) card.life.effects = [];
  },
  (card) => {
    card.zone = 'play';
  },
  (card) => {
    if (card.type === 'hero') card.type = 'support';
  },
  (card) => {
    const isBare = card.type === 'spell' && card.printed.length === 0;
    if (card.type === 'hero' || card.type === 'support' || isBare) card.type = 'creature';
  },
];

/** The effects of a card, those of its life included, each without its term or its origin, or gone. */
function* withPlainerEffects(made: Case, index: number, card: Card): Generator<Case> {
  const lists = [(of: Card) => of.effects, (of: Card) => of.life?.effects ?? []] as const;
  for (const listOf of lists) {
    for (const place of listOf(card).keys()) {
      const at = ({ board }: Case) => listOf(board.cards[index] as Card);
      yield edited(made, (draft) => void at(draft).splice(place, 1));
      const set = (what: object): Case =>
        edited(made, (draft) => void Object.assign(at(draft)[place] ?? {}, what));
      for (const until of Term.options) if (until !== 'while in play') yield set({ until });
      yield set({ by: null });
      if (listOf(card)[place]?.kind === 'negative') yield set({ kind: 'additional' });
    }
  }
}

/** A spell becomes a creature in play that does the same by exhausting itself. */
function embody({ board }: Case, index: number): void {
  const card = board.cards[index];
  if (card === undefined) return;
  card.type = 'creature';
  card.zone = 'play';
  for (const id of card.printed) {
    const text = board.texts[id];
    if (text?.kind === 'spell') board.texts[id] = { kind: 'activated', steps: text.steps };
  }
}

/** Nobody stands on a square; flags cleared, effects off, sides and zones as usual, other types made creatures; A to move. */
export function* withPlainerCards(made: Case, settings: Settings): Generator<Case> {
  if (made.board.cards.some(({ cell }) => cell !== undefined))
    yield edited(made, ({ board }) => {
      for (const card of board.cards) delete card.cell;
    });
  for (const [index, card] of made.board.cards.entries()) {
    for (const plainer of PLAINER) yield edited(made, ({ board }) => plainer(board.cards[index] as Card));
    yield* withPlainerEffects(made, index, card);
    if (card.type === 'spell' && claimsActivated(settings) && pricesOf(settings).includes('exhaust itself'))
      yield edited(made, (draft) => embody(draft, index));
  }
  if (made.board.failedDraws !== undefined)
    yield edited(made, ({ board }) => {
      delete board.failedDraws;
    });
  if (made.board.active === 'B')
    yield edited(made, ({ board }) => {
      board.active = 'A';
    });
}
