import type { Card } from '../spec/model/card.ts';
import type { AbilityId, CardId } from '../spec/model/names.ts';
import type { State } from '../spec/model/state.ts';
import type { Change } from '../spec/questions/fate.ts';
import type { Standing } from '../spec/questions/life.ts';
import type { Scene } from '../spec/questions/scene.ts';
import { isPerhapsBySame, isStanding, without } from './reading-laid.ts';
import { isSpokenOf, standingIn } from './reading-texts.ts';

/** A text that a static text gives; `by` is the card that has the latter, `through` the latter: null where nobody says. */
interface Given {
  readonly ability: AbilityId;
  readonly by: CardId | null;
  readonly through: AbilityId | null;
}
type Likeness = (one: Given, other: Given) => boolean;

const grantedIn = (scene: Scene, card: Card): Given[] =>
  standingIn(scene).flatMap((one) =>
    one.text.text === 'gives' && isSpokenOf(scene, one, card)
      ? [{ ability: one.text.ability, by: one.giver.id, through: one.ability }]
      : [],
  );

const grantsOn = ({ effects }: Card): Given[] =>
  effects.flatMap((one) =>
    one.kind === 'grant' && isStanding(one) && one.ability !== undefined
      ? [{ ability: one.ability, by: one.by?.card ?? null, through: one.by?.ability ?? null }]
      : [],
  );

const isLikeGift: Likeness = (one, other) => one.ability === other.ability && isPerhapsBySame(one, other);
/** The same, if a card that gives one text by several of its own tells them apart. */
const isLikeGiftByText: Likeness = (one, other) =>
  isLikeGift(one, other) && (one.through === null || other.through === null || one.through === other.through);
const isSameGift: Likeness = (one, other) =>
  one.ability === other.ability && one.by === other.by && one.through === other.through;

/** What was given to the card before and is so no longer: an effect of which nobody says whose it is may be of that. */
const ceasedIn = ({ state: now, texts, card: id, earlier = [] }: Standing): Given[] => {
  const given = (state: State) => {
    const card = state.cards[id];
    return card === undefined ? [] : grantedIn({ state, texts }, card);
  };
  const holding = given(now);
  return earlier.flatMap(({ state }) => without(given(state), holding, isSameGift));
};

const others = ({ effects }: Card): string[] =>
  effects
    .filter((one) => !(one.kind === 'grant' && isStanding(one)))
    .map(({ kind, until, ability }) => `${kind} ${until} ${ability ?? ''}`);

const isSame = (one: string, other: string): boolean => one === other;

/** Whether static texts that give texts make this change of the texts or effects of a card. */
export function isGivenChange({ card, change, by }: Change): boolean {
  if (typeof by !== 'object' || !('effect' in by)) return false;
  const { standing, now } = by;
  if (standing === undefined || now === undefined) return false;
  const held = ({ cards }: State, state: State) =>
    grantedIn({ state, texts: standing.texts }, cards[card.id] ?? card);
  const holding = held(standing.state, standing.state);
  const remaining = held(standing.later, standing.later);
  if (change === 'texts') {
    const [more, fewer] = [
      without(now.abilities, card.abilities, isSame),
      without(card.abilities, now.abilities, isSame),
    ];
    const given = Object.values(standing.texts).flatMap((text) =>
      text.kind === 'static' && text.static.text === 'gives' ? [text.static.ability] : [],
    );
    return (
      more.every((id) => holding.some(({ ability }) => ability === id)) &&
      fewer.every((id) => given.includes(id))
    );
  }
  if (change !== 'effects' || others(card).sort().join() !== others(now).sort().join()) return false;
  const [before, after] = [grantsOn(card), grantsOn(now)];
  const ceased = before.some((one) => one.by === null) ? ceasedIn(standing) : [];
  return [isLikeGift, isLikeGiftByText].some((isAlike) => {
    const laid = without(after, before, isAlike);
    const taken = without(before, after, isAlike);
    const isCeased = (one: Given) => one.by === null && ceased.some((other) => isAlike(one, other));
    const isSpare = (held: readonly Given[]) =>
      without(taken, without(before, held, isAlike), isAlike).every(isCeased);
    return (
      laid.length + taken.length > 0 &&
      laid.every((one) => holding.some((other) => isAlike(one, other))) &&
      (isSpare(holding) || isSpare(remaining))
    );
  });
}
