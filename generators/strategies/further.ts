import type { Settings } from '../settings.ts';
import {
  claimsActivated,
  claimsAny,
  claimsDivided,
  claimsTrigger,
  pricesOf,
  staticsOf,
  zonesAway,
} from '../settings.ts';
import { verbsOf } from '../verbs.ts';
import { bans } from './bans.ts';
import { belated } from './belated.ts';
import { coins } from './coins.ts';
import { departures } from './departures.ts';
import { detectors, NOTICING } from './detectors.ts';
import { dice } from './dice.ts';
import { discounts } from './discounts.ts';
import { divided } from './divided.ts';
import { fights } from './fights.ts';
import { givers } from './givers.ts';
import { granted } from './granted.ts';
import { AROUND, idle } from './idle.ts';
import { knots } from './knots.ts';
import { BEQUEATHED, legacies } from './legacies.ts';
import { MODIFYING, modifiers } from './modifiers.ts';
import { others } from './others.ts';
import { piles } from './piles.ts';
import { redirects } from './redirects.ts';
import { reentry } from './reentry.ts';
import { replacing } from './replacing.ts';
import { canRival, rivals } from './rivals.ts';
import { spared } from './spared.ts';
import { standing } from './standing.ts';
import type { Strategy } from './strategy.ts';
import { duels } from './targeted.ts';
import { TOLD, telltales } from './telltales.ts';
import { unlocking } from './unlocking.ts';

/** Strategies about what several texts do to one another. */
export const FURTHER = {
  divided,
  coins,
  departures,
  discounts,
  dice,
  duels,
  granted,
  givers,
  modifiers,
  replacing,
  redirects,
  fights,
  detectors,
  unlocking,
  reentry,
  knots,
  piles,
  belated,
  bans,
  standing,
  legacies,
  idle,
  spared,
  telltales,
  others,
  rivals,
} as const satisfies Record<string, Strategy>;

type Name = keyof typeof FURTHER;

/** How often each of them is drawn, beside weights of about 100 in all for the others. */
export const FURTHER_WEIGHTS: Readonly<Record<Name, number>> = {
  divided: 2,
  coins: 2,
  departures: 6,
  discounts: 5,
  dice: 2,
  duels: 2,
  granted: 4,
  givers: 3,
  modifiers: 3,
  replacing: 3,
  redirects: 7,
  fights: 2,
  detectors: 4,
  unlocking: 5,
  reentry: 3,
  knots: 2,
  piles: 7,
  belated: 4,
  bans: 9,
  standing: 5,
  legacies: 4,
  idle: 3,
  spared: 3,
  telltales: 3,
  others: 2,
  rivals: 5,
};

const mayShoot = ({ claims: { terms } }: Settings): boolean =>
  terms.shots === true && terms.verbs.includes('wound');

const mayGive = (settings: Settings): boolean =>
  (claimsAny(settings, 'grant') && verbsOf(settings).includes('grant')) ||
  (staticsOf(settings).includes('gives') && settings.claims.enter);

/** What they cannot do without. */
export const FURTHER_NEEDS: Readonly<Partial<Record<Name, (settings: Settings) => boolean>>> = {
  divided: (settings) =>
    claimsDivided(settings) && claimsAny(settings, 'heal', 'wound', 'give life', 'take life'),
  coins: (settings) =>
    pricesOf(settings).includes('coins') &&
    (claimsActivated(settings) || settings.claims.terms.abilities.includes('spell')),
  departures: claimsActivated,
  discounts: (settings) => staticsOf(settings).includes('cost'),
  duels: (settings) => settings.claims.attacks === true && claimsTrigger(settings, 'targeted'),
  dice: (settings) => claimsAny(settings, 'roll'),
  granted: mayGive,
  bans: (settings) => settings.claims.terms.abilities.includes('static') && mayGive(settings),
  telltales: (settings) => TOLD.some((trigger) => claimsTrigger(settings, trigger)),
  others: ({ claims: { terms } }) =>
    terms.different === true &&
    terms.objects.includes('choose') &&
    (terms.parts === true || terms.steps === true),
  rivals: canRival,
  piles: (settings) => claimsAny(settings, 'move') && zonesAway(settings).length > 0,
  standing: (settings) => staticsOf(settings).includes('life') && settings.claims.enter,
  legacies: (settings) =>
    BEQUEATHED.some((kind) => staticsOf(settings).includes(kind)) && claimsTrigger(settings, 'death'),
  spared: (settings) =>
    staticsOf(settings).includes('instead') &&
    claimsActivated(settings) &&
    claimsAny(settings, 'destroy') &&
    claimsTrigger(settings, 'kills'),
  idle: (settings) => AROUND.some((trigger) => claimsTrigger(settings, trigger)),
  givers: (settings) => staticsOf(settings).includes('life') && settings.claims.enter,
  modifiers: (settings) => MODIFYING.some((kind) => staticsOf(settings).includes(kind)),
  replacing: (settings) => staticsOf(settings).includes('instead'),
  redirects: (settings) =>
    staticsOf(settings).includes('redirects') && (settings.claims.attacks === true || mayShoot(settings)),
  fights: (settings) => verbsOf(settings).includes('fight'),
  detectors: (settings) => NOTICING.some((trigger) => claimsTrigger(settings, trigger)),
  belated: (settings) =>
    settings.claims.enter &&
    mayShoot(settings) &&
    claimsAny(settings, 'challenge') &&
    claimsTrigger(settings, 'hire'),
};
