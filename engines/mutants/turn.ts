import { mutant } from './mutant.ts';

/** Ends «until the start of a player's turn» only when that turn is over. */
export const expiresLate = mutant(
  'expires-late',
  { breaks: ['default/unchanged', 'heroes/503.1/expiry'] },
  () => ({
    expires: (until, { ended }) => until === 'end of turn' || until === `start of turn ${ended}`,
  }),
);

/** Ends every effect that has a term at the first change of turn. */
export const expiresEverything = mutant(
  'expires-everything',
  { breaks: ['default/unchanged', 'heroes/503.1/expiry', 'heroes/503.1/static-effect'] },
  () => ({
    expires: (until) => until !== 'lasting',
  }),
);

/** Forgets the terms of negative life. */
export const keepsNegativeLife = mutant(
  'keeps-negative-life',
  { breaks: ['heroes/503.1/expiry'] },
  (rules) => ({
    expires: (until, change, kind) => kind !== 'negative' && rules.expires(until, change, kind),
  }),
);

/** Forgets the terms of challenges. */
export const keepsChallenges = mutant('keeps-challenges', { breaks: ['heroes/503.1/expiry'] }, (rules) => ({
  expires: (until, change, kind) => kind !== 'challenge' && rules.expires(until, change, kind),
}));

/** Readies creatures only when a turn begins. */
export const readiesCreaturesOnly = mutant(
  'readies-creatures-only',
  { breaks: ['heroes/503.1/readying'] },
  (rules) => ({
    readies: (view, card, change) => card.type === 'creature' && rules.readies(view, card, change),
  }),
);
