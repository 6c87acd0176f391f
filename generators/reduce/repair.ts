import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Board, Case } from '../../spec/play/case.ts';
import { layersOf, levelOf } from '../guess.ts';
import { copyOf } from './copy.ts';
import { mayChange, mendDeclaration, repairCoins, repairHolding, repairTexts, usedIn } from './mending.ts';

const isLiving = ({ type }: Card): boolean => type === 'hero' || type === 'creature';

function repairLife(card: Card, life: Life): void {
  for (const effect of life.effects) effect.laid = Math.max(effect.laid, effect.left);
  if (card.type === 'hero') life.wounds = Math.min(life.wounds, Math.max(0, life.starting - 1));
  const missing = Math.max(0, 1 - levelOf(layersOf(card)));
  const healed = Math.min(missing, life.wounds);
  life.wounds -= healed;
  life.starting += missing - healed;
}

function reset(card: Card): void {
  card.whose = card.owner;
  card.controller = card.owner;
  card.exhausted = false;
  card.poisoned = false;
  card.effects = [];
  if (card.life !== null) card.life = { ...card.life, wounds: 0, effects: [] };
}

function repairCard(card: Card, board: Board): void {
  if (card.type === 'hero') card.zone = 'play';
  if (card.type === 'spell' && card.zone === 'play') card.zone = 'hand';
  if (card.type === 'hero') card.controller = card.owner;
  if (card.zone === 'play') card.whose = null;
  else reset(card);
  if (card.controller === card.owner) card.effects = card.effects.filter(({ kind }) => kind !== 'control');
  if (card.type !== 'creature') card.poisoned = false;
  if (!isLiving(card)) {
    delete card.strike;
    card.effects = card.effects.filter(({ kind }) => kind !== 'challenge');
  }
  if (card.type !== 'creature' || card.zone !== 'play') delete card.cell;
  card.life = isLiving(card) ? (card.life ?? { starting: 1, wounds: 0, effects: [], level: null }) : null;
  if (card.life !== null) repairLife(card, card.life);
  repairHolding(card, board.texts);
}

/** A square holds one card: of several, the first stays. */
function repairCells({ cards }: Board): void {
  const taken = new Set<string>();
  for (const card of cards) {
    if (card.cell === undefined) continue;
    const square = `${card.cell.row}/${card.cell.column}`;
    if (taken.has(square)) delete card.cell;
    taken.add(square);
  }
}

function repairOrigins(card: Card, { cards, texts }: Board): void {
  for (const effect of [...card.effects, ...(card.life?.effects ?? [])]) {
    const { by } = effect;
    if (by === null) continue;
    const isThere = cards.some(({ id }) => id === by.card) && texts[by.ability] !== undefined;
    if (!isThere) effect.by = null;
  }
}

/** The act without cards that are not there; null where nothing is left of it. */
function repairAct(act: Act, names: ReadonlySet<string>, board: Board): Act | null {
  switch (act.act) {
    case 'declare':
      return mendDeclaration(act, names, board.texts);
    case 'change':
      return mayChange(act, board) ? act : null;
    case 'step':
      return names.has(act.card) ? act : null;
    case 'enter': {
      const cards = act.cards.filter((id) => names.has(id));
      return cards.length === 0 ? null : { ...act, cards };
    }
    case 'choose': {
      const cards = act.cards.filter((id) => names.has(id));
      const amounts = act.amounts?.filter((_, index) => names.has(act.cards[index] ?? ''));
      return { ...act, cards, ...(amounts && { amounts }) };
    }
    case 'attack':
      return names.has(act.attacker) && names.has(act.target) ? act : null;
    case 'resolve':
    case 'resolve all':
    case 'end turn':
      return act;
    default:
      return act satisfies never;
  }
}

function dropUnused(made: Case): void {
  const { texts } = made.board;
  const used = usedIn(made);
  for (const id of Object.keys(texts)) if (!used.has(id)) delete texts[id];
}

/** Makes a case that has been cut about well-formed again, in place: what is left without a holder goes. */
function repair(made: Case): Case {
  const { board } = made;
  repairTexts(board);
  const names = new Set(board.cards.map(({ id }) => id));
  for (const card of board.cards) repairCard(card, board);
  repairCells(board);
  made.acts = made.acts.map((act) => repairAct(act, names, board)).filter((act): act is Act => act !== null);
  dropUnused(made);
  repairCoins(board);
  for (const card of board.cards) repairOrigins(card, board);
  return made;
}

/** A copy of the case with something done to it, well-formed again. */
export function edited(made: Case, edit: (draft: Case) => void): Case {
  const draft = copyOf(made);
  edit(draft);
  return repair(draft);
}
