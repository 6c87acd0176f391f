import type { Deed } from '../../../spec/abilities/deed.ts';
import { VERBS } from '../../../spec/abilities/deed.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { CardId } from '../../../spec/model/names.ts';
import { numberOf } from '../dividing.ts';
import type { Addressed, Blower, Waiting } from '../game.ts';
import { isAt, isShot } from '../game.ts';
import type { CarryingRules, View } from '../rules.ts';
import { perform } from './deeds.ts';
import { hasStatic } from './texts.ts';

const entryFor = ({ item }: Waiting, { at }: Addressed) => item.named.find((named) => isAt(named.at, at));

const namedFor = (waiting: Waiting, addressed: Addressed): CardId[] =>
  entryFor(waiting, addressed)?.cards ?? [];

/** Whether the deed means something for the card and it is still in the zone that the text speaks of (118.7). */
export const isWithinReach = ({ instruction: { deed, object } }: Addressed, card: Card): boolean =>
  card.zone === (object.kind === 'itself' ? 'play' : (object.filter.zone ?? 'play')) &&
  VERBS[deed.verb].types.includes(card.type) &&
  !(deed.verb === 'move' && deed.into === 'play' && card.type === 'spell');

/** What the card gets of an amount that was divided, by way of those from which an attack was led to it. */
function partFor(view: View, waiting: Waiting, addressed: Addressed, card: Card): number | null {
  const { cards = [], amounts = null } = entryFor(waiting, addressed) ?? {};
  if (amounts === null) return null;
  return cards.reduce((sum, id, i) => {
    const [led] = view.rules.ledTargets(view, addressed.at, [id]);
    return led === card.id ? sum + (amounts[i] ?? 0) : sum;
  }, 0);
}

function blowerOf(view: View, { item, scope }: Waiting, deed: Deed): Blower {
  const { source, controller } = scope;
  const dealer = view.cards[source] ?? null;
  const isStrike = item.kind === 'attack';
  const isSpell = view.texts[item.ability ?? '']?.kind === 'spell';
  // A spell lies in the graveyard by the time that it wounds, and is still a card of its player's.
  const cast = dealer && { ...dealer, zone: 'play' as const, whose: null, controller };
  return { dealer: isSpell ? cast : dealer, isStrike, isShot: isShot(deed), isSpell };
}

function deedFor(view: View, waiting: Waiting, addressed: Addressed, card: Card): Deed {
  const { deed } = addressed.instruction;
  const number = partFor(view, waiting, addressed, card) ?? numberOf(deed, waiting.scope);
  if (number === null || !('amount' in deed) || deed.verb === 'draw') return deed;
  const blower = blowerOf(view, waiting, deed);
  const amount = deed.verb === 'wound' ? view.rules.woundsOf(view, number, blower, card) : number;
  return { ...deed, amount, per: undefined };
}

/** Two and two, in the order in which they are named. */
function pairsOf(cards: readonly CardId[]): [CardId, CardId][] {
  const pairs: [CardId, CardId][] = [];
  for (let i = 0; i + 1 < cards.length; i += 2) pairs.push([cards[i] as CardId, cards[i + 1] as CardId]);
  return pairs;
}

/** Carrying out asks whether the card is still there and whether a text bars it, and nothing else. */
export const carryingRules: CarryingRules = {
  targetsOf: (view, waiting, addressed) => {
    switch (addressed.instruction.object.kind) {
      case 'choose':
        return view.rules.ledTargets(view, addressed.at, namedFor(waiting, addressed));
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
    if (object.kind === 'each') return view.rules.massReach(view, object.filter, waiting.scope);
    return view.rules.ledReach(view, addressed.at, view.rules.targetsOf(view, waiting, addressed));
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
  deedFor,
  pairsOf,
  perform,
  isRefunded: () => false,
};
