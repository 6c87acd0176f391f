import type { Decision, Settlement } from '../../spec/clauses/settlement.ts';

const decisionInWords = (decision: Decision): string => {
  if ('prevails' in decision) return `${decision.prevails} prevails over ${decision.over.join(' and ')}`;
  if ('isNotRead' in decision) return `${decision.clause} is not read «${decision.isNotRead}»`;
  return 'reading' in decision ? `${decision.clause} is read «${decision.reading}»` : 'it stands';
};

/** What an editor has decided, where an answer is a fault for no other reason. */
export const settlementInWords = ({ finding, decision, by }: Settlement): string =>
  `${decisionInWords(decision)} (${finding}, by ${by}): without that it would be no fault`;
