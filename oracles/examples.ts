import type { Ability, Instruction, Texts } from '../spec/abilities/ability.ts';
import { stepsOf } from '../spec/abilities/ability.ts';
import type { Deed } from '../spec/abilities/deed.ts';
import type { Choose, Filter, Objects } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { Life, LifeEffect } from '../spec/model/life.ts';
import type { Term } from '../spec/model/names.ts';
import type { Item, Named, State } from '../spec/model/state.ts';
import { startOf } from '../spec/play/fold.ts';
import type { LifeChange } from '../spec/questions/life.ts';
import type { DeclaringInstruction, Executing } from '../spec/questions/scene.ts';

/** A situation in which a rule holds whatever the situation is. */
export const always = (): boolean => true;

/** Situations in which a rule holds, and some in which it nearly does. */
export const examples = <const S>(applicable: readonly S[], inapplicable: readonly S[]) => ({
  applicable,
  inapplicable,
});

/** A life with at most one effect of each kind. */
export function life(
  starting: number,
  { wounds = 0, additional = 0, negative = 0, until = 'lasting' as Term } = {},
): Life {
  const effect = (kind: LifeEffect['kind'], laid: number): LifeEffect[] =>
    laid === 0 ? [] : [{ id: kind, kind, laid, left: laid, by: null, until }];
  return {
    starting,
    wounds,
    effects: [...effect('additional', additional), ...effect('negative', negative)],
    level: null,
  };
}

/** A life that a deed is about to change. */
export const changed = (before: Life, deed: Deed): LifeChange => ({ before, by: { deed } });

/** A neutral creature of A in play with 3 starting life. */
export const creature = (id: string, changes: Partial<Card> = {}): Card => ({
  id,
  name: id,
  owner: 'A',
  controller: 'A',
  zone: 'play',
  whose: null,
  type: 'creature',
  cost: 2,
  element: null,
  exhausted: false,
  poisoned: false,
  printed: [],
  abilities: [],
  effects: [],
  life: life(3),
  ...changes,
});

/** An instruction that wounds what it works on by 1. */
export const wounding = (object: Objects): Instruction => ({ deed: { verb: 'wound', amount: 1 }, object });

/** So many cards that fit, chosen by the controller. */
export const choosing = (filter: Filter, min = 1, max: number | null = 1): Choose => ({
  kind: 'choose',
  min,
  max,
  by: 'controller',
  filter,
});

/** An activated text of one step. */
export const activated = (...parts: Instruction[]): Ability => ({ kind: 'activated', steps: [parts] });

const shot = activated(wounding(choosing({ types: ['creature'] })));

/** A's archer, who can shoot at a creature, and B's ogre. */
export const archer = creature('archer', { printed: ['shot'], abilities: ['shot'] });
export const ogre = creature('ogre', { owner: 'B', controller: 'B' });

/** A state on A's turn. */
export const stateOf = (cards: readonly Card[], changes: Partial<State> = {}): State => ({
  ...startOf({ active: 'A', cards: [...cards], texts: {} }),
  ...changes,
});

/** A's archer declares its shot at the ogre, or what the changes say instead. */
export const declared = (
  changes: Partial<DeclaringInstruction> = {},
  cards: readonly Card[] = [archer, ogre],
): DeclaringInstruction => ({
  state: stateOf(cards),
  texts: { shot },
  player: 'A',
  source: 'archer',
  ability: 'shot',
  targets: [],
  by: 'player',
  isChoicePending: false,
  at: [0, 0],
  ...changes,
});

/** The archer declares a text with this one instruction. */
export const declaredText = (instruction: Instruction, cards: readonly Card[] = [archer, ogre]) =>
  declared({ texts: { shot: activated(instruction) } }, cards);

/** The card with one text of its own. */
export const having = (card: Card, ability: string): Card => ({
  ...card,
  printed: [ability],
  abilities: [ability],
});

/** The texts «cannot be wounded» and «cannot be a target». */
export const stone = { kind: 'static', static: { text: 'cannot be', verb: 'wound' } } satisfies Ability;
export const shield = { kind: 'static', static: { text: 'cannot be target' } } satisfies Ability;

/** The same declaration on another board, with more texts. */
export const among = (
  { texts, ...situation }: DeclaringInstruction,
  cards: readonly Card[],
  more: Texts,
): DeclaringInstruction => ({ ...situation, state: stateOf(cards), texts: { ...texts, ...more } });

const item: Item = {
  id: 'i1',
  kind: 'ability',
  sources: ['archer'],
  ability: 'shot',
  controller: 'A',
  named: [{ at: [0, 0], cards: ['ogre'], amounts: null }],
};

const choosesAt = (text: Ability | undefined, [step, part]: Named['at']): boolean =>
  text === undefined || stepsOf(text)[step]?.[part]?.object.kind === 'choose';

/**
 * The archer's shot at the ogre is about to be carried out, the cards being as `now` says; nothing is named where its
 * text chooses nothing.
 */
export const executed = (
  then: readonly Card[],
  now: readonly Card[],
  changes: Partial<Executing> = {},
): Executing => {
  const texts: Texts = changes.texts ?? { shot };
  return {
    state: stateOf(now),
    texts,
    declaredIn: stateOf(then),
    item: { ...item, named: item.named.filter(({ at }) => choosesAt(texts.shot, at)) },
    at: [0, 0],
    ...changes,
  };
};
