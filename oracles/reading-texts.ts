import type { Ability, Instruction, Static, Texts } from '../spec/abilities/ability.ts';
import { stepsOf } from '../spec/abilities/ability.ts';
import type { Verb } from '../spec/abilities/deed.ts';
import type { Choose, Filter } from '../spec/abilities/filter.ts';
import { such } from '../spec/clauses/ruling.ts';
import type { Card } from '../spec/model/card.ts';
import type { AbilityId, At, CardId, Player, Zone } from '../spec/model/names.ts';
import type { State } from '../spec/model/state.ts';
import type { Targeting } from '../spec/questions/carrying-out.ts';
import type { Fate } from '../spec/questions/fate.ts';
import type { DeclaringInstruction, Executing, Scene } from '../spec/questions/scene.ts';
import { remembered, rememberedOfBoth } from './remembered.ts';

/** The text of that id; null where the case has none. */
export const textOf = (texts: Texts, id: AbilityId | null): Ability | null =>
  id === null ? null : (texts[id] ?? null);

/** The instruction at that place of a text; null where there is none. */
export function instructionAt(texts: Texts, id: AbilityId | null, [step, part]: At): Instruction | null {
  const text = textOf(texts, id);
  return text === null ? null : (stepsOf(text)[step]?.[part] ?? null);
}

/** The `choose` at that place of a text; null where the instruction is another. */
export function chooseAt(texts: Texts, id: AbilityId | null, at: At): Choose | null {
  const object = instructionAt(texts, id, at)?.object;
  return object?.kind === 'choose' ? object : null;
}

/** The steps of the text that is being declared. */
export const stepsIn = ({ texts, ability }: Pick<DeclaringInstruction, 'texts' | 'ability'>) => {
  const text = textOf(texts, ability);
  return text === null ? [] : stepsOf(text);
};

/** Whether the instruction is an attack. */
export const isShot = ({ deed }: Instruction): boolean => deed.verb === 'wound' && deed.as === 'shot';

/** The zone in which an instruction finds its cards. */
export const zoneOf = (instruction: Instruction | null): Zone =>
  instruction === null || instruction.object.kind === 'itself'
    ? 'play'
    : (instruction.object.filter.zone ?? 'play');

/** Who looks through a filter: the controller of the ability, and the card that has the text; and the numbers it means. */
export interface Viewer extends Scene {
  readonly player: Player;
  readonly source: CardId;
  readonly x?: number | undefined;
  readonly rolled?: number | undefined;
}

/** The controller and the source of an item, looking through the filters of its text. */
export const viewerOf = ({ state, texts, item }: Pick<Executing, 'state' | 'texts' | 'item'>): Viewer => ({
  state,
  texts,
  player: item.controller,
  source: item.sources[0] ?? '',
  x: item.x,
  rolled: item.rolled,
});

/** A static text of a card in play. */
export interface Standing {
  readonly giver: Card;
  readonly ability: AbilityId;
  readonly text: Static;
}
const staticIds = remembered((texts: Texts): ReadonlySet<AbilityId> => {
  const ids = Object.keys(texts).filter((id) => texts[id]?.kind === 'static');
  return new Set(ids);
});

const NONE: readonly Standing[] = [];

const standingOf = rememberedOfBoth((state: State, texts: Texts): readonly Standing[] => {
  const standing: Standing[] = [];
  const ids = staticIds(texts);
  for (const giver of Object.values(state.cards)) {
    if (giver.zone !== 'play') continue;
    for (const ability of giver.abilities) {
      const text = ids.has(ability) ? texts[ability] : undefined;
      if (text?.kind === 'static') standing.push({ giver, ability, text: text.static });
    }
  }
  return standing;
});

/** The static texts that cards in play have. */
export const standingIn = ({ state, texts }: Scene): readonly Standing[] =>
  staticIds(texts).size === 0 ? NONE : standingOf(state, texts);

/** Whether a static text speaks of the card: of its own one, or of those in play that fit. */
export const isSpokenOf = (scene: Scene, { giver, text }: Standing, card: Card): boolean => {
  const who = 'who' in text ? text.who : undefined;
  if (who === undefined) return giver.id === card.id;
  const viewer = { ...scene, player: giver.controller, source: giver.id };
  return card.zone === 'play' && fits(card, who, viewer);
};

/** The cost or the strike of a card as static texts in play change it; both never fall below 0. */
export const counted = (scene: Scene, card: Card, what: 'cost' | 'strike'): number =>
  standingIn(scene).reduce(
    (sum, one) => (one.text.text === what && isSpokenOf(scene, one, card) ? sum + one.text.by : sum),
    card[what] ?? 0,
  );

const costOf = (scene: Scene, card: Card): number => Math.max(0, counted(scene, card, 'cost'));

/** The number that a filter means by X or by what was thrown; null where it asks for none or it is not known. */
const equalOf = ({ cost }: Filter, { x, rolled }: Viewer): number | null =>
  cost?.equals === undefined ? null : ((cost.equals === 'X' ? x : rolled) ?? null);

/** Whether the filter asks for a number that is not known. */
export const isUnsettled = (filter: Filter, viewer: Pick<Viewer, 'x' | 'rolled'>): boolean =>
  filter.cost?.equals !== undefined && (filter.cost.equals === 'X' ? viewer.x : viewer.rolled) === undefined;

