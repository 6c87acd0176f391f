import type { Card } from '../../spec/model/card.ts';
import type { AbilityId, CardId, Player } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import type { Board } from '../../spec/play/case.ts';
import type { Base, Game } from './game.ts';
import type { Rules } from './rules.ts';

const levelled = (card: Card, rules: Rules): Card => {
  if (card.life === null) return card;
  const level = card.zone === 'play' ? rules.shownLevel(card.life) : null;
  return { ...card, life: { ...card.life, level } };
};

const isGrantOf = (card: Card, id: AbilityId): boolean =>
  card.effects.some(({ kind, ability }) => kind === 'grant' && ability === id);

/**
 * Texts under a silence are the printed ones, a text that an effect has given goes with it, and a card under somebody's
 * control falls back to its owner.
 */
const baseOf = (card: Card): Base => ({
  abilities: card.effects.some(({ kind }) => kind === 'silence')
    ? card.printed
    : card.abilities.filter((id) => card.printed.includes(id) || !isGrantOf(card, id)),
  controller: card.effects.some(({ kind }) => kind === 'control') ? card.owner : card.controller,
});

const mastersOf = (card: Card): [string, Player][] =>
  card.effects.filter(({ kind }) => kind === 'control').map(({ id }) => [id, card.controller]);

/** A prefix that no effect id of the board begins with. */
function freePrefix(cards: readonly Card[]): string {
  const ids = cards.flatMap(({ effects, life }) =>
    [...effects, ...(life?.effects ?? [])].map(({ id }) => id),
  );
  let prefix = 'effect-';
  while (ids.some((id) => id.startsWith(prefix))) prefix = `x${prefix}`;
  return prefix;
}

/** A game that begins with a board; nothing of any game before is in it. */
export function gameOn(board: Board, rules: Rules): Game {
  const cards: Record<CardId, Card> = {};
  for (const card of board.cards) cards[card.id] = levelled(card, rules);
  const inPlay = board.cards.filter(({ zone }) => zone === 'play');
  const state: State = {
    active: board.active,
    turn: 1,
    phase: 'choice',
    cards,
    queue: [],
    lost: [],
    coins: board.coins ?? null,
    history: { arrived: [], attacks: [], defended: [], failedDraws: board.failedDraws ?? { A: 0, B: 0 } },
  };
  return {
    texts: board.texts,
    state,
    waiting: [],
    setOff: [],
    asking: null,
    bases: Object.fromEntries(inPlay.map((card) => [card.id, baseOf(card)])),
    masters: Object.fromEntries(inPlay.flatMap(mastersOf)),
    trails: {},
    touched: [],
    attackers: [],
    defence: null,
    redirections: [],
    laid: [],
    ending: null,
    dice: board.dice ?? [],
    throws: 0,
    items: 0,
    effects: 0,
    effectPrefix: freePrefix(board.cards),
  };
}
