import type { Case } from '../../spec/play/case.ts';
import { smallerCases } from '../reduce.ts';
import { EVERYTHING } from '../settings.ts';

/** Goes on from the first smaller case that still shows the fault until none does. */
export function reduced(made: Case, shows: (made: Case) => boolean, settings = EVERYTHING): Case {
  for (const smaller of smallerCases(made, settings))
    if (shows(smaller)) return reduced(smaller, shows, settings);
  return made;
}
