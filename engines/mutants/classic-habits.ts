import { mutant } from './mutant.ts';

/** Takes the price when the ability is carried out, and none for a source that has lost the ability or left play by then. */
export const paysLate = mutant('pays-late', { breaks: ['default/unchanged', 'heroes/502.3.1'] }, (rules) => ({
  paysAt: () => 'carrying out',
  pay: (run, payment) => {
    const source = run.cards[payment.source.id];
    const hasAbility = source?.zone === 'play' && source.abilities.includes(payment.ability);
    const isSpell = run.texts[payment.ability]?.kind === 'spell';
    return isSpell || hasAbility ? rules.pay(run, payment) : [];
  },
}));

/** Lets every text be declared at no card, as classic lets those of any number. */
export const acceptsZeroTargets = mutant(
  'accepts-zero-targets',
  { breaks: ['heroes/116.1', 'heroes/502.1'] },
  (rules) => ({
    mayNameSoMany: (choose, cards) => cards.length === 0 || rules.mayNameSoMany(choose, cards),
  }),
);
