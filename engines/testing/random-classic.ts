import type { Card } from '../../spec/model/card.ts';
import type { Cell } from '../../spec/model/names.ts';
import type { Act } from '../../spec/play/act.ts';
import type { PlayRequest } from '../../spec/protocol/messages.ts';
import type { Luck } from './luck.ts';
import { luckOf } from './luck.ts';
import { randomCase } from './random-case.ts';

/** Few squares, so that creatures get into one another's way. */
const cellOf = (luck: Luck): Cell => ({ row: 1 + luck.below(2), column: 1 + luck.below(4) });

function stationed(luck: Luck, cards: readonly Card[]): Card[] {
  const taken = new Set<string>();
  return cards.map((card) => {
    const cell = cellOf(luck);
    const key = `${cell.row} ${cell.column}`;
    if (card.zone !== 'play' || card.type !== 'creature' || taken.has(key) || luck.chance(20)) return card;
    taken.add(key);
    return { ...card, cell };
  });
}

function stepOf(luck: Luck, cards: readonly Card[]): Act {
  const inPlay = cards.filter(({ zone, type }) => zone === 'play' && type === 'creature');
  const { id, owner } = luck.oneOf(inPlay.length > 0 && luck.chance(90) ? inPlay : cards);
  return { act: 'step', player: owner, card: id, cell: cellOf(luck) };
}

/** A random case on a battlefield: creatures stand on squares, and some go to others. */
export function randomClassicCase(seed: number): PlayRequest {
  const luck = luckOf(seed + 500_000);
  const { board, acts, picks } = randomCase(seed);
  const cards = stationed(luck, board.cards);
  const walked = acts.flatMap((act) => (luck.chance(15) ? [stepOf(luck, cards), act] : [act]));
  return { board: { ...board, cards }, acts: walked, picks };
}
