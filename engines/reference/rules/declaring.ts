import type { Ability } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Player } from '../../../spec/model/names.ts';
import { opponentOf } from '../game.ts';
import type { DeclaringRules, View } from '../rules.ts';
import { answers } from './filter.ts';
import { hasStatic } from './statics.ts';

function activatedComplaint(player: Player, card: Card): string | null {
  if (card.zone !== 'play') return `${card.id} is not in play`;
  if (card.controller !== player) return `${card.id} is not controlled by ${player}`;
  return card.exhausted ? `${card.id} is exhausted` : null;
}

const spellComplaint = (player: Player, card: Card): string | null =>
  card.zone === 'hand' && card.whose === player ? null : `${card.id} is not in the hand of ${player}`;

function sourceComplaint(view: View, player: Player, card: Card, ability: Ability, id: string) {
  if (player !== view.active) return `It is not the turn of ${player}`;
  if (!card.abilities.includes(id)) return `${card.id} does not have ${id}`;
  if (ability.kind === 'activated') return activatedComplaint(player, card);
  if (ability.kind === 'spell') return spellComplaint(player, card);
  return `${id} is not an ability that a player declares`;
}

/** Legality is a matter of the declaration alone (501.4, 502.3). */
export const declaringRules: DeclaringRules = {
  sourceComplaint,
  fits: (_view, filter, card, scope) => answers(filter, card, scope),
  mayTarget: (view, card) => !hasStatic(view, card, ({ text }) => text === 'cannot be target'),
  optionsOf: (view, { choose: { filter } }, scope) =>
    Object.values(view.cards)
      .filter((card) => view.rules.fits(view, filter, card, scope) && view.rules.mayTarget(view, card, scope))
      .map(({ id }) => id),
  isDeclarable: (view, { at, instruction: { deed, object } }, scope) => {
    if (object.kind !== 'choose') return true;
    const choosing = { at, choose: object, verb: deed.verb };
    return view.rules.optionsOf(view, choosing, scope).length >= object.min;
  },
  isNeededAtDeclaration: (ability, [step]) => ability.kind === 'spell' || step === 0,
  isNamedAtDeclaration: ([step]) => step === 0,
  mayNameSoMany: ({ min, max }, cards) =>
    cards.length >= min && cards.length <= (max ?? Infinity) && new Set(cards).size === cards.length,
  chooserOf: ({ by }, controller) => (by === 'controller' ? controller : opponentOf(controller)),
  sourcesOf: (_view, { source }) => [source],
  pay: (run, { source, ability }) => {
    const card = run.cards[source.id];
    if (card === undefined) return;
    const { kind } = run.texts[ability] ?? {};
    if (kind === 'activated') run.setFlag(card, 'exhausted', true, { by: 'rules', effect: 'payment' });
    if (kind === 'spell') run.move(card, card.owner, { by: 'act' });
  },
  orderOf: (view, setOff) => [
    ...setOff.filter(({ source }) => source.controller !== view.active),
    ...setOff.filter(({ source }) => source.controller === view.active),
  ],
};
