import { mutant } from './mutant.ts';

/** Takes the price when the ability is carried out, as classic would, and none of a source that has left play. */
export const paysLate = mutant('pays-late', { breaks: ['heroes/502.3.1'] }, () => ({
  paysAt: () => 'carrying out',
}));

/** Lets every text be declared at no card, as classic lets those of any number. */
export const acceptsZeroTargets = mutant('accepts-zero-targets', { breaks: ['heroes/502.6'] }, (rules) => ({
  mayNameSoMany: (choose, cards) => cards.length === 0 || rules.mayNameSoMany(choose, cards),
}));
