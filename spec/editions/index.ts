import { CLASSIC } from './classic.ts';
import type { Edition } from './edition.ts';
import { HEROES } from './heroes.ts';

/** Every fixed text by its name, the one that is meant where nobody says which first. */
export const EDITIONS = { heroes: HEROES, classic: CLASSIC } as const satisfies Record<string, Edition>;
export type EditionName = keyof typeof EDITIONS;

export const EDITION_NAMES = Object.keys(EDITIONS) as readonly EditionName[];
