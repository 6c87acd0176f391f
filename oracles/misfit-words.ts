import type { Filter } from '../spec/abilities/filter.ts';

const ATTRIBUTES: Readonly<Record<keyof Filter, string>> = {
  types: 'its type',
  cost: 'its cost',
  element: 'its element',
  wounded: 'whether it is wounded',
  poisoned: 'whether it is poisoned',
  exhausted: 'whether it is exhausted',
  side: 'whose it is',
  zone: 'the zone it is in',
  whose: 'whose zone it is in',
  other: 'it is the card that has the text',
};

/** Why a text does not mean a card: all by which the card does not meet it. */
export const whyUnfit = (misfits: readonly (keyof Filter)[]): string =>
  `the text asks for another card: ${misfits.map((name) => ATTRIBUTES[name]).join(', ')}`;