const meetsCost = (card: Card, filter: Filter, viewer: Viewer): boolean => {
  if (filter.cost === undefined) return true;
  const cost = costOf(viewer, card);
  const equal = equalOf(filter, viewer);
  const { atLeast = 0, atMost = cost } = filter.cost;
  return cost >= atLeast && cost <= atMost && (equal === null || cost === equal);
};

const ATTRIBUTES: Record<keyof Filter, (card: Card, filter: Filter, viewer: Viewer) => boolean> = {
  types: ({ type }, { types }) => types === undefined || types.includes(type),
  cost: meetsCost,
  element: (card, { element }) =>
    element === undefined ||
    (element === 'any' && card.element !== null) ||
    (element === 'none' && card.element === null) ||
    card.element === element,
  wounded: ({ life }, { wounded }) => wounded === undefined || wounded === (life !== null && life.wounds > 0),
  poisoned: (card, { poisoned }) => poisoned === undefined || poisoned === card.poisoned,
  exhausted: (card, { exhausted }) => exhausted === undefined || exhausted === card.exhausted,
  side: ({ controller }, { side }, { player }) =>
    side === undefined || (side === 'own') === (controller === player),
  zone: (card, { zone }) => card.zone === (zone ?? 'play'),
  whose: (card, { whose }, { player }) =>
    card.whose === null || whose === 'any' || (whose === 'opponent') === (card.whose !== player),
  other: ({ id }, { other }, { source }) => other === undefined || id !== source,
};
const NAMES = Object.keys(ATTRIBUTES) as (keyof Filter)[];

/** Whether the filter asks for the attribute: in its words, or by leaving out a zone, which means play. */
const isAsked = (filter: Filter, name: keyof Filter): boolean =>
  filter[name] !== undefined || name === 'zone' || name === 'whose';

/** The attributes of the filter that the card does not meet; one that asks for an unknown number is not among them. */
export function misfits(card: Card, filter: Filter, viewer: Viewer): readonly (keyof Filter)[] {
  const wrong: (keyof Filter)[] = [];
  for (const name of NAMES)
    if (isAsked(filter, name) && !ATTRIBUTES[name](card, filter, viewer)) wrong.push(name);
  return wrong;
}

/** Whether the card is known to meet every attribute of the filter. */
export const fits = (card: Card, filter: Filter, viewer: Viewer): boolean =>
  !isUnsettled(filter, viewer) &&
  NAMES.every((name) => !isAsked(filter, name) || ATTRIBUTES[name](card, filter, viewer));

/** Whether the card is in play and has a static text of that kind. */
export const hasStatic = (card: Card, texts: Texts, is: (text: Static) => boolean): boolean =>
  card.zone === 'play' &&
  card.abilities.some((id) => {
    const text = texts[id];
    return text?.kind === 'static' && is(text.static);
  });

/** Whether a text of the card says that it cannot be the object of this verb. */
export const isBarred = (card: Card, texts: Texts, verb: Verb): boolean =>
  hasStatic(card, texts, (text) => text.text === 'cannot be' && text.verb === verb);

/** Whether destruction by the rules is judged: not after a loss, nor where a text says that the card cannot be destroyed. */
export const isJudged = ({ card, texts, isOver }: Fate): boolean =>
  !isOver && !isBarred(card, texts, 'destroy');

/** Whether a text of the card says that it cannot be a target. */
export const isShielded = (card: Card, texts: Texts): boolean =>
  hasStatic(card, texts, ({ text }) => text === 'cannot be target');

/** The cards that fit an `each`, and those among them to which some text denies the verb. */
export function reachOf(
  scene: Scene & Viewer,
  { deed, object }: Instruction,
): { reached: string[]; barred: string[] } {
  if (object.kind !== 'each') return { reached: [], barred: [] };
  const reached = Object.values(scene.state.cards).filter((card) => fits(card, object.filter, scene));
  return {
    reached: reached.map(({ id }) => id),
    barred: reached.filter((card) => isBarred(card, scene.texts, deed.verb)).map(({ id }) => id),
  };
}

/** Whether the card came into play between the two states, so that it may not be the card it was. */
export const cameSince = (then: State, now: State, id: CardId): boolean =>
  now.history.arrived.includes(id) && !then.history.arrived.includes(id);

/** Those of the cards named, or the source of a reflexive text, that can be met no more and may be missing as targets. */
export const mayMissOf = ({ chosen, state, declaredIn, texts, item, at }: Targeting): readonly CardId[] => {
  const instruction = instructionAt(texts, item.ability, at);
  const verb = instruction?.deed.verb;
  const meant = instruction?.object.kind === 'itself' ? item.sources : chosen;
  return meant.filter((id) => {
    const card = state.cards[id];
    if (card === undefined || card.zone !== zoneOf(instruction) || cameSince(declaredIn, state, id))
      return true;
    return isShielded(card, texts) || (verb !== undefined && isBarred(card, texts, verb));
  });
};

/** All the cards named, except that those which can be met no more may be missing. */
export function allOf(situation: Targeting, because: string) {
  const { chosen } = situation;
  const mayMiss = mayMissOf(situation);
  return such<readonly CardId[]>(chosen.join(', ') || 'none', because, (given) =>
    chosen.every((id) => given.includes(id) || mayMiss.includes(id)),
  );
}

/** Whether the card has a text that puts something else in the place of this. */
export const hasInstead = (card: Card, texts: Texts, verb: Verb | undefined): boolean =>
  hasStatic(card, texts, (text) => text.text === 'instead' && text.of === verb);
