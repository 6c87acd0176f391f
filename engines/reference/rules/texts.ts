import type { Static } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { AbilityId, CardId, TextRef } from '../../../spec/model/names.ts';
import type { View } from '../rules.ts';

/** The card that has given another a text, null where the text is its own or nobody's. */
export function granterOf({ printed, effects }: Card, id: AbilityId): CardId | null {
  if (printed.includes(id)) return null;
  return effects.find(({ kind, ability }) => kind === 'grant' && ability === id)?.by?.card ?? null;
}

/** The lasting texts that a card in play has now. */
export function staticsOn(view: View, card: Card): { by: TextRef; text: Static }[] {
  if (card.zone !== 'play') return [];
  return card.abilities.flatMap((id) => {
    const ability = view.texts[id];
    if (ability?.kind !== 'static') return [];
    return [{ by: { card: card.id, ability: id, grantedBy: granterOf(card, id) }, text: ability.static }];
  });
}

/** Whether a card in play has a lasting text of this kind now. */
export const hasStatic = (view: View, card: Card, isWanted: (text: Static) => boolean): boolean =>
  card.zone === 'play' &&
  card.abilities.some((id) => {
    const ability = view.texts[id];
    return ability?.kind === 'static' && isWanted(ability.static);
  });
