import type { Court } from '../judge/court.ts';
import type { Course, Hunt } from './hunt.ts';
import { deviationsIn, isHopeless } from './hunt.ts';
import type { Lane } from './lanes.ts';
import { spread } from './lanes.ts';
import type { PlainHunt } from './plain.ts';
import { Gathering } from './plain.ts';

/** A whole number of blocks; each chunk is played on a fresh engine, so that its result hangs on nothing else. */
const CHUNK = 1024;

/** A part of a run: so many cases from this number on. */
export type Chunk = Required<Pick<Course, 'from' | 'cases'>>;

/** The fixed parts into which a run is cut, however many lanes there are. */
export const chunksOf = (cases: number, size = CHUNK): Chunk[] =>
  Array.from({ length: Math.ceil(cases / size) }, (_, i) => ({
    from: i * size,
    cases: Math.min(size, cases - i * size),
  }));

/** Hunts through a run chunk by chunk; the same comes out over one lane or many. */
export async function huntInChunks(
  court: Court,
  lanes: readonly Lane<Chunk, PlainHunt>[],
  { cases, progress, isStopped }: Course,
  size = CHUNK,
): Promise<Hunt> {
  const gathering = new Gathering(court);
  await spread(lanes, chunksOf(cases, size), (part) => {
    gathering.add(part);
    progress?.(gathering.hunt.cases, deviationsIn(gathering.hunt));
    return !isHopeless(gathering.hunt) && isStopped?.() !== true;
  });
  return gathering.hunt;
}
