/** How much there is in a plain value: its parts, its figures and its flags that are set. */
export function sizeOf(value: unknown): number {
  if (value === null || value === undefined || value === false || value === 'lasting') return 0;
  if (value === true) return 1;
  if (typeof value === 'number') return Math.abs(value);
  if (typeof value !== 'object') return 1;
  let size = 0;
  for (const part of Object.values(value)) size += 1 + sizeOf(part);
  return size;
}
