import type { CardId, Player } from '../spec/model/names.ts';
import type { State } from '../spec/model/state.ts';
import type { DeclaringInstruction } from '../spec/questions/scene.ts';
import { instructionAt, isShot, stepsIn } from './reading-texts.ts';

/** Whether a challenge holds a player's attack. */
export type Hold = 'free' | 'bound' | 'unclear';

/** The cards at which the first attack of the player's own turn must be. */
export const challengersOf = ({ cards, active }: State, player: Player): readonly CardId[] =>
  active !== player
    ? []
    : Object.values(cards)
        .filter(({ zone, controller }) => zone === 'play' && controller !== player)
        .filter(({ effects }) => effects.some(({ kind }) => kind === 'challenge'))
        .map(({ id }) => id);

/**
 * Whose attack it was; null where that is not plain: the attacker has left play, is stolen, or may have been when it attacked
 * a card of the side on which it stands now.
 */
function attackedBy(
  { cards }: State,
  { attacker, target }: State['history']['attacks'][number],
): Player | null {
  const card = cards[attacker];
  if (card?.zone !== 'play' || card.controller !== card.owner) return null;
  return cards[target]?.controller === card.controller ? null : card.controller;
}

/** Whether the attack that the player would declare now is the first of the turn, and challenged. */
export function holdOn(state: State, player: Player): Hold {
  if (challengersOf(state, player).length === 0) return 'free';
  const players = state.history.attacks.map((attack) => attackedBy(state, attack));
  if (players.includes(player)) return 'free';
  return players.includes(null) ? 'unclear' : 'bound';
}

type Looking = Pick<DeclaringInstruction, 'state' | 'texts' | 'ability' | 'at' | 'player'>;

/** Whether a challenge holds an instruction; it is unclear for all but the first shot of a text, at one card. */
function holdOfShot(situation: Looking): Hold {
  const { state, player, texts, ability, at } = situation;
  const instruction = instructionAt(texts, ability, at);
  if (instruction?.object.kind !== 'choose' || !isShot(instruction)) return 'free';
  const hold = holdOn(state, player);
  const { max, by } = instruction.object;
  const isFirst = at[0] === 0 && !(stepsIn(situation)[0] ?? []).slice(0, at[1]).some(isShot);
  return hold === 'bound' && !(isFirst && max === 1 && by === 'controller') ? 'unclear' : hold;
}

const isDared = (situation: Looking, id: CardId, hold: Hold): boolean => {
  if (holdOfShot(situation) !== hold) return false;
  const challengers = challengersOf(situation.state, situation.player);
  return challengers.length > 1 || !challengers.includes(id);
};

/** Whether a challenge keeps the shot from the card, which is not the one that has to be attacked. */
export const isDaredAway = (situation: Looking, id: CardId): boolean => isDared(situation, id, 'bound');

/** Whether a challenge may keep the shot from the card. */
export const isPerhapsDaredAway = (situation: Looking, id: CardId): boolean =>
  isDared(situation, id, 'unclear');

/** Whether the instruction is a shot at two or more cards, though an attack has one target. */
export function isShotAtSeveral({ texts, ability, at }: Omit<Looking, 'state' | 'player'>): boolean {
  const instruction = instructionAt(texts, ability, at);
  return instruction?.object.kind === 'choose' && isShot(instruction) && instruction.object.min > 1;
}
