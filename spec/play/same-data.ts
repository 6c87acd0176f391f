/** Whether two values of plain data are the same through and through; absent and undefined are two things. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i += 1) if (!sameData(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let more = 0;
  // Plain data inherits nothing, and a loop takes no list of keys.
  for (const key in a) {
    const other = (b as Record<string, unknown>)[key];
    if (other === undefined && !Object.hasOwn(b, key)) return false;
    if (!sameData((a as Record<string, unknown>)[key], other)) return false;
    more += 1;
  }
  for (const _ in b) more -= 1;
  return more === 0;
}
