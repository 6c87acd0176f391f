import type { Static } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { View } from '../rules.ts';

/** Whether a card in play has a lasting text of this kind now. */
export const hasStatic = (view: View, card: Card, isWanted: (text: Static) => boolean): boolean =>
  card.zone === 'play' &&
  card.abilities.some((id) => {
    const ability = view.texts[id];
    return ability?.kind === 'static' && isWanted(ability.static);
  });
