import leven from 'leven';

const MOST = 3;

/** The few names most like one that is unknown, those that it begins before all others. */
export const nearest = (unknown: string, names: Iterable<string>): string[] =>
  [...new Set(names)]
    .map((name) => ({ name, far: name.startsWith(`${unknown}/`) ? -1 : leven(unknown, name) }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, MOST)
    .map(({ name }) => name);

const MISSPELT = 2;

/** Whether a name may be meant by one that is unknown: no more than two letters of it are written otherwise. */
export const isMeant = (unknown: string, name: string): boolean =>
  leven(unknown, name, { maxDistance: MISSPELT + 1 }) <= MISSPELT;
