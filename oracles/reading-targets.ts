import { stepsOf } from '../spec/abilities/ability.ts';
import type { Verb } from '../spec/abilities/deed.ts';
import type { Obstacle } from '../spec/questions/carrying-out.ts';
import type { DeclaringInstruction } from '../spec/questions/scene.ts';
import { cameSince, chooseAt, fits, instructionAt, isBarred, isShielded, textOf } from './reading-texts.ts';

/** Whether the text speaks of its own card, from which another text keeps the verb away. */
export function isItselfBarred({ texts, ability, at, state, source }: DeclaringInstruction): boolean {
  const instruction = instructionAt(texts, ability, at);
  const card = state.cards[source];
  if (instruction?.object.kind !== 'itself') return false;
  return card === undefined || card.zone !== 'play' || isBarred(card, texts, instruction.deed.verb);
}

/** Whether the target is not what it was: gone, come back, barred, or not fitting since before it was named. */
export function isOutOfReach({ ground, card: id, state, declaredIn, texts, item, at }: Obstacle): boolean {
  const card = id === null ? undefined : state.cards[id];
  const instruction = instructionAt(texts, item.ability, at);
  if (card === undefined || instruction === null) return false;
  switch (ground) {
    case 'target left':
      return card.zone !== 'play' || cameSince(declaredIn, state, card.id);
    case 'barred':
      return isBarred(card, texts, instruction.deed.verb) || isShielded(card, texts);
    case 'description': {
      const choose = chooseAt(texts, item.ability, at);
      const viewer = { player: item.controller, source: item.sources[0] ?? '' };
      return choose !== null && !fits(card, choose.filter, viewer);
    }
    default:
      return false;
  }
}

/** Deeds that can make their own object leave play. */
const DEADLY: readonly Verb[] = ['destroy', 'wound', 'take life', 'set life'];

/** Whether an earlier part of the text has a card named that it can hardly have been carried out on. */
export function hadFailed({ ground, state, texts, item, at: [step, part] }: Obstacle): boolean {
  const text = textOf(texts, item.ability);
  if (ground !== 'target left' || text === null) return false;
  const isEarlier = ([s, p]: readonly [number, number]) => s < step || (s === step && p < part);
  return item.named.some(({ at, cards }) => {
    const verb = stepsOf(text)[at[0]]?.[at[1]]?.deed.verb;
    if (verb === undefined || !isEarlier(at)) return false;
    return cards.some((id) => {
      const card = state.cards[id];
      if (card === undefined) return true;
      return (
        (card.zone !== 'play' && !DEADLY.includes(verb)) ||
        isBarred(card, texts, verb) ||
        isShielded(card, texts)
      );
    });
  });
}
