import type { TextRef } from '../../spec/model/names.ts';
import type { Blow } from '../reference/game.ts';
import type { View } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

const harmful = ({ before, after }: Blow): boolean => (after.level ?? 0) < (before.level ?? 0);

const harmersOf = (view: View, card: string): TextRef[] =>
  view.trailOf(card).flatMap((blow) => (harmful(blow) && blow.text !== null ? [blow.text] : []));

/** Holds the first text that harmed the card responsible for its death. */
export const creditsFirstBlow = mutant('credits-first-blow', { breaks: ['heroes/505.1.1'] }, () => ({
  killersOf: (view, card) => harmersOf(view, card.id).slice(0, 1),
}));

/** Holds every text that harmed the card responsible for its death. */
export const creditsAllBlows = mutant('credits-all-blows', { breaks: ['heroes/505.1.1'] }, () => ({
  killersOf: (view, card) => {
    const texts = harmersOf(view, card.id);
    const keys = texts.map(({ card: source, ability }) => `${source} ${ability}`);
    return texts.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
  },
}));

/** Holds no text responsible for a death by negative life. */
export const creditsWoundsOnly = mutant('credits-wounds-only', { breaks: ['heroes/505.1.1'] }, (rules) => ({
  killersOf: (view, card) => {
    const last = view.trailOf(card.id).at(-1);
    return last !== undefined && last.after.wounds > last.before.wounds ? rules.killersOf(view, card) : [];
  },
}));

/** Holds a text responsible where it took more life than there was, not where it took the last. */
export const creditsBelowZeroOnly = mutant(
  'credits-below-zero-only',
  { breaks: ['heroes/505.1.1'] },
  (rules) => ({
    killersOf: (view, card) =>
      card.life !== null && rules.level(card.life) === 0 ? [] : rules.killersOf(view, card),
  }),
);

/** Counts as a kill what a text would have destroyed where something else was done instead. */
export const countsReplacedKills = mutant(
  'counts-replaced-kills',
  { breaks: ['heroes/505.1.1'], also: ['default/unchanged'], rows: [71] },
  (rules) => ({
    replace: (run, card, replacement, why) => {
      const killer = run.cards[why.text?.card ?? ''];
      rules.replace(run, card, replacement, why);
      const text = run.texts[replacement.by.ability];
      const isOfDeath =
        text?.kind === 'static' && text.static.text === 'instead' && text.static.of === 'destroy';
      if (isOfDeath && killer !== undefined) run.setOffOn(killer, 'kills');
    },
  }),
);
