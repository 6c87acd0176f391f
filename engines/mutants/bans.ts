import type { Card } from '../../spec/model/card.ts';
import { isWithinReach } from '../reference/rules/carrying.ts';
import { mutant } from './mutant.ts';

/** Minds of the texts «cannot be …» of a card the first alone. */
export const mindsFirstBanOnly = mutant('minds-first-ban-only', { breaks: ['heroes/502.8'] }, (rules) => ({
  isBarred: (view, card, verb, scope) => {
    const isBan = (id: string) => {
      const text = view.texts[id];
      return text?.kind === 'static' && text.static.text === 'cannot be';
    };
    const abilities = card.abilities.filter(isBan).slice(0, 1);
    return rules.isBarred(view, { ...card, abilities }, verb, scope);
  },
}));

/** Minds «cannot be …» against the opponent of its controller only. */
export const barsOpponentOnly = mutant('bars-opponent-only', { breaks: ['heroes/502.8'] }, (rules) => ({
  isBarred: (view, card, verb, scope) =>
    card.controller !== scope.controller && rules.isBarred(view, card, verb, scope),
}));

/** Lets a card do to itself what no card may do to it. */
export const allowsSelfDespiteBan = mutant(
  'allows-self-despite-ban',
  { breaks: ['heroes/502.8'] },
  (rules) => ({
    isBarred: (view, card, verb, scope) =>
      card.id !== scope.source && rules.isBarred(view, card, verb, scope),
  }),
);

/** Minds «cannot be …» where the card is chosen, not where all that fit are reached. */
export const massBreaksBan = mutant('mass-breaks-ban', { breaks: ['heroes/502.8'] }, (rules) => ({
  isCarriedOut: (view, waiting, addressed, card) =>
    addressed.instruction.object.kind === 'each'
      ? isWithinReach(addressed, card)
      : rules.isCarriedOut(view, waiting, addressed, card),
}));

const withoutGiven = (card: Card): Card => ({
  ...card,
  abilities: card.abilities.filter((id) => card.printed.includes(id)),
});

/** Minds «cannot be a target» where its card prints it, not where the card was given it. */
export const ignoresGrantedTargetingBan = mutant(
  'ignores-granted-targeting-ban',
  { breaks: ['heroes/502.9'] },
  (rules) => ({ mayTarget: (view, card, scope) => rules.mayTarget(view, withoutGiven(card), scope) }),
);

/** Minds «cannot be …» where its card prints it, not where the card was given it. */
export const ignoresGrantedVerbBan = mutant(
  'ignores-granted-verb-ban',
  { breaks: ['heroes/502.8'] },
  (rules) => ({
    isBarred: (view, card, verb, scope) => rules.isBarred(view, withoutGiven(card), verb, scope),
  }),
);

/** Has cards fight whatever is kept from the second of a pair. */
export const secondFighterHasNoBan = mutant(
  'second-fighter-has-no-ban',
  { breaks: ['heroes/502.8'] },
  (rules) => ({
    isBarred: (view, card, verb, scope) => {
      const [waiting] = view.waiting;
      const isFight = waiting?.instructions.some(({ instruction }) => instruction.deed.verb === 'fight');
      const named = waiting?.item.named.flatMap(({ cards }) => cards) ?? [];
      const isSecond = isFight === true && named.indexOf(card.id) % 2 === 1;
      return !(verb === 'wound' && isSecond) && rules.isBarred(view, card, verb, scope);
    },
  }),
);

/** Minds «cannot be …» in all but drawing cards. */
export const drawsThroughBan = mutant('draws-through-ban', { breaks: ['heroes/502.8'] }, (rules) => ({
  isBarred: (view, card, verb, scope) => verb !== 'draw' && rules.isBarred(view, card, verb, scope),
}));
