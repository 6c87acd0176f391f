import { mutant } from './mutant.ts';

/** Lets a player declare what there are too few coins for, and takes those that there are. */
export const declaresUnpaid = mutant(
  'declares-unpaid',
  { breaks: ['heroes/502.3.1'], rows: [24] },
  (rules) => ({
    payComplaint: (view, ability, declaration) =>
      rules.payComplaint(Object.create(view, { coins: { value: { A: 99, B: 99 } } }), ability, declaration),
  }),
);
