import type { Filter } from '../spec/abilities/filter.ts';
import type { Redirecting } from '../spec/questions/carrying-out.ts';
import { isBarred, isShielded, misfits, textOf } from './reading-texts.ts';

/** What a text that leads attacks to another card asks of it; null where it is another text. */
export function redirectsTo({ texts, ability }: Redirecting): Filter | null {
  const text = textOf(texts, ability);
  return text?.kind === 'static' && text.static.text === 'redirects' ? text.static.to : null;
}

/** What the card does not meet of what the text asks for, as the controller of the card that has the text sees it. */
export function unmetBy(situation: Redirecting): readonly (keyof Filter)[] {
  const { state, texts, from, card: id } = situation;
  const filter = redirectsTo(situation);
  const [giver, card] = [state.cards[from], state.cards[id]];
  if (filter === null || giver === undefined || card === undefined) return [];
  return misfits(card, filter, { state, texts, player: giver.controller, source: from });
}

/** Whether something else than the text may keep the attack from the card, or ask for another one. */
export function isPerhapsKept({ state, texts, attacker, from, card: id }: Redirecting): boolean {
  const card = state.cards[id];
  const side = state.cards[from]?.controller;
  const isDared = Object.values(state.cards).some(
    ({ controller, effects }) => controller === side && effects.some(({ kind }) => kind === 'challenge'),
  );
  return (
    card === undefined ||
    id === attacker ||
    card.life === null ||
    isShielded(card, texts) ||
    isBarred(card, texts, 'wound') ||
    isDared
  );
}

/** Whether another card fits the text, and nothing else may keep the attack from it. */
export const isPlainlyLed = (situation: Redirecting): boolean =>
  redirectsTo(situation) !== null &&
  situation.card !== situation.from &&
  unmetBy(situation).length === 0 &&
  !isPerhapsKept(situation);
