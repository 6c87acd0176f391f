import type { Act } from '../../spec/play/act.ts';
import type { Board, Case } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { judgeCases } from '../run/judging.ts';
import { judgingOf } from './judged.ts';

/** How an engine fares with a case: who is blamed, what is only shown behind a bar, and what contradicts itself. */
export const fares = async (engine: Engine, table: Board, ...acts: Act[]): Promise<string> => {
  const one: Case = { edition: 'heroes', board: table, acts, picks: [] };
  const [judged] = await judgeCases(judgingOf(engine), [one]);
  if (judged === undefined || 'broken' in judged) return `broken: ${judged?.detail}`;
  const names = (denials: typeof judged.denials) =>
    [...new Set(denials.flatMap(({ denied }) => denied))].sort().join(' ');
  return [names(judged.denials), names(judged.shown), judged.mismatch?.differs].filter(Boolean).join(' | ');
};
