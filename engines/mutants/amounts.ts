import { mutant } from './mutant.ts';

/** Lets negative life vanish where there is additional life, which stays. */
export const losesNegative = mutant(
  'loses-negative',
  { breaks: ['heroes/504.5'], also: ['heroes/503.1/static-effect'], rows: [51] },
  (rules) => ({
    takeLife: (life, amount, laying) =>
      life.effects.some(({ kind }) => kind === 'additional') ? life : rules.takeLife(life, amount, laying),
  }),
);

/** Wounds a card by taking from its starting life as far as more than one is left of it. */
export const woundsStartingLife = mutant(
  'wounds-starting-life',
  { breaks: ['heroes/504.1.1', 'heroes/504.3'] },
  (rules) => ({
    wound: (life, amount, laying) => {
      const taken = Math.min(amount, Math.max(0, life.starting - 1));
      return rules.wound({ ...life, starting: life.starting - taken }, amount - taken, laying);
    },
  }),
);

/** Brings a card into play with additional life that nothing has given it. */
export const entersStrengthened = mutant('enters-strengthened', { breaks: ['heroes/504.1'] }, () => ({
  lifeOnEntering: ({ id, life }) => {
    if (life === null) return null;
    const gift = {
      id: `gift-${id}`,
      kind: 'additional',
      laid: 1,
      left: 1,
      by: null,
      until: 'lasting',
    } as const;
    return { starting: life.starting, wounds: 0, effects: [gift], level: life.starting + 1 };
  },
}));

/** Reaches the card that has the text where «each other» leaves it out. */
export const reachesItselfToo = mutant(
  'reaches-itself-too',
  { breaks: ['heroes/118.4'], rows: [37] },
  (rules) => ({
    massReach: (view, { other: _other, ...filter }, scope) => rules.massReach(view, filter, scope),
  }),
);

/** Readies the cards of the player whose turn ends. */
export const readiesAtTurnEnd = mutant(
  'readies-at-turn-end',
  { breaks: ['heroes/503.1/readying'] },
  (rules) => ({
    readies: (view, card, { ended, began }) => rules.readies(view, card, { ended: began, began: ended }),
  }),
);

/** Lays a wound on a card that a healing finds without any. */
export const healingHurts = mutant('healing-hurts', { breaks: ['default/fields'], rows: [49] }, (rules) => ({
  heal: (life, amount, laying) =>
    life.wounds === 0 ? rules.wound(life, 1, laying) : rules.heal(life, amount, laying),
}));
