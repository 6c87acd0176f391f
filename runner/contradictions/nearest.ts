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

/** The one name of which no more than two letters are written otherwise; null where there is none. */
export function meant(unknown: string, names: Iterable<string>): string | null {
  for (const name of names) if (distance(unknown, name) <= 2) return name;
  return null;
}
