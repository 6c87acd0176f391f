import { sizeOf } from '../../generators/reduce.ts';
import type { Case } from '../../spec/play/case.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Judging } from './judging.ts';
import { judgeCases } from './judging.ts';

const AT_ONCE = 64;

/** Cards, acts and texts together. */
export const totalOf = (one: Case): number => {
  const { cards, acts, abilities } = sizeOf(one);
  return cards + acts + abilities;
};

/**
 * The first case that shows each fingerprint, by fingerprint. Where cases come by size and none is left out, its size
 * is the least that there is in the language that they are in.
 */
export async function firstShowing(judging: Judging, cases: Iterable<Case>): Promise<Map<string, Case>> {
  const found = new Map<string, Case>();
  const note = async (batch: readonly Case[]) => {
    for (const [i, judged] of (await judgeCases(judging, batch)).entries()) {
      if ('broken' in judged) continue;
      for (const denial of judged.denials) {
        const print = fingerprintOf(denial);
        if (!found.has(print)) found.set(print, batch[i] as Case);
      }
    }
  };
  let batch: Case[] = [];
  for (const one of cases) {
    batch.push(one);
    if (batch.length < AT_ONCE) continue;
    await note(batch);
    batch = [];
  }
  await note(batch);
  return found;
}
