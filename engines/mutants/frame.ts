import type { Card } from '../../spec/model/card.ts';
import { mutant } from './mutant.ts';

/** Readies a card that is wounded. */
export const woundingReadies = mutant('wounding-readies', { breaks: ['default/unchanged'] }, (rules) => ({
  perform: (run, deed, card, why) => {
    rules.perform(run, deed, card, why);
    if (deed.verb === 'wound') run.setFlag(card, 'exhausted', false, why.cause);
  },
}));

/** Takes a wound off with the poison. */
export const curingHeals = mutant('curing-heals', { breaks: ['default/fields'] }, (rules) => ({
  perform: (run, deed, card, why) => {
    rules.perform(run, deed, card, why);
    if (deed.verb === 'cure' && card.life !== null)
      run.setLife(card, { ...card.life, wounds: Math.max(0, card.life.wounds - 1) }, why);
  },
}));

const nextTo = (cards: readonly Card[], card: Card): Card | undefined =>
  cards.find(
    ({ id, type, zone, controller }) =>
      id !== card.id && type === 'creature' && zone === 'play' && controller === card.controller,
  );

/** Poisons another creature of the same player along with the one that is poisoned while it is wounded. */
export const poisonSpreads = mutant('poison-spreads', { breaks: ['default/unchanged'] }, (rules) => ({
  perform: (run, deed, card, why) => {
    rules.perform(run, deed, card, why);
    const other = nextTo(Object.values(run.cards), card);
    const spreads = deed.verb === 'poison' && (card.life?.wounds ?? 0) > 0;
    if (spreads && other !== undefined) run.setFlag(other, 'poisoned', true, why.cause);
  },
}));

/** Lets a card whose like has died in a game before survive in this one. */
export const remembersTheDead = mutant('remembers-the-dead', { breaks: ['heroes/505.1'] }, (rules) => {
  const dead = new Set<string>();
  return {
    isDestroyed: (view, card, life) => {
      if (!rules.isDestroyed(view, card, life) || dead.has(card.id)) return false;
      dead.add(card.id);
      return true;
    },
  };
});
