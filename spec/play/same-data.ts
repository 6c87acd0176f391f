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
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    const other = (b as Record<string, unknown>)[key];
    if (other === undefined && !Object.hasOwn(b, key)) return false;
    if (!sameData((a as Record<string, unknown>)[key], other)) return false;
  }
  return true;
}
