/** `frozen` mutants are kept out of every tuning of generators; `open` ones may be looked at. */
export type Half = 'open' | 'frozen';

/** Where a mutant is summed up: in its half, or among those that were written blind, which are in neither. */
export type Part = Half | 'blind';

/** The half of a mutant: the parity of the FNV-1a hash of its name. */
export const halfOf = (name: string): Half => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash & 1) === 0 ? 'open' : 'frozen';
};
