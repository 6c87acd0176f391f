import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { State } from '../../spec/model/state.ts';
import { sameData } from '../../spec/play/same-data.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { layersOf } from './layers.ts';

type Effects = readonly { readonly id?: string }[];

/** The life of a card with one sum for each kind of effect, whatever they are called and how long they last. */
const summed = (life: Life): unknown => ({ ...layersOf(life), level: life.level });

const unnamed = (effects: Effects): readonly object[] => effects.map(({ id: _, ...effect }) => effect);

/** A card as a board has it, without what an engine may call as it likes and, where it tells totals, with those alone. */
const asLoaded = (card: Card, { life: told }: Capabilities): unknown => ({
  ...card,
  effects: unnamed(card.effects),
  life:
    card.life === null || told === 'totals'
      ? card.life && summed(card.life)
      : { ...card.life, effects: unnamed(card.life.effects) },
});

/** A card without its level figure where the other side has none: such a figure is compared with another one only. */
const levelledAs = (card: Card, { life: model }: Card): Card => {
  const life = card.life;
  if (life === null || life.level === null || model?.level != null) return card;
  return { ...card, life: { ...life, level: null } };
};

const LONGEST = 60;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'left out';
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The innermost place in which two values that are not the same differ, with what is there. */
function placeOf(expected: unknown, seen: unknown, path: string): string {
  const isAlike = isObject(expected) && isObject(seen) && Array.isArray(expected) === Array.isArray(seen);
  const keys = isAlike ? [...new Set([...Object.keys(expected), ...Object.keys(seen)])] : [];
  const key = isAlike ? keys.find((one) => !sameData(expected[one], seen[one])) : undefined;
  if (!isAlike || key === undefined) return `${path} is ${shown(seen)}, by the events ${shown(expected)}`;
  const name = Array.isArray(expected) ? `${path} ${Number(key) + 1}` : `${path} ${key}`;
  return placeOf(expected[key], seen[key], name);
}

/** A card whose effects are told in no order of theirs, and under no names: both are the engine's own affair. */
const inOrder = (card: unknown): unknown => {
  const { effects, life } = card as Pick<Card, 'effects' | 'life'>;
  const sorted = (all: Effects) =>
    unnamed(all)
      .map((one) => JSON.stringify(one))
      .sort();
  const lives = life !== null && 'effects' in life ? { ...life, effects: sorted(life.effects) } : life;
  return { ...(card as object), effects: sorted(effects), life: lives };
};

function differingCard(expected: State, seen: State, as: (card: Card) => unknown): string | null {
  for (const id in expected.cards) {
    const [model, card] = [expected.cards[id] as Card, seen.cards[id]];
    if (model === card) continue;
    if (card === undefined) return placeOf(model, card, `card ${id}`);
    const [one, other] = [as(levelledAs(model, card)), as(levelledAs(card, model))];
    if (!sameData(one, other) && !sameData(inOrder(one), inOrder(other)))
      return placeOf(one, other, `card ${id}:`);
  }
  for (const id in seen.cards)
    if (expected.cards[id] === undefined) return placeOf(undefined, seen.cards[id], `card ${id}`);
  return null;
}

const PARTS = ['active', 'turn', 'queue', 'lost', 'history'] as const;

/**
 * The first place in which a state is not what the events make it, and both values; null where there is none. Coins are
 * compared where every change of them is told.
 */
export function mismatchOf(expected: State, seen: State, capabilities: Capabilities): string | null {
  const { events, life } = capabilities;
  const as = (card: Card) => (life === 'totals' ? asLoaded(card, capabilities) : card);
  return differingCard(expected, seen, as) ?? differingPart(expected, seen, events);
}

/** The same for a board that has just been loaded: whatever effects the engine calls its own way are the same. */
export const mismatchOnLoading = (expected: State, seen: State, capabilities: Capabilities): string | null =>
  differingCard(expected, seen, (card) => asLoaded(card, capabilities)) ??
  differingPart(expected, seen, capabilities.events);

/** The parts of a state as they are compared: names that are told in no order in one, and nothing of what is not told. */
const comparable = (
  { history: { arrived, attacks, defended, failedDraws }, ...state }: State,
  events: Capabilities['events'],
) => ({
  ...state,
  queue: events.includes('rolled') ? state.queue : state.queue.map(({ rolled: _, ...item }) => item),
  lost: [...state.lost].sort(),
  history: {
    arrived: [...arrived].sort(),
    ...(events.includes('attacked') && { attacks }),
    ...(events.includes('defended') && { defended }),
    ...(events.includes('draw failed') && { failedDraws }),
  },
});

function differingPart(model: State, told: State, events: Capabilities['events']): string | null {
  const [expected, seen] = [comparable(model, events), comparable(told, events)];
  const parts = events.includes('coins') ? ([...PARTS, 'coins'] as const) : PARTS;
  const part = parts.find((one) => !sameData(expected[one], seen[one]));
  return part === undefined ? null : placeOf(expected[part], seen[part], part);
}
