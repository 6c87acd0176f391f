import type { Life } from '../spec/model/life.ts';
import type { Obstacle, Targeting } from '../spec/questions/carrying-out.ts';
import { isReachable } from './reading-targets.ts';
import { hasInstead, hasStatic, instructionAt, isBarred, isShot } from './reading-texts.ts';

/** Whether effects of static texts lie on the life. */
export const isStandIn = ({ effects }: Life): boolean =>
  effects.some(({ until }) => until === 'while in play');

/** Whether a text of the card puts something else in the place of what the instruction would do to it. */
export function isReplaced({ ground, card: id, state, texts, item, at }: Obstacle): boolean {
  const card = id === null ? undefined : state.cards[id];
  const verb = instructionAt(texts, item.ability, at)?.deed.verb;
  return ground === 'replaced' && card !== undefined && hasInstead(card, texts, verb);
}

/** Whether a fight meets a card whose text puts something else in the place of wounds. */
export function isPerhapsReplaced({ ground, card: id, state, texts, item, at }: Obstacle): boolean {
  const card = id === null ? undefined : state.cards[id];
  const verb = instructionAt(texts, item.ability, at)?.deed.verb;
  return ground === 'replaced' && card !== undefined && verb === 'fight' && hasInstead(card, texts, 'wound');
}

/** Whether a card that was chosen to fight may have nobody to fight with. */
export function isUnpaired(situation: Obstacle): boolean {
  const { ground, card, item, at, texts, state } = situation;
  if (ground !== 'description' || card === null) return false;
  if (instructionAt(texts, item.ability, at)?.deed.verb !== 'fight') return false;
  const chosen = item.named.find((named) => named.at[0] === at[0] && named.at[1] === at[1])?.cards ?? [];
  const isLast = chosen.length % 2 === 1 && chosen.at(-1) === card;
  const isOut = (id: string) => {
    const one = state.cards[id];
    return one === undefined || !isReachable(situation, id) || isBarred(one, texts, 'wound');
  };
  return isLast || new Set(chosen).size < chosen.length || chosen.some(isOut);
}

/** Whether an attack was led to another card by a text of the card that it would have hit. */
export function ledTo({ redirected, state, texts, item, at }: Targeting): string | null {
  const instruction = instructionAt(texts, item.ability, at);
  const from = state.cards[redirected?.from ?? ''];
  if (redirected === undefined || from === undefined || instruction === null || !isShot(instruction))
    return null;
  return hasStatic(from, texts, ({ text }) => text === 'redirects') ? redirected.to : null;
}
