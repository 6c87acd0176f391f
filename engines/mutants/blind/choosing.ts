import type { SetOff } from '../../reference/game.ts';
import { mutant } from '../mutant.ts';

/** Where one event sets off several texts of both players, declares them by turns, the non-active player's first. */
export const alternatesPlayers = mutant('alternates-players', { breaks: ['heroes/501.4'] }, () => ({
  orderOf: (view, setOff) => {
    const isActives = ({ source }: SetOff) => source.controller === view.active;
    const theirs = setOff.filter((one) => !isActives(one));
    const rest = setOff.filter(isActives);
    const pairs = theirs.flatMap((one, i) => [one, ...rest.slice(i, i + 1)]);
    return [...pairs, ...rest.slice(theirs.length)];
  },
}));

/** Lets a target off that has got a text since by which it cannot be one. */
export const rechecksHiding = mutant('rechecks-hiding', { breaks: ['heroes/501.4'] }, (rules) => ({
  isCarriedOut: (view, waiting, addressed, card) => {
    const { kind, named } = waiting.item;
    const isNamed = kind === 'ability' && named.some(({ cards }) => cards.includes(card.id));
    return (
      (!isNamed || rules.mayTarget(view, card, waiting.scope)) &&
      rules.isCarriedOut(view, waiting, addressed, card)
    );
  },
}));

/** Where a wounded card is to be chosen, or one without wounds, goes by whether its level is below its starting life. */
export const takesWeaknessForWounds = mutant(
  'takes-weakness-for-wounds',
  { breaks: ['heroes/502.7'], also: ['default/allowed', 'heroes/116.1', 'heroes/118.8'] },
  (rules) => ({
    isOption: (view, choosing, card, scope) => {
      const { life } = card;
      const missing = life && Math.max(0, life.starting - rules.level(life));
      const seen = life && { ...life, wounds: missing ?? 0 };
      return rules.isOption(view, choosing, { ...card, life: seen }, scope);
    },
  }),
);
