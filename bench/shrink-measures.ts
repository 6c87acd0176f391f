import type { Effort, Measure } from './measure.ts';
import { seeds } from './measure.ts';
import type { Shrunk } from './shrinks.ts';
import { PROVED, provedMinima, shrinkOf } from './shrinks.ts';
import { median, quantile } from './statistics.ts';

const distinct = (shrunk: readonly Shrunk[], key: (one: Shrunk) => string): number[] => {
  const answers = new Map<string, Set<string>>();
  for (const one of shrunk) answers.set(key(one), (answers.get(key(one)) ?? new Set()).add(one.answer));
  return [...answers.values()].map(({ size }) => size);
};

/** The smallest there is for what was shrunk, where enumeration proves it; otherwise null. */
const provedFor = ({ fingerprint, size }: Shrunk, minima: ReadonlyMap<string, number>): number | null =>
  minima.get(fingerprint) ?? (size === PROVED + 1 ? size : null);

/** P9, P10 and P16, on the finding of a run that most cases show. */
export async function shrinkMeasures(effort: Effort): Promise<Measure[]> {
  const shrunk: Shrunk[] = [];
  const names = effort.names.filter((_, i) => i % effort.shrinkEvery === 0);
  const sizes: number[] = [];
  for (const name of names) {
    const minima = provedMinima(name);
    for (const seed of seeds(effort.shrinkSeeds)) {
      const one = await shrinkOf(name, seed, effort.most);
      if (one === null) continue;
      shrunk.push(one);
      const proved = provedFor(one, minima);
      // A case that is not among those enumerated may be smaller than all of them.
      if (proved !== null) sizes.push(Math.max(1, one.size / proved));
    }
  }
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const exact = sizes.filter((size) => size <= 1).length / sizes.length;
  const evaluations = shrunk.map((one) => one.evaluations);
  const known = `proved by every case up to size ${PROVED} for ${sizes.length} of ${shrunk.length} shrinks; ${names.length} mutants`;
  return [
    {
      id: 'P9',
      what: 'shrunk size ÷ proved minimum',
      values: [mean],
      target: 1.02,
      isLeast: false,
      note: known,
    },
    { id: 'P9', what: 'shrinks that reach it', values: [exact], target: 0.95, isLeast: true },
    {
      id: 'P10',
      what: 'evaluations of a shrink, median',
      values: [median(evaluations)],
      target: 200,
      isLeast: false,
    },
    {
      id: 'P10',
      what: 'evaluations, p95',
      values: [quantile(evaluations, 0.95)],
      target: 2500,
      isLeast: false,
    },
    {
      id: 'P10',
      what: 'seconds of a shrink, p95',
      values: [
        quantile(
          shrunk.map(({ milliseconds }) => milliseconds / 1000),
          0.95,
        ),
      ],
      target: 0.5,
      isLeast: false,
    },
    {
      id: 'P16',
      what: 'distinct answers of a mutant, median',
      values: [median(distinct(shrunk, ({ mutant }) => mutant))],
      target: 2,
      isLeast: false,
      note: `of one fingerprint: ${median(distinct(shrunk, ({ mutant, fingerprint }) => mutant + fingerprint))}`,
    },
  ];
}
