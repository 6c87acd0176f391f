import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Case } from '../../spec/play/case.ts';
import { edited } from './repair.ts';

/** Lays what a deed leaves on a card there from the beginning; false where it leaves nothing that a board can hold. */
function stand(card: Card, deed: Deed, effect: string): boolean {
  if ('until' in deed && deed.until === 'while in play') return false;
  switch (deed.verb) {
    case 'wound':
      if (card.life !== null) card.life.wounds += deed.amount;
      return true;
    case 'give life':
    case 'take life': {
      const kind = deed.verb === 'give life' ? 'additional' : 'negative';
      const { amount, until } = deed;
      card.life?.effects.push({ id: effect, kind, laid: amount, left: amount, by: null, until });
      return true;
    }
    case 'poison':
      card.poisoned = true;
      return true;
    case 'exhaust':
      card.exhausted = true;
      return true;
    case 'silence':
    case 'challenge':
      card.effects.push({ id: effect, kind: deed.verb, by: null, until: deed.until });
      return true;
    case 'take control':
      card.controller = card.controller === 'A' ? 'B' : 'A';
      card.effects.push({ id: effect, kind: 'control', by: null, until: deed.until });
      return true;
    case 'move':
      card.zone = deed.into;
      return true;
    default:
      return false;
  }
}

const freeId = ({ board }: Case): string => {
  const taken = board.cards.flatMap(({ effects, life }) => [...effects, ...(life?.effects ?? [])]);
  let number = taken.length + 1;
  while (taken.some(({ id }) => id === `effect-${number}`)) number += 1;
  return `effect-${number}`;
};

/** What a bare change does is there from the beginning instead. */
export function* withChangesDone(made: Case): Generator<Case> {
  for (const [index, act] of made.acts.entries()) {
    if (act.act !== 'change') continue;
    let isLeft = false;
    const standing = edited(made, (draft) => {
      draft.acts.splice(index, 1);
      const card = draft.board.cards.find(({ id }) => id === act.card);
      isLeft = card !== undefined && stand(card, act.deed, freeId(draft));
    });
    if (isLeft) yield standing;
  }
}
