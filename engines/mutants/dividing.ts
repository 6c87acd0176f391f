import { mutant } from './mutant.ts';

/** Divides an amount as it is told to, whatever the parts add up to and even where a card gets nothing. */
export const acceptsAnyDivision = mutant('accepts-any-division', { breaks: ['heroes/502.6'] }, (rules) => ({
  shareComplaint: (share, count, amounts) =>
    share !== null && amounts?.length === count ? null : rules.shareComplaint(share, count, amounts),
}));
