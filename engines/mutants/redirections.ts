import { isAt } from '../reference/game.ts';
import { mutant } from './mutant.ts';

/** Hits the card from which an attack has been led away as well. */
export const woundsTheRedirecting = mutant(
  'wounds-the-redirecting',
  { breaks: ['heroes/502.5'], rows: [97] },
  (rules) => ({
    ledReach: (view, at, cards) => [
      ...rules.ledReach(view, at, cards),
      ...view.redirections.flatMap(({ from, to, at: place }) =>
        to !== null && isAt(place, at) ? [from] : [],
      ),
    ],
  }),
);

/** Asks where an attack is led and hits the card named first all the same. */
export const forgetsRedirection = mutant('forgets-redirection', { breaks: ['heroes/502.1'] }, () => ({
  ledTargets: (_view, _at, cards) => [...cards],
}));

/** Leads attacks to no hero, though the text names heroes too. */
export const redirectsToCreaturesOnly = mutant(
  'redirects-to-creatures-only',
  { breaks: ['heroes/118.8'], also: ['default/allowed'], rows: [99] },
  (rules) => ({
    leadingAway: (view, card) => {
      const away = rules.leadingAway(view, card);
      const options = away?.options.filter((id) => view.cards[id]?.type === 'creature') ?? [];
      return away === null || options.length === 0 ? null : { ...away, options };
    },
  }),
);
