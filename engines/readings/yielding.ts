import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Rules, View } from '../reference/rules.ts';

/** Whether a text of the card has something else done to it instead. */
const isReplaced = ({ texts }: View, { abilities }: Card, verb: Verb): boolean =>
  abilities.some((id) => {
    const text = texts[id];
    return text?.kind === 'static' && text.static.text === 'instead' && text.static.of === verb;
  });

/** What a card is barred from is not named for it; a text that has something else done instead lifts that. */
export function yielding(rules: Rules): Partial<Rules> {
  const isBarred: Rules['isBarred'] = (view, card, verb, scope) =>
    !isReplaced(view, card, verb) && rules.isBarred(view, card, verb, scope);
  return {
    isBarred,
    optionsOf: (view, choosing, scope) =>
      rules.optionsOf(view, choosing, scope).filter((id) => {
        const card = view.cards[id];
        return card !== undefined && !isBarred(view, card, choosing.deed.verb, scope);
      }),
  };
}
