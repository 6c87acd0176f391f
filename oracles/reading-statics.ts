import type { Static } from '../spec/abilities/ability.ts';
import type { Verb } from '../spec/abilities/deed.ts';
import type { Life } from '../spec/model/life.ts';
import type { Giving, Layers, LifeChange, Standing } from '../spec/questions/life.ts';
import type { Kind, Laid, Likeness, Lying } from './reading-laid.ts';
import {
  ceasedIn,
  hasLain,
  isLike,
  isLikeText,
  isSameText,
  laidIn,
  lyingOn,
  without,
} from './reading-laid.ts';
import { layersOf } from './reading-life.ts';
import type { Removal } from './reading-removal.ts';
import { isBarred, isSpokenOf, textOf } from './reading-texts.ts';
import { remembered, rememberedOfBoth } from './remembered.ts';

const staticOf = ({ texts, ability }: Pick<Giving, 'texts' | 'ability'>): Static | null => {
  const text = textOf(texts, ability);
  return text?.kind === 'static' ? text.static : null;
};

/** Whether the text of the giver holds for the card: both are in play, the giver has it, and the card fits. */
export const holds = remembered((giving: Giving): boolean => {
  const { state, card: id, giver: by, ability } = giving;
  const [card, giver, text] = [state.cards[id], state.cards[by], staticOf(giving)];
  if (card?.zone !== 'play' || giver?.zone !== 'play' || text === null) return false;
  return giver.abilities.includes(ability) && isSpokenOf(giving, { giver, ability, text }, card);
});

const REMOVING: readonly Verb[] = ['strip life', 'set life'];
const LAYING: readonly Verb[] = ['give life', 'take life', 'grant'];

/** Whether nothing but the text decides if its effect lies on the card: nothing has taken it off again or keeps it away. */
export function isPlain(giving: Giving): boolean {
  const { state, texts, card: id, lives, deeds } = giving;
  const text = staticOf(giving);
  const card = state.cards[id];
  if (text === null || card === undefined || LAYING.some((verb) => isBarred(card, texts, verb))) return false;
  // Whether a card in play that is put into play has come anew is nobody's clause here.
  if (deeds.includes('move')) return false;
  if (text.text === 'gives') return true;
  if (text.text !== 'life' || text.by === 0 || card.life === null) return false;
  const opposite: Kind = text.by < 0 ? 'additional' : 'negative';
  const isOpposed = Object.values(texts).some(
    (one) => one.kind === 'static' && one.static.text === 'life' && one.static.by * text.by < 0,
  );
  const hasMet = [card.life, ...lives].some(({ effects }) => effects.some(({ kind }) => kind === opposite));
  const isUndone = deeds.some(
    (verb) => REMOVING.includes(verb) || verb === (text.by < 0 ? 'give life' : 'take life'),
  );
  return !isOpposed && !hasMet && !isUndone;
}

/**
 * Whether the text alone has begun to hold for a card in the act, and nothing has come to the life of the card: had its effect
 * been used up as it was laid, that would show.
 */
export function isDue(giving: Giving): boolean {
  const { state, texts, card: id, giver, quietSince, unnamed } = giving;
  const [had, card] = [quietSince?.cards[id], state.cards[id]];
  if (
    quietSince === undefined ||
    unnamed !== undefined ||
    had?.zone !== 'play' ||
    card === undefined ||
    card.life === null
  )
    return false;
  if (staticOf(giving)?.text !== 'life' || LAYING.some((verb) => isBarred(card, texts, verb))) return false;
  const [was, is] = [laidIn({ state: quietSince, texts }, had), laidIn({ state, texts }, card)];
  const [more, fewer] = [without(is, was, isSameText), without(was, is, isSameText)];
  return fewer.length === 0 && more.length === 1 && more[0]?.by === giver;
}

/** Whether the text decides alone; where effects are unnamed, whether more such texts do than there are effects. */
export function isPlainlyDue(giving: Giving): boolean {
  const { unnamed } = giving;
  const isDueByText = (one: Giving) => holds(one) && isPlain(one);
  if (!isDueByText(giving)) return false;
  if (unnamed === undefined) return true;
  const others = unnamed.others.filter((one) => isDueByText({ ...giving, ...one }));
  return others.length + 1 > unnamed.lying;
}

const MOST_APART = 5;

/** Every selection; of many, one for each number of those that are alike by the key, in either order. */
function someOf<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  if (all.length <= MOST_APART)
    return Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_one, i) => (mask >> i) & 1));
  const alike = new Map<string, T[]>();
  for (const one of all) alike.set(keyOf(one), [...(alike.get(keyOf(one)) ?? []), one]);
  const chosen = [...alike.values()].reduce<T[][]>(
    (some, same) =>
      some.flatMap((before) => [...same, null].map((_, count) => [...before, ...same.slice(0, count)])),
    [[]],
  );
  return chosen.flatMap((some) => {
    const ordered = all.filter((one) => some.includes(one));
    return [ordered, ordered.toReversed()];
  });
}

