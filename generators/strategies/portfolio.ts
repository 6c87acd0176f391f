import type { Settings } from '../settings.ts';
import { claimsActivated, claimsAny, pricesOf } from '../settings.ts';
import { burst, race } from './bursts.ts';
import { chain, longTrigger } from './chains.ts';
import { challenges } from './challenges.ts';
import { draws } from './draws.ts';
import { FURTHER, FURTHER_NEEDS } from './further.ts';
import { heroes } from './heroes.ts';
import { expiry, layers } from './layers.ts';
import { moves } from './moves.ts';
import { plain, uniform } from './plain.ts';
import { prices } from './prices.ts';
import { shots } from './shots.ts';
import { again, numbers, stolen, turns } from './sides.ts';
import { spells } from './spells.ts';
import type { Strategy } from './strategy.ts';
import { strikes } from './strikes.ts';
import { targeted } from './targeted.ts';
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
  strikes,
  shots,
  challenges,
  prices,
  moves,
  targeted,
  draws,
  ...FURTHER,
} as const satisfies Record<string, Strategy>;

/** What a strategy cannot do without; where that is not claimed, it is left out. */
export const NEEDS: Readonly<Partial<Record<keyof typeof AWARE, (settings: Settings) => boolean>>> = {
  strikes: ({ claims }) => claims.attacks === true,
  shots: ({ claims }) => mayShoot(claims),
  challenges: (settings) =>
    claimsAny(settings, 'challenge') && (settings.claims.attacks === true || mayShoot(settings.claims)),
  prices: (settings) =>
    claimsActivated(settings) &&
    pricesOf(settings).some((price) => price === 'exhaust' || price === 'sacrifice'),
  moves: (settings) => claimsAny(settings, 'move'),
  targeted: ({ claims: { terms } }) =>
    terms.abilities.includes('triggered') && terms.triggers.includes('targeted'),
  draws: ({ claims }) => claims.draws === true,
  ...FURTHER_NEEDS,
};

/** Strategies that are played last, since the game is mostly over then. */
export const LAST: readonly string[] = ['heroes', 'draws'] satisfies (keyof typeof AWARE)[];

const mayShoot = ({ terms }: Settings['claims']): boolean =>
  terms.shots === true && terms.verbs.includes('wound');

/** Strategies that arrange nothing: what those above can never meet, these can. */
export const UNARRANGED = { plain, uniform } as const satisfies Record<string, Strategy>;
