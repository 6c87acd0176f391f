import type { Case } from '../spec/play/case.ts';
import type { CaseRecord } from '../spec/play/record.ts';
import { changeRelations } from './changes.ts';
import type { Relation } from './relation.ts';
import { symmetries } from './symmetries.ts';

/**
 * Every relation that the text or the contract supports. Left out, as the text leaves them open: the order of several
 * triggers of one player, life given in two parts (504.5 is read in three ways), and coins, which no board has.
 */
export const relations: readonly Relation[] = [...symmetries, ...changeRelations];

/** The case with every choice made outright, as it was made: so that none depends on the order of what was offered. */
export function outright(made: Case, { steps }: CaseRecord): Case {
  const refused = steps.findIndex(({ picked, reply }) => picked && reply.outcome === 'refused');
  const put = refused < 0 ? steps : steps.slice(0, refused);
  return { ...made, acts: put.map(({ act }) => act), picks: [] };
}
