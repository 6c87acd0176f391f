import { creature } from '../../oracles/examples.ts';
import { oracles } from '../../oracles/index.ts';
import type { Texts } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Board } from '../../spec/play/case.ts';
import { Board as BoardShape } from '../../spec/play/case.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { courtOf } from '../judge/court.ts';
import { judgeCase } from '../run/judge-case.ts';
import type { Told } from './records.ts';
import { CLAIMS, recordOf } from './records.ts';

const court = courtOf(oracles.classic);

/** An engine that claims all that the classic edition needs. */
const CLASSIC_CLAIMS: Capabilities = {
  ...CLAIMS,
  terms: {
    ...CLAIMS.terms,
    triggers: [...CLAIMS.terms.triggers, 'targeted'],
    statics: ['wounds dealt'],
    shots: true,
  },
  attacks: true,
  events: [...CLAIMS.events, 'coins', 'rolled', 'placed', 'attacked', 'defended'],
};

/** A board of A's archer with some texts, B's ogre and imp of 3 starting life, and what is added or changed. */
export const duel = (texts: Texts, more: readonly Card[] = [], archer: Partial<Card> = {}): Board => {
  const own = Object.keys(texts).filter((id) => !id.startsWith('their-'));
  const theirs = { owner: 'B' as const, controller: 'B' as const };
  return BoardShape.parse({
    active: 'A',
    texts,
    coins: { A: 3, B: 3 },
    cards: [
      creature('archer', { printed: own, abilities: own, ...archer }),
      creature('ogre', theirs),
      creature('imp', { ...theirs, cost: 4 }),
      ...more,
    ],
  });
};

/** The clauses that a hand-written record breaks in every reading, and behind «or» those that some readings excuse. */
export function brokenIn(board: Board, told: readonly Told[]): string[] {
  const made = { edition: 'classic' as const, board, acts: told.map(({ act }) => act), picks: [] };
  const record = recordOf(board, told);
  const verdict = judgeCase(court, made, record, CLASSIC_CLAIMS, { heard: () => {} });
  if (verdict.mismatch !== null) return [`mismatch: ${verdict.mismatch.differs}`];
  const denied = verdict.denials.flatMap((denial) => denial.denied);
  const refuted = verdict.refutations.flat().flatMap((nogood) => nogood.denied.map((one) => `or ${one}`));
  return [...new Set([...denied, ...refuted])].sort();
}
