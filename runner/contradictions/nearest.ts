/** How many letters are to be put in, left out or changed to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const above = row;
    row = [i + 1];
    for (const [j, its] of [...other].entries())
      row.push(
        Math.min(
          (row[j] as number) + 1,
          (above[j + 1] as number) + 1,
          (above[j] as number) + Number(letter !== its),
        ),
      );
  }
  return row[other.length] as number;
}

const MOST = 3;

/** The few names most like one that is unknown, those that it begins before all others. */
export const nearest = (unknown: string, names: Iterable<string>): string[] =>
  [...new Set(names)]
    .map((name) => ({ name, far: name.startsWith(`${unknown}/`) ? -1 : distance(unknown, name) }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, MOST)
    .map(({ name }) => name);

const THIRDS = 3;

/** Whether a name may be meant by one that is unknown: no more than two letters of it are written otherwise. */
export function isMeant(unknown: string, name: string): boolean {
  const length = Math.ceil(unknown.length / THIRDS);
  const thirds = Array.from({ length: THIRDS }, (_, i) => unknown.slice(i * length, (i + 1) * length));
  // Two letters spoil two thirds at most.
  return thirds.some((third) => name.includes(third)) && distance(unknown, name) <= 2;
}
