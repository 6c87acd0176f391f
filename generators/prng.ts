const mixed = (value: number): number => {
  let h = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** The seed of case number `index` of a run: the same however the run is cut into chunks. */
export const seedOf = (runSeed: number, index: number): number =>
  mixed((mixed(runSeed >>> 0) + Math.imul(index + 1, 0x9e3779b9)) >>> 0);

/** The powers −1 to −5 of the number whose sixth power is itself and one: strides that fill five dimensions evenly. */
const STRIDES = [
  0.8812714616335696, 0.7766393890897683, 0.6844301295853427, 0.6031687406857283, 0.5315553977157914,
];

/** Five points of [0, 1) for case number `index` of a run: over any stretch of cases each of them lies evenly. */
export const spreadOf = (runSeed: number, index: number): number[] =>
  STRIDES.map((stride, i) => (seedOf(runSeed, -2 - i) / 4294967296 + index * stride) % 1);

/** sfc32: a small fast generator of 32-bit numbers, fixed for ever because stored seeds depend on it. */
export class Prng {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#a = mixed(seed + 0x1b873593) | 0;
    this.#b = mixed(seed + 0x52dce729) | 0;
    this.#c = mixed(seed + 0x38495ab5) | 0;
    for (let i = 0; i < 8; i++) this.next();
  }

  /** A number from 0 to 2³² − 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A number from 0 to `bound` − 1; bounds stay far below 2²¹, where this is exact. */
  below(bound: number): number {
    return Math.floor((this.next() * bound) / 4294967296);
  }
}
