import type { Asked, Evidence } from '../interview/observation.ts';
import type { Heard, Spoken } from '../judge/hearing.ts';
import type { Listener } from './judge-case.ts';

/** How often a clause spoke, how often it refused something, and by what evidence. */
export interface Count {
  applied: number;
  nontrivial: number;
  readonly evidence: Record<Evidence, number>;
}

/** An engine's answers that a later edition would have otherwise, where the documents are silent. */
export interface Advised {
  readonly clause: string;
  readonly number: string;
  readonly says: string;
  times: number;
}

const KINDS: readonly Evidence[] = ['observed', 'consequence', 'self-reported', 'as loaded'];

const emptyCount = (): Count => ({
  applied: 0,
  nontrivial: 0,
  evidence: { observed: 0, consequence: 0, 'self-reported': 0, 'as loaded': 0 },
});

const refusesSomething = ({ rule, ruling }: Spoken): boolean =>
  rule.force !== 'open' && (rule.question.fixed?.some((answer) => !ruling.allows(answer)) ?? true);

/** Counts over a run, by clause address. Tallies of parts of a run add up. */
export class Tally implements Listener {
  readonly counts = new Map<string, Count>();
  readonly advice = new Map<string, Advised>();

  heard({ spoken }: Heard, asked: Asked | null): void {
    for (const one of spoken) {
      const count = this.#countOf(one.clause.address);
      count.applied += 1;
      if (refusesSomething(one)) {
        count.nontrivial += 1;
        count.evidence[asked?.evidence ?? 'observed'] += 1;
      }
      if (asked !== null) this.#advise(one, asked);
    }
  }

  /** Adds what was counted in another part of the run. */
  add({ counts, advice }: Pick<Tally, 'counts' | 'advice'>): void {
    for (const [address, { applied, nontrivial, evidence }] of counts) {
      const count = this.#countOf(address);
      count.applied += applied;
      count.nontrivial += nontrivial;
      for (const kind of KINDS) count.evidence[kind] += evidence[kind];
    }
    for (const [key, advised] of advice) {
      const known = this.advice.get(key);
      if (known === undefined) this.advice.set(key, { ...advised });
      else known.times += advised.times;
    }
  }

  #advise({ clause, rule }: Spoken, { situation, answer }: Asked): void {
    if (rule.advice === undefined || rule.advice.agrees(situation, answer)) return;
    const { number, says } = rule.advice;
    const key = `${clause.address} ${number}`;
    const known = this.advice.get(key) ?? { clause: clause.address, number, says, times: 0 };
    known.times += 1;
    this.advice.set(key, known);
  }

  #countOf(address: string): Count {
    const known = this.counts.get(address);
    if (known !== undefined) return known;
    const count = emptyCount();
    this.counts.set(address, count);
    return count;
  }
}
