import type { Player } from '../../spec/model/names.ts';
import { opponentOf } from '../reference/game.ts';
import { mutant } from './mutant.ts';

const shuffling = { breaks: ['heroes/503.1/shuffling'] };
/** Whoever has not failed three times is not spoken of: nothing brings the loss about. */
const tooEarly = { breaks: ['default/unchanged'] };
const deckOut = { breaks: ['heroes/503.1/deck-out'] };

/** Leaves a deck as it is when a card has come into it. */
export const shufflesWhenTakenOnly = mutant('shuffles-when-taken-only', shuffling, (rules) => ({
  isShuffled: (view, touched) => touched.how !== 'returned to' && rules.isShuffled(view, touched),
}));

/** Leaves a deck as it is when a card has been taken from it. */
export const shufflesWhenReturnedOnly = mutant('shuffles-when-returned-only', shuffling, (rules) => ({
  isShuffled: (view, touched) => touched.how === 'returned to' && rules.isShuffled(view, touched),
}));

/** Leaves the deck of the non-active player as it is. */
export const shufflesActiveDeckOnly = mutant('shuffles-active-deck-only', shuffling, (rules) => ({
  isShuffled: (view, touched) => touched.player === view.active && rules.isShuffled(view, touched),
}));

/** Shuffles the deck of whoever plays a spell, to which nothing was done. */
export const shufflesForSpells = mutant(
  'shuffles-for-spells',
  { breaks: ['default/unchanged'] },
  (rules) => ({
    layDown: (run, source, ability) => {
      rules.layDown(run, source, ability);
      const cause = { by: 'rules', effect: 'shuffling' } as const;
      if (ability.kind === 'spell') run.emit({ kind: 'shuffled', player: source.owner, cause });
    },
  }),
);

/** Ends the game when a player fails to take a card for the second time. */
export const losesAtSecondFailure = mutant('loses-at-second-failure', tooEarly, () => ({
  deckedOut: (_view, player, times) => (times >= 2 ? player : null),
}));

/** Lets a player fail to take a card three times and ends the game at the fourth. */
export const losesAtFourthFailure = mutant('loses-at-fourth-failure', deckOut, () => ({
  deckedOut: (_view, player, times) => (times >= 4 ? player : null),
}));

/** Lets the opponent of the player lose who has failed to take a card for the third time. */
export const otherLosesByDeck = mutant('other-loses-by-deck', { ...deckOut, rows: [104] }, (rules) => ({
  deckedOut: (view, player, times) => {
    const loser = rules.deckedOut(view, player, times);
    return loser && opponentOf(loser);
  },
}));

/** Counts the failures of both players together. */
export const poolsFailures = mutant('pools-failures', tooEarly, () => ({
  deckedOut: ({ history: { failedDraws } }, player) => (failedDraws.A + failedDraws.B >= 3 ? player : null),
}));

/** Goes on counting failures from one game to the next. */
export const remembersFailures = mutant('remembers-failures', { ...tooEarly, rows: [106] }, (rules) => {
  const failures = { A: 0, B: 0 } satisfies Record<Player, number>;
  return {
    deckedOut: (view, player, times) => {
      failures[player] += 1;
      return rules.deckedOut(view, player, Math.max(times, failures[player]));
    },
  };
});
