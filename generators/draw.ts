import { Prng } from './prng.ts';

/** Choices `from` up to but not including `to` that belong to one thing, such as an element of a list. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Draws a value as a sequence of recorded choices, each from 0 (always the simplest) to below its bound.
 * Given choices are replayed instead: too large ones count as the largest, missing ones as 0.
 */
export class Draw {
  readonly choices: number[] = [];
  readonly bounds: number[] = [];
  readonly spans: Span[] = [];
  readonly #prng: Prng | null;
  readonly #given: readonly number[];
  readonly #spread: number[];

  private constructor(prng: Prng | null, given: readonly number[], spread: readonly number[]) {
    this.#prng = prng;
    this.#given = given;
    this.#spread = [...spread];
  }

  /** `spread`: points of [0, 1) for what is drawn evenly. */
  static random(seed: number, spread: readonly number[] = []): Draw {
    return new Draw(new Prng(seed), [], spread);
  }

  static replay(choices: readonly number[]): Draw {
    return new Draw(null, choices, []);
  }

  #record(value: number, bound: number): number {
    this.choices.push(value);
    this.bounds.push(bound);
    return value;
  }

  #replayed(bound: number): number {
    const given = this.#given[this.choices.length] ?? 0;
    return given >= bound ? bound - 1 : given > 0 ? Math.floor(given) : 0;
  }

  /** A number from 0 to `bound` − 1; nothing is recorded where there is nothing to choose. */
  below(bound: number): number {
    if (bound <= 1) return 0;
    return this.#record(this.#prng === null ? this.#replayed(bound) : this.#prng.below(bound), bound);
  }

  /** From `least` to `most`, the least simplest. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  oneOf<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('Nothing to draw from: the list is empty; ask `perhapsOneOf`');
    return list[this.below(list.length)] as T;
  }

  perhapsOneOf<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  /** Records the index and not the weight that led to it; no weight is 0. */
  weighted<T>(entries: readonly (readonly [weight: number, value: T])[]): T {
    const prng = this.#prng;
    return this.#taken(entries, prng && ((total) => prng.below(total)));
  }

  /** As `weighted`, but evenly over the cases of a run as long as there are points for that. */
  evenly<T>(entries: readonly (readonly [weight: number, value: T])[]): T {
    const point = this.#prng === null ? undefined : this.#spread.shift();
    if (point === undefined) return this.weighted(entries);
    return this.#taken(entries, (total) => point * total);
  }

  #taken<T>(
    entries: readonly (readonly [weight: number, value: T])[],
    pointIn: ((total: number) => number) | null,
  ): T {
    const index = pointIn === null ? this.#replayed(entries.length) : this.#byWeight(entries, pointIn);
    return (entries[this.#record(index, entries.length)] as readonly [number, T])[1];
  }

  #byWeight(entries: readonly (readonly [number, unknown])[], pointIn: (total: number) => number): number {
    let total = 0;
    for (const [weight] of entries) total += weight;
    let left = pointIn(total);
    let index = 0;
    for (const [weight] of entries) {
      if (left < weight) break;
      left -= weight;
      index++;
    }
    return index;
  }

  /** True with about this probability; false is the simplest. */
  flag(probability: number): boolean {
    const value =
      this.#prng === null ? this.#replayed(2) : this.#prng.next() < probability * 4294967296 ? 1 : 0;
    return this.#record(value, 2) === 1;
  }

  /** A difference from −k to k, the more rarely the farther from 0, recorded as 0, 1, −1, 2, −2 … */
  nearZero(k: number): number {
    const bound = 2 * k + 1;
    const index =
      this.#prng === null
        ? this.#replayed(bound)
        : Math.min(this.#prng.below(bound), this.#prng.below(bound));
    const value = this.#record(index, bound);
    return value % 2 === 1 ? (value + 1) / 2 : 0 - value / 2;
  }

  /** Runs `make` as one thing that shrinking can take out or clear as a whole. */
  span<T>(make: () => T): T {
    const from = this.choices.length;
    const made = make();
    if (this.choices.length > from) this.spans.push({ from, to: this.choices.length });
    return made;
  }

  /** From `min` to `max` elements, each a span that starts with its "one more". */
  many<T>(min: number, max: number, make: (index: number) => T): T[] {
    const planned = this.#prng === null ? max : min + this.#prng.below(max - min + 1);
    const made: T[] = [];
    while (made.length < max) {
      const from = this.choices.length;
      if (made.length >= min) {
        const more = this.#prng === null ? this.#replayed(2) : made.length < planned ? 1 : 0;
        if (this.#record(more, 2) === 0) break;
      }
      made.push(make(made.length));
      if (this.choices.length > from) this.spans.push({ from, to: this.choices.length });
    }
    return made;
  }

  /** `count` different members, or all where there are fewer. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.below(left.length), 1));
    return taken;
  }
}
