import type { Instruction } from '../spec/abilities/ability.ts';
import { stepsOf } from '../spec/abilities/ability.ts';
import type { CardId } from '../spec/model/names.ts';
import type { Obstacle } from '../spec/questions/carrying-out.ts';
import type { DeclaringInstruction, Executing, Scene } from '../spec/questions/scene.ts';
import { asIfDeclared, isShort } from './reading-candidates.ts';
import {
  cameSince,
  chooseAt,
  fits,
  instructionAt,
  isBarred,
  isShielded,
  textOf,
  viewerOf,
  zoneOf,
} from './reading-texts.ts';

/** Whether the text speaks of its own card, which another text keeps from the verb or from being a target. */
export function isItselfBarred({ texts, ability, at, state, source }: DeclaringInstruction): boolean {
  const instruction = instructionAt(texts, ability, at);
  const card = state.cards[source];
  if (instruction?.object.kind !== 'itself') return false;
  return (
    card === undefined ||
    card.zone !== 'play' ||
    isShielded(card, texts) ||
    isBarred(card, texts, instruction.deed.verb)
  );
}

/** Whether the target is not what it was: gone, come back, barred, or not fitting since before it was named. */
export function isOutOfReach({ ground, card: id, state, declaredIn, texts, item, at }: Obstacle): boolean {
  const card = id === null ? undefined : state.cards[id];
  const instruction = instructionAt(texts, item.ability, at);
  if (card === undefined || instruction === null) return false;
  switch (ground) {
    case 'target left':
      return card.zone !== zoneOf(instruction) || cameSince(declaredIn, state, card.id);
    case 'barred':
      return isShielded(card, texts);
    case 'description': {
      const choose = chooseAt(texts, item.ability, at);
      return choose !== null && !fits(card, choose.filter, viewerOf({ state, texts, item }));
    }
    default:
      return false;
  }
}

/** Whether the instruction may not have met the card before, which is no longer there or has a text against it. */
const isMissed = ({ state, texts }: Scene, instruction: Instruction, id: CardId): boolean => {
  const card = state.cards[id];
  if (card === undefined || card.zone !== zoneOf(instruction)) return true;
  return isBarred(card, texts, instruction.deed.verb) || isShielded(card, texts);
};

/** Whether nothing that other chapters rule on stands between the instruction and the card. */
export function isReachable(situation: Executing, id: CardId): boolean {
  const { item, at, texts, declaredIn, state } = situation;
  const instruction = instructionAt(texts, item.ability, at);
  return (
    instruction !== null &&
    !isMissed(situation, instruction, id) &&
    !cameSince(declaredIn, state, id) &&
    !isOutOfReach({ ...situation, ground: 'description', card: id })
  );
}

/** Whether nobody has been asked for the cards that a spell lets a player name when it comes to the instruction. */
const isUnasked = ({ item, at, texts }: Obstacle): boolean =>
  at[0] > 0 &&
  textOf(texts, item.ability)?.kind === 'spell' &&
  !item.named.some((entry) => entry.at[0] === at[0] && entry.at[1] === at[1]);

/** Whether an instruction looked at as a whole has a card on which it could be carried out. */
export function hadObject(situation: Obstacle): boolean {
  const { item, at, texts } = situation;
  const object = instructionAt(texts, item.ability, at)?.object;
  if (object === undefined) return false;
  if (object.kind === 'each') return true;
  const named = item.named.find((entry) => entry.at[0] === at[0] && entry.at[1] === at[1])?.cards ?? [];
  const cards = object.kind === 'itself' ? item.sources : named;
  if (cards.length > 0) return cards.some((id) => isReachable(situation, id));
  if (object.kind !== 'choose' || isShort(asIfDeclared(situation))) return false;
  return object.min > 0 || isUnasked(situation);
}

/** Whether the card was never named for the instruction, nor is the one that its text speaks of. */
export function isStranger({ card, item, at, texts }: Obstacle): boolean {
  const object = instructionAt(texts, item.ability, at)?.object;
  if (card === null || object === undefined || object.kind === 'each') return false;
  if (object.kind === 'itself') return !item.sources.includes(card);
  return !item.named.some(
    (named) => named.at[0] === at[0] && named.at[1] === at[1] && named.cards.includes(card),
  );
}

const isUndone = ({ done }: Pick<Obstacle, 'done'>, cards: readonly string[], id: string): boolean =>
  done !== undefined && !cards.includes(id);

/** Whether an earlier part of the text had nothing named, or a card on which it can hardly have been carried out. */
export function hadFailed({ ground, item, at: [step, part], ...scene }: Obstacle): boolean {
  const text = textOf(scene.texts, item.ability);
  if (ground !== 'target left' || text === null) return false;
  const earlier = stepsOf(text).flatMap((parts, s) =>
    parts.flatMap((instruction, p) => (s < step || (s === step && p < part) ? [{ instruction, s, p }] : [])),
  );
  return earlier.some(({ instruction, s, p }) => {
    const { object } = instruction;
    if (object.kind === 'each') return false;
    const doneTo = scene.done?.find(({ at }) => at[0] === s && at[1] === p)?.cards ?? [];
    if (object.kind === 'itself')
      return item.sources.some((id) => isMissed(scene, instruction, id) || isUndone(scene, doneTo, id));
    const named = item.named.find(({ at }) => at[0] === s && at[1] === p)?.cards ?? [];
    return (
      named.length === 0 ||
      named.some((id) => isMissed(scene, instruction, id) || isUndone(scene, doneTo, id))
    );
  });
}
