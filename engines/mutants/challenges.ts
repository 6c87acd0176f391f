import type { Player } from '../../spec/model/names.ts';
import { isShot } from '../reference/game.ts';
import type { View } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

/** Minds challenges in strikes only. */
export const shotsIgnoreChallenge = mutant(
  'shots-ignore-challenge',
  { breaks: ['heroes/502.9'] },
  (rules) => ({
    mayAttack: (view, card, scope, how) => how === 'shot' || rules.mayAttack(view, card, scope, how),
  }),
);

/** Minds challenges in shots only. */
export const strikesIgnoreChallenge = mutant(
  'strikes-ignore-challenge',
  { breaks: ['heroes/502.9'] },
  (rules) => ({
    mayAttack: (view, card, scope, how) => how === 'strike' || rules.mayAttack(view, card, scope, how),
  }),
);

/** Lets the text alone say what may be shot at where nothing meets both it and a challenge. */
export const dropsHopelessChallenge = mutant(
  'drops-hopeless-challenge',
  { breaks: ['heroes/502.9'], rows: [9] },
  (rules) => ({
    optionsOf: (view, choosing, scope) => {
      const joined = rules.optionsOf(view, choosing, scope);
      if (joined.length > 0 || !isShot(choosing.deed)) return joined;
      return rules.optionsOf(view, { ...choosing, deed: { verb: 'wound', amount: 1 } }, scope);
    },
  }),
);

/** Is content with any of several challengers, though the attack must be at each. */
export const anyChallengerWillDo = mutant(
  'any-challenger-will-do',
  { breaks: ['heroes/502.9'] },
  (rules) => ({
    mayAttack: (view, card, { controller }) => {
      const challengers = rules.challengersOf(view, controller);
      return challengers.length === 0 || challengers.includes(card.id);
    },
  }),
);

/** The cards that challenge a player, as if no attack had been declared in this turn. */
const everChallenging = (view: View, player: Player): string[] =>
  Object.values(view.cards).flatMap((card) =>
    card.effects.some(({ kind }) => kind === 'challenge') &&
    card.controller !== player &&
    view.active === player &&
    card.zone === 'play'
      ? [card.id]
      : [],
  );

/** Holds every attack of a turn to a challenge, not the first alone. */
export const challengesEveryAttack = mutant(
  'challenges-every-attack',
  { breaks: ['default/allowed', 'heroes/118.8'], also: ['heroes/502.7'] },
  () => ({
    challengersOf: everChallenging,
  }),
);

/** Holds shots at each to a challenge, though they have no targets. */
export const massMindsChallenge = mutant('mass-minds-challenge', { breaks: ['heroes/502.6'] }, (rules) => ({
  reachOf: (view, waiting, addressed) => {
    const reached = rules.reachOf(view, waiting, addressed);
    const { deed, object } = addressed.instruction;
    const challengers = rules.challengersOf(view, waiting.scope.controller);
    return object.kind === 'each' && isShot(deed) && challengers.length > 0
      ? reached.filter((id) => challengers.includes(id))
      : reached;
  },
}));
