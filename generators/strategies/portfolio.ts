import { burst, race } from './bursts.ts';
import { chain, longTrigger } from './chains.ts';
import { heroes } from './heroes.ts';
import { expiry, layers } from './layers.ts';
import { plain, uniform } from './plain.ts';
import { again, numbers, stolen, turns } from './sides.ts';
import { spells } from './spells.ts';
import type { Strategy } from './strategy.ts';
import { barred, fan, killers, mass } from './texts.ts';
import { deaths, entering, healing } from './triggers.ts';

/** Strategies that bring a rule's condition about, by name. */
export const AWARE = {
  mass,
  layers,
  fan,
  numbers,
  burst,
  race,
  chain,
  longTrigger,
  entering,
  deaths,
  healing,
  killers,
  heroes,
  expiry,
  turns,
  again,
  stolen,
  barred,
  spells,
} as const satisfies Record<string, Strategy>;

/** Strategies that arrange nothing: what those above can never meet, these can. */
export const UNARRANGED = { plain, uniform } as const satisfies Record<string, Strategy>;
