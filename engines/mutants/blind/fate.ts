import { mutant } from '../mutant.ts';

/** Of two decks that are to be shuffled at once, shuffles the one that was touched first. */
export const shufflesOneDeckOfTwo = mutant(
  'shuffles-one-deck-of-two',
  { breaks: ['heroes/503.1/shuffling'] },
  (rules) => ({
    isShuffled: (view, touched) => {
      const first = view.decks.find((one) => rules.isShuffled(view, one));
      return touched.player === first?.player && rules.isShuffled(view, touched);
    },
  }),
);

/** Looks for deaths and losses by a price in wounds only when something else happens. */
export const priceKillsLate = mutant(
  'price-kills-late',
  { breaks: ['heroes/503.2', 'heroes/505.1'], also: ['heroes/503.1/lethal-wounds', 'heroes/503.1/loss'] },
  (rules) => ({
    isLookedFor: (effect, moment, view) => moment !== 'payment' && rules.isLookedFor(effect, moment, view),
  }),
);

/** Leaves a life as it is that is at X already when it is to be set to X, wounds and all. */
export const setLifeSkipsEqual = mutant('set-life-skips-equal', { breaks: ['heroes/504.6'] }, (rules) => ({
  setLife: (life, to, laying) => (rules.level(life) === to ? life : rules.setLife(life, to, laying)),
}));

/** Holds the text that gave additional life responsible for a death by the end of that life. */
export const creditsTheEnded = mutant('credits-the-ended', { breaks: ['heroes/505.1.1'] }, (rules) => ({
  killersOf: (view, card) => {
    const last = view.trailOf(card.id).at(-1);
    if (last?.cause.by !== 'rules' || last.cause.effect !== 'expiry') return rules.killersOf(view, card);
    const left = last.after.effects.map(({ id }) => id);
    const givers = last.before.effects.flatMap(({ id, by }) => (left.includes(id) ? [] : (by ?? [])));
    return givers.slice(0, 1);
  },
}));

/** Lets a card come exhausted to the player who takes control of it. */
export const capturesExhausted = mutant('captures-exhausted', { breaks: ['default/unchanged'] }, (rules) => ({
  perform: (run, deed, card, why) => {
    rules.perform(run, deed, card, why);
    const now = run.cards[card.id];
    if (deed.verb === 'take control' && now !== undefined && now.controller !== card.controller)
      run.setFlag(now, 'exhausted', true, why.cause);
  },
}));
