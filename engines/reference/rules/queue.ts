import type { QueueRules } from '../rules.ts';

/** First in, first out; an ability is paid as it is declared, and its source is not looked at again (502.3). */
export const queueRules: QueueRules = {
  nextOf: ([first]) => first,
  paysAt: () => 'declaration',
  isStillLegal: () => true,
  stepComplaint: () => 'There is no battlefield in this edition',
  whereTo: () => null,
};
