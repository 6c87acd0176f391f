import type { Static } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Blower } from '../game.ts';
import type { StaticRules, View } from '../rules.ts';
import { answers } from './filter.ts';
import { holding, layStatics } from './laying.ts';
import { replace, replacementOf } from './replacing.ts';
import { staticsOn } from './texts.ts';

type Modifier = Extract<Static, { by: number }>;
type Blows = Extract<Static, { text: 'wounds dealt' }>['of'];

/** What all texts of a kind that speak of the card add up to. */
function sumOf(view: View, kind: Modifier['text'], card: Card, isMeant: (of: Blows) => boolean): number {
  let sum = 0;
  for (const { giver, text } of view.rules.statics(view)) {
    if (text.text !== kind || !('by' in text)) continue;
    if (isMeant('of' in text ? text.of : undefined) && view.rules.speaksOf(view, giver, text.who, card))
      sum += text.by;
  }
  return sum;
}

const always = () => true;

const isMeantBy =
  ({ isStrike, isShot, isSpell }: Blower) =>
  (of: Blows): boolean => {
    switch (of) {
      case undefined:
        return true;
      case 'attacks':
        return isStrike || isShot;
      case 'shots':
        return isShot;
      case 'spells':
        return isSpell;
      default:
        return of satisfies never;
    }
  };

function woundsOf(view: View, amount: number, blower: Blower, card: Card): number {
  const { dealer } = blower;
  const isMeant = isMeantBy(blower);
  const dealt = dealer === null ? 0 : sumOf(view, 'wounds dealt', dealer, isMeant);
  return Math.max(0, amount + dealt + sumOf(view, 'wounds taken', card, isMeant));
}

/** Static texts count as long as their cards are in play and have them; several are added up before nothing is below 0. */
export const staticRules: StaticRules = {
  speaksOf: (_view, giver, who, card) => {
    if (who === undefined) return giver.id === card.id;
    return answers(who, card, { controller: giver.controller, source: giver.id }, card.cost);
  },
  statics: (view) =>
    Object.values(view.cards).flatMap((giver) =>
      staticsOn(view, giver).map(({ by, text }) => ({ giver, by, text })),
    ),
  costOf: (view, card) => Math.max(0, card.cost + sumOf(view, 'cost', card, always)),
  strikeOf: (view, card) => Math.max(0, (card.strike ?? 0) + sumOf(view, 'strike', card, always)),
  woundsOf,
  replacementOf,
  replace,
  holding,
  layStatics,
};
