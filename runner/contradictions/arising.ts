import { isOneChange, layingsOf } from '../../generators/situations/layings.ts';
import { levelOf } from '../../generators/situations/lives.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Layers } from '../../spec/questions/life.ts';
import { hearEverywhere, leftBy } from './analyse.ts';
import type { Bench } from './bench.ts';
import { seatsFor } from './bench.ts';

/** Whether the clauses, under some reading, leave nothing but additional and negative life together after some laying. */
function ariseTogether(bench: Bench, life: Life): boolean {
  return layingsOf(life).some(({ question, situation, isSo }) => {
    if (!canArise(bench, situation.before)) return false;
    const seats = seatsFor(bench, question, situation).filter(({ supposition }) => supposition === null);
    const domain = question.answers(situation);
    return hearEverywhere(bench, question, situation, seats).some(({ hearing }) => {
      const left = leftBy(hearing, domain);
      return left.length > 0 && left.every((i) => isSo(domain[i] as Layers));
    });
  });
}

const known = new WeakMap<Bench, Map<string, boolean>>();

/** Whether the clauses could lead to a life: one that has additional and negative life only where they leave both. */
export function canArise(bench: Bench, life: Life): boolean {
  if (new Set(life.effects.map(({ kind }) => kind)).size < 2) return true;
  const before = known.get(bench) ?? new Map<string, boolean>();
  known.set(bench, before);
  const key = JSON.stringify(life);
  const arises = before.get(key) ?? ariseTogether(bench, life);
  before.set(key, arises);
  return arises;
}

const isDeed = (by: unknown): boolean => typeof by === 'object' && by !== null && 'deed' in by;

const isLife = (value: unknown): value is Life =>
  typeof value === 'object' && value !== null && 'starting' in value && 'effects' in value;

/**
 * Whether the clauses could lead to the lives that a situation asks about, and one change from the one to the other; what
 * is only on its board is taken as it is. To a card without a level nothing is done: it is destroyed before.
 */
export const arises = (bench: Bench, { situation }: { readonly situation: unknown }): boolean => {
  const { life, before, after, by } = situation as Readonly<
    Record<'life' | 'before' | 'after' | 'by', unknown>
  >;
  if (isLife(before) && isLife(after) && !isOneChange(before, after)) return false;
  if (isLife(before) && isDeed(by) && levelOf(before) <= 0) return false;
  return [life, before, after].filter(isLife).every((one) => canArise(bench, one));
};