const laying = (layers: Layers, { kind, amount }: Laid, removal: Removal): Layers[] => {
  const opposite: Kind = kind === 'additional' ? 'negative' : 'additional';
  const [own, against] = [layers[kind], layers[opposite]];
  return against === 0
    ? [{ ...layers, [kind]: own + amount }]
    : removal(amount, against).map(({ laid, left }) => ({ ...layers, [kind]: own + laid, [opposite]: left }));
};

/** Whether the same effects lie on two lives. */
export const isSameLife = (one: Layers, other: Layers): boolean =>
  one.additional === other.additional && one.negative === other.negative;

/** Each of several lives once. */
const distinct = (all: readonly Layers[]): Layers[] =>
  all.filter((one, place) => all.findIndex((other) => isSameLife(one, other)) === place);

/** The layers after some effects have gone and others have been laid. */
const after = (
  before: Life,
  gone: readonly string[],
  laid: readonly Laid[],
  removal: Removal,
): readonly Layers[] =>
  laid.reduce<readonly Layers[]>(
    (all, one) => distinct(all.flatMap((layers) => laying(layers, one, removal))),
    [layersOf({ ...before, effects: before.effects.filter(({ id }) => !gone.includes(id)) })],
  );

/** What may be taken off a life and what may be laid on it, the effects of each alike in one way of telling them apart. */
interface Apart {
  readonly gone: readonly Lying[];
  readonly missing: readonly Laid[];
}

/** Whether there are two texts of which one card may have both and lay as much by each. */
function hasTwins({ texts }: Standing): boolean {
  const amounts = Object.values(texts).flatMap((text) =>
    text.kind === 'static' && text.static.text === 'life' ? [text.static.by] : [],
  );
  return new Set(amounts).size < amounts.length;
}

function apartOf(standing: Standing, before: Life, isAlike: Likeness): Apart {
  const { state, texts, card: id, later } = standing;
  const card = state.cards[id];
  if (card === undefined) return { gone: [], missing: [] };
  const lying = lyingOn(before);
  const holding = laidIn({ state, texts }, card);
  const hasBeen = (one: Laid): boolean => hasLain(standing, one, isAlike);
  // An effect of which nobody says whose it is may be of any text that is like it: of one that has lain before a new one.
  const [named, unnamed] = [lying.filter(({ by }) => by !== null), lying.filter(({ by }) => by === null)];
  const unmatched = without<Laid>(holding, named, isAlike);
  const older = unnamed.length === 0 ? unmatched : [...unmatched].sort((a, b) => +hasBeen(b) - +hasBeen(a));
  const remaining = laidIn({ state: later, texts }, later.cards[id] ?? card);
  // What has been laid and has gone by what other effects removed is not laid again.
  const missing = without<Laid>(older, unnamed, isAlike).filter((one) => !hasBeen(one));
  const surplus = [holding, remaining].flatMap((held) => without<Laid>(lying, held, isAlike));
  const ceased = unnamed.length === 0 ? [] : ceasedIn(standing);
  return {
    gone: lying.filter((one) =>
      [...surplus, ...(one.by === null ? ceased : [])].some((other) => isAlike(one, other)),
    ),
    missing,
  };
}

const allApart = remembered(({ before, by }: LifeChange): readonly Apart[] =>
  typeof by !== 'object' || !('statics' in by)
    ? []
    : (hasTwins(by.statics) ? [isLike, isLikeText] : [isLike]).map((isAlike) =>
        apartOf(by.statics, before, isAlike),
      ),
);

const layersWhere = ({ gone, missing }: Apart, before: Life, removal: Removal): readonly Layers[] =>
  someOf(gone, ({ kind, left }) => `${kind} ${left}`).flatMap((taken) => {
    const ids = taken.map((one) => one.id);
    return someOf(missing, ({ kind, amount }) => `${kind} ${amount}`).flatMap((laid) =>
      ids.length + laid.length === 0 ? [] : after(before, ids, laid, removal),
    );
  });

/**
 * The layers that a change can come to which static texts make: some of what they lay is laid, and removes what is
 * opposite as told, or some that lay there goes. There are none where they make no change, or something else makes it.
 */
export const layersByStatics = rememberedOfBoth((change: LifeChange, removal: Removal): readonly Layers[] =>
  distinct(allApart(change).flatMap((apart) => layersWhere(apart, change.before, removal))),
);
