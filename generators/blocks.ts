import type { Random } from 'fast-check';
import fc from 'fast-check';
import type { Drawn } from './cases.ts';
import { caseAt } from './cases.ts';
import type { Settings } from './settings.ts';
import { EVERYTHING } from './settings.ts';
import { simplerCases } from './shrink.ts';

/** Cases that one run of a property tries; the fewer runs, the less of the time is fast-check's own. */
export type Block = readonly Drawn[];

function* smallerBlocks(block: Block, settings: Settings): Generator<fc.Value<Block>> {
  const [only] = block;
  if (block.length > 1) for (const drawn of block) yield new fc.Value<Block>([drawn], undefined);
  else if (only !== undefined)
    for (const drawn of simplerCases(only.choices, settings)) yield new fc.Value<Block>([drawn], undefined);
}

class Blocks extends fc.Arbitrary<Block> {
  readonly #size: number;
  readonly #settings: Settings;

  constructor(size: number, settings: Settings) {
    super();
    this.#size = size;
    this.#settings = settings;
  }

  override generate(random: Random): fc.Value<Block> {
    const seed = random.nextInt(-0x80000000, 0x7fffffff);
    const block = Array.from({ length: this.#size }, (_, index) => caseAt(seed, index, this.#settings));
    return new fc.Value<Block>(block, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Block {
    return Array.isArray(value);
  }

  override shrink(block: Block): fc.Stream<fc.Value<Block>> {
    return fc.stream(smallerBlocks(block, this.#settings));
  }
}

/** Blocks of cases; shrinking goes down to a single case and then makes its choices simpler. */
export const blocks = (size = 64, settings: Settings = EVERYTHING): fc.Arbitrary<Block> =>
  new Blocks(size, settings);
