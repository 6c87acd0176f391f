import { VERBS } from '../../../spec/abilities/deed.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { CardId } from '../../../spec/model/names.ts';
import type { Addressed, Waiting } from '../game.ts';
import { isAt } from '../game.ts';
import type { CarryingRules } from '../rules.ts';
import { perform } from './deeds.ts';
import { hasStatic } from './statics.ts';

const namedFor = ({ item }: Waiting, { at }: Addressed): CardId[] =>
  item.named.find((named) => isAt(named.at, at))?.cards ?? [];

/** Whether the deed means something for the card and it is still in the zone that the text speaks of (118.7). */
export const isWithinReach = ({ instruction: { deed, object } }: Addressed, card: Card): boolean =>
  card.zone === (object.kind === 'itself' ? 'play' : (object.filter.zone ?? 'play')) &&
  VERBS[deed.verb].types.includes(card.type);

/** Carrying out asks whether the card is still there and whether a text bars it, and nothing else. */
export const carryingRules: CarryingRules = {
  targetsOf: (_view, waiting, addressed) => {
    switch (addressed.instruction.object.kind) {
      case 'choose':
        return namedFor(waiting, addressed);
      case 'itself':
        return [waiting.scope.source];
      case 'each':
        return [];
      default:
        return addressed.instruction.object satisfies never;
    }
  },
  reachOf: (view, waiting, addressed) => {
    const { object } = addressed.instruction;
    return object.kind === 'each'
      ? view.rules.massReach(view, object.filter, waiting.scope)
      : view.rules.targetsOf(view, waiting, addressed);
  },
  massReach: (view, filter, scope) =>
    Object.values(view.cards)
      .filter((card) => view.rules.fits(view, filter, card, scope))
      .map(({ id }) => id),
  isBarred: (view, card, verb) =>
    hasStatic(view, card, (text) => text.text === 'cannot be' && text.verb === verb),
  isCarriedOut: (view, { scope }, addressed, card) =>
    isWithinReach(addressed, card) &&
    !view.rules.isBarred(view, card, addressed.instruction.deed.verb, scope),
  hits: () => 'together',
  perform,
  isRefunded: () => false,
};
