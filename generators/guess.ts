import type { Deed } from '../spec/abilities/deed.ts';
import type { Card } from '../spec/model/card.ts';

/** The layers of a life as they are thought to be after the acts so far. */
export interface Guess {
  readonly starting: number;
  readonly wounds: number;
  readonly additional: number;
  readonly negative: number;
}

const NO_LIFE: Guess = { starting: 1, wounds: 0, additional: 0, negative: 0 };

export const levelOf = ({ starting, wounds, additional, negative }: Guess): number =>
  starting + additional - negative - wounds;

/** The layers that a card has on the board. */
export function layersOf({ life }: Card): Guess {
  if (life === null) return NO_LIFE;
  let additional = 0;
  let negative = 0;
  for (const { kind, left } of life.effects) {
    if (kind === 'additional') additional += left;
    else negative += left;
  }
  return { starting: life.starting, wounds: life.wounds, additional, negative };
}

/** What a deed is thought to make of the layers: good enough to draw the next amount near an edge. */
export function guessAfter(guess: Guess, deed: Deed): Guess {
  const { wounds, additional, negative } = guess;
  switch (deed.verb) {
    case 'wound':
      return { ...guess, wounds: wounds + deed.amount };
    case 'heal':
      return { ...guess, wounds: Math.max(0, wounds - deed.amount) };
    case 'give life': {
      const removed = Math.min(negative, deed.amount);
      return { ...guess, negative: negative - removed, additional: additional + deed.amount - removed };
    }
    case 'take life': {
      const removed = Math.min(additional, deed.amount);
      return { ...guess, additional: additional - removed, negative: negative + deed.amount - removed };
    }
    case 'set life': {
      const missing = deed.to - (guess.starting + additional - negative - wounds);
      const lowered = { ...guess, wounds: 0, negative: negative + wounds };
      if (missing === 0) return lowered;
      return missing > 0
        ? guessAfter(lowered, { verb: 'give life', amount: missing, until: 'lasting' })
        : guessAfter(lowered, { verb: 'take life', amount: -missing, until: 'lasting' });
    }
    case 'strip life':
      return { ...guess, additional: 0 };
    default:
      return guess;
  }
}
