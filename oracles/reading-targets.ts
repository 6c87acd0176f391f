import { stepsOf } from '../spec/abilities/ability.ts';
import type { Verb } from '../spec/abilities/deed.ts';
import type { CardId } from '../spec/model/names.ts';
import type { Obstacle } from '../spec/questions/carrying-out.ts';
import type { DeclaringInstruction, Scene } from '../spec/questions/scene.ts';
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

/** Whether the card can hardly have been met by the verb before, being where and what it is now. */
const isMissed = ({ state, texts }: Scene, verb: Verb, id: CardId): boolean => {
  const card = state.cards[id];
  if (card === undefined) return true;
  const isGone = card.zone !== 'play' && !DEADLY.includes(verb);
  return isGone || isBarred(card, texts, verb) || isShielded(card, texts);
};

/** Whether an earlier part of the text had nothing named, or a card on which it can hardly have been carried out. */
export function hadFailed({ ground, item, at: [step, part], ...scene }: Obstacle): boolean {
  const text = textOf(scene.texts, item.ability);
  if (ground !== 'target left' || text === null) return false;
  const earlier = stepsOf(text).flatMap((parts, s) =>
    parts.flatMap(({ deed, object }, p) =>
      s < step || (s === step && p < part) ? [{ verb: deed.verb, object, s, p }] : [],
    ),
  );
  return earlier.some(({ verb, object, s, p }) => {
    if (object.kind === 'each') return false;
    if (object.kind === 'itself') return item.sources.some((id) => isMissed(scene, verb, id));
    const named = item.named.find(({ at }) => at[0] === s && at[1] === p)?.cards ?? [];
    return named.length === 0 || named.some((id) => isMissed(scene, verb, id));
  });
}
