import type { EditionName } from '../spec/editions/index.ts';
import { placeAll } from './classic/cells.ts';
import { STACK } from './classic/portfolio.ts';
import type { Strategy } from './strategies/strategy.ts';

/** What an edition has besides: strategies with their weights, and what every table of it still needs. */
export interface Special {
  readonly strategies: Readonly<Record<string, { readonly weight: number; readonly strategy: Strategy }>>;
  readonly finish: Strategy;
}

export const SPECIAL: Readonly<Record<EditionName, Special>> = {
  heroes: { strategies: {}, finish: () => {} },
  classic: { strategies: STACK, finish: placeAll },
};
