import type { Static } from '../spec/abilities/ability.ts';
import type { Verb } from '../spec/abilities/deed.ts';
import type { Card } from '../spec/model/card.ts';
import type { State } from '../spec/model/state.ts';
import type { Dealing, LifeChange } from '../spec/questions/life.ts';
import type { Scene } from '../spec/questions/scene.ts';
import type { Standing } from './reading-texts.ts';
import { counted, isBarred, isSpokenOf, standingIn, textOf } from './reading-texts.ts';
import { remembered } from './remembered.ts';

type Modifier = Extract<Static, { text: 'wounds dealt' | 'wounds taken' }>;

/** The deed behind a change of a life, with what stands around it; null where the change is no deed's. */
const dealtIn = ({ by }: LifeChange) => (typeof by === 'object' && 'deed' in by ? by : null);

/** Whether the cards that chose to fight wound one another: by a text, and as much as their strikes are. */
const isFight = ({ striker, ability }: Dealing): boolean => striker !== null && ability !== null;

/** Whether a text that speaks of such blows only speaks of this one; null where that is not settled. */
function isOfBlow(
  { of }: Modifier,
  { texts, ability, striker }: Dealing,
  verb: { as?: 'shot' },
): boolean | null {
  if (of === undefined) return true;
  if (striker !== null && ability !== null) return null;
  if (of === 'spells') return textOf(texts, ability)?.kind === 'spell';
  return verb.as === 'shot' || (of === 'attacks' && ability === null);
}

/** By how much a static text changes the wounds; null where it is not settled whether it speaks of them. */
function byOf(one: Standing, dealing: Dealing, shot: { as?: 'shot' }): number | null {
  const { text } = one;
  if (text.text !== 'wounds dealt' && text.text !== 'wounds taken') return 0;
  const { state, card: id, source, striker } = dealing;
  const card = state.cards[text.text === 'wounds taken' ? id : (striker ?? source)];
  const isOf = isOfBlow(text, dealing, shot);
  if (card === undefined || isOf === false) return 0;
  // Whether a text that speaks of cards in play still speaks of one that has left it, and who deals in a fight.
  const isVague = text.text === 'wounds dealt' && (card.zone !== 'play' || isFight(dealing));
  const spoken = isSpokenOf(dealing, one, isVague ? { ...card, zone: 'play' } : card);
  if (!spoken) return 0;
  // Nor is it settled whether what a text puts in the place of another deed is laid by it or by the rules.
  const isReplacing = textOf(dealing.texts, dealing.ability)?.kind === 'static';
  return isOf === null || isVague || isReplacing ? null : text.by;
}

/** Texts of a dealer that has left play, which may still count or not. */
const hasLostText = ({ state, texts, source }: Dealing): boolean => {
  const card = state.cards[source];
  if (card === undefined || card.zone === 'play') return false;
  return card.printed.some((id) => {
    const text = texts[id];
    return text?.kind === 'static' && text.static.text === 'wounds dealt';
  });
};

const woundsIn = (dealing: Dealing, amount: number, shot: { as?: 'shot' }): number | null => {
  const { state, striker, card: id } = dealing;
  const fighter = striker === null ? undefined : state.cards[striker];
  if (striker !== null && fighter?.zone !== 'play') return null;
  const base = fighter === undefined ? amount : Math.max(0, counted(dealing, fighter, 'strike'));
  const changes = standingIn(dealing).map((one) => byOf(one, dealing, shot));
  if (changes.includes(null) || hasLostText(dealing)) return null;
  const card: Card | undefined = state.cards[id];
  if (card === undefined) return null;
  if (striker !== null && isBarred(card, dealing.texts, 'wound')) return 0;
  return Math.max(
    0,
    changes.reduce<number>((sum, by) => sum + (by ?? 0), base),
  );
};

/** Whether the strike of a card is laid on one that a text of its own keeps wounds from, and did when it began. */
export const isBarredBlow = (change: LifeChange): boolean => {
  const dealing = dealtIn(change)?.dealing;
  if (dealing === undefined || dealing.striker === null) return false;
  return [dealing.state, dealing.begunIn].every(({ cards }) => {
    const card = cards[dealing.card];
    return card !== undefined && isBarred(card, dealing.texts, 'wound');
  });
};

const CHANGING: readonly Static['text'][] = ['strike', 'wounds dealt', 'wounds taken'];

/** Whether more than the number in the text decides how many wounds are laid. */
export const isWoundModified = remembered((change: LifeChange): boolean => {
  const dealt = dealtIn(change);
  if (dealt?.deed.verb !== 'wound' || dealt.dealing === undefined || dealt.dealing.isUnclear) return false;
  const { dealing } = dealt;
  const isAny = (state: State, { texts }: Scene) =>
    standingIn({ state, texts }).some(({ text }) => CHANGING.includes(text.text));
  return (
    isFight(dealing) ||
    isBarredBlow(change) ||
    hasLostText(dealing) ||
    isAny(dealing.state, dealing) ||
    isAny(dealing.begunIn, dealing)
  );
});

/** How many wounds a deed lays that static texts may change; null where that is not settled. */
export function modifiedWounds(change: LifeChange): number | null {
  const dealt = dealtIn(change);
  if (dealt?.deed.verb !== 'wound' || dealt.dealing === undefined) return null;
  const { deed, dealing } = dealt;
  const now = woundsIn(dealing, deed.amount, deed);
  const then = woundsIn({ ...dealing, state: dealing.begunIn }, deed.amount, deed);
  return now === then ? now : null;
}

/** Whether how much was laid is not told, or not settled by the texts. */
export function isUnclearAmount(change: LifeChange): boolean {
  const dealt = dealtIn(change);
  if (dealt?.dealing?.isUnclear === true) return true;
  return isWoundModified(change) && modifiedWounds(change) === null;
}

/** The amount of the deed that made the change, 0 where it is not this verb's or more than the text decides about it. */
export function amountOf(change: LifeChange, verb: 'wound' | 'heal' | 'give life' | 'take life'): number {
  const dealt = dealtIn(change);
  if (dealt?.deed.verb !== verb || dealt.dealing?.isUnclear === true) return 0;
  return verb === 'wound' && isWoundModified(change) ? 0 : dealt.deed.amount;
}

/** Whether the change is this verb's, however much it was. */
export const isBy = (change: LifeChange, verb: Verb): boolean => dealtIn(change)?.deed.verb === verb;
