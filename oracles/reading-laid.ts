import type { Texts } from '../spec/abilities/ability.ts';
import type { Card, Effect } from '../spec/model/card.ts';
import type { Life, LifeEffect } from '../spec/model/life.ts';
import type { AbilityId, CardId } from '../spec/model/names.ts';
import type { State } from '../spec/model/state.ts';
import type { Standing } from '../spec/questions/life.ts';
import type { Scene } from '../spec/questions/scene.ts';
import { isSpokenOf, standingIn } from './reading-texts.ts';
import { remembered, rememberedFor, rememberedOfBoth } from './remembered.ts';

export type Kind = LifeEffect['kind'];
/** What a static text lays on a life; `by` is the card that has the text, null where nobody says, as is the text. */
export interface Laid {
  readonly kind: Kind;
  readonly amount: number;
  readonly by: CardId | null;
  readonly ability: AbilityId | null;
}

/** Whether two that are laid may be one and the same. */
export type Likeness = (one: Laid, other: Laid) => boolean;

export const isStanding = ({ until }: LifeEffect | Effect): boolean => until === 'while in play';

/** What static texts would lay on the life of a card, by the state in which it stands. */
const laidWithin = rememberedOfBoth((state: State, texts: Texts) => {
  const scene = { state, texts };
  return rememberedFor((card: Card): readonly Laid[] =>
    standingIn(scene).flatMap((one) => {
      const { text } = one;
      if (text.text !== 'life' || text.by === 0 || !isSpokenOf(scene, one, card)) return [];
      const kind = text.by < 0 ? ('negative' as const) : ('additional' as const);
      return [{ kind, amount: Math.abs(text.by), by: one.giver.id, ability: one.ability }];
    }),
  );
});

/** What static texts would lay on the life of the card. */
export const laidIn = ({ state, texts }: Scene, card: Card): readonly Laid[] =>
  laidWithin(state, texts)(card);

/** Those of the first list that have no like in the second, each of which is used once. */
export const without = <T>(
  all: readonly T[],
  others: readonly T[],
  isLike: (one: T, other: T) => boolean,
): T[] => {
  const rest = [...others];
  return all.filter((one) => {
    const place = rest.findIndex((other) => isLike(one, other));
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
};

export const isPerhapsBySame = (one: Pick<Laid, 'by'>, other: Pick<Laid, 'by'>): boolean =>
  one.by === null || other.by === null || one.by === other.by;
export const isLike: Likeness = (one, other) =>
  one.kind === other.kind && one.amount === other.amount && isPerhapsBySame(one, other);
/** The same, if a card that has several texts alike tells them apart. */
export const isLikeText: Likeness = (one, other) =>
  isLike(one, other) && (one.ability === null || other.ability === null || one.ability === other.ability);

/** Whether two are laid by one card, and as much of the same kind. */
export const isSameText = (one: Laid, other: Laid): boolean =>
  one.by === other.by && one.kind === other.kind && one.amount === other.amount;

const isSame: Likeness = (one, other) => isSameText(one, other) && one.ability === other.ability;

/** An effect on a life that a static text has laid, and how much of it is left. */
export interface Lying extends Laid {
  readonly id: string;
  readonly left: number;
}

/** What static texts have laid on a life, effect by effect. */
export const lyingOn = ({ effects }: Life): Lying[] =>
  effects.filter(isStanding).map(({ id, kind, laid, left, by }) => ({
    id,
    kind,
    amount: laid,
    left,
    by: by?.card ?? null,
    ability: by?.ability ?? null,
  }));

/** How much of a kind lies on a life that no static text has laid. */
const otherThanStanding = ({ effects }: Life, kind: Kind): number =>
  effects.reduce((sum, one) => (one.kind === kind && !isStanding(one) ? sum + one.left : sum), 0);

/** Whether static texts have taken some of a kind away from a life and left nothing of theirs there that had not lain there. */
const isUsedUp = (life: Life, given: Life, kind: Kind): boolean =>
  otherThanStanding(given, kind) < otherThanStanding(life, kind) &&
  without<Laid>(lyingOn(given), lyingOn(life), isLike).length === 0;

/** What texts would have laid that held for the card before and no longer do. */
export const ceasedIn = remembered(
  ({ state: now, texts, card: id, earlier = [] }: Standing): readonly Laid[] => {
    const standing = now.cards[id];
    const holding = standing === undefined ? [] : laidIn({ state: now, texts }, standing);
    return earlier.flatMap(({ state }) => {
      const card = state.cards[id];
      return card === undefined ? [] : without(laidIn({ state, texts }, card), holding, isSame);
    });
  },
);

/** Whether what a text lays, which alone of its kind did not lie there, was used up by the opposite as it was laid. */
const isUsedUpAlone = (one: Laid, missing: readonly Laid[], life: Life, given: Life): boolean =>
  missing.filter(({ kind }) => kind === one.kind).length === 1 &&
  isUsedUp(life, given, one.kind === 'additional' ? 'negative' : 'additional');

/** Whether an effect that is like what a text lays may be of another that has ceased to hold, since nobody says whose it is. */
const isPerhapsOfOther = (
  standing: Standing,
  lying: readonly Laid[],
  one: Laid,
  isAlike: Likeness,
): boolean =>
  lying.some((other) => other.by === null && isAlike(other, one)) &&
  ceasedIn(standing).some(({ kind, amount }) => kind === one.kind && amount === one.amount);

/**
 * Whether what a text lays has lain on the card since the text has held for it without a break, or was used up as it was laid:
 * that is known where no other text can have been.
 */
export function hasLain(standing: Standing, one: Laid, isAlike: Likeness): boolean {
  const { state: now, texts, card: id, earlier = [] } = standing;
  const likeIn = (held: readonly Laid[]) =>
    held.filter((other) => isSameText(one, other) && isAlike(one, other)).length;
  const own = now.cards[id];
  const most = own === undefined ? 0 : likeIn(laidIn({ state: now, texts }, own));
  const isAsMuch = (other: Laid) => other.kind === one.kind && other.amount === one.amount;
  for (const { state, given } of earlier.toReversed()) {
    const card = state.cards[id];
    if (card?.zone !== 'play' || card.life === null) return false;
    const holding = laidIn({ state, texts }, card);
    // Where fewer of its like held then, one of those that hold now is new.
    if (likeIn(holding) === 0 || likeIn(holding) < most) return false;
    // Where nobody says whose an effect is, all that are alike have to lie there.
    const lying = lyingOn(card.life);
    if (isPerhapsOfOther(standing, lying, one, isAlike)) return false;
    const missing = without<Laid>(holding, lying, isAlike);
    if (!missing.some(isAsMuch)) return true;
    if (given !== null && isUsedUpAlone(one, missing, card.life, given)) return true;
  }
  return false;
}
