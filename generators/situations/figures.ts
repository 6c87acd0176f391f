import { hasLost, isDeckedOut } from '../../spec/questions/fate.ts';
import { isHealing, isWounded, lifeAfter, lifeLevel } from '../../spec/questions/life.ts';

/** The highest figure of an effect that has a term, and of all that is enumerated on other questions than `SCALING`. */
export const FIXED_FIGURES = 2;

/** The ids of the questions on which lives and amounts go up to the bound. */
export const SCALING: readonly string[] = [
  lifeAfter,
  isWounded,
  isHealing,
  lifeLevel,
  hasLost,
  isDeckedOut,
].map(({ id }) => id);
