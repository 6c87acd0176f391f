import { mutant } from './mutant.ts';

/** Takes the card that pays for one that has become a target. */
export const paymentBecomesTarget = mutant(
  'payment-becomes-target',
  { breaks: ['heroes/501.3'], also: ['default/unchanged'], rows: [27, 29] },
  (rules) => ({
    becomeTargets: (view, naming) =>
      rules.becomeTargets(
        view,
        naming.when === 'declared'
          ? { ...naming, cards: [...naming.cards, ...naming.waiting.paying] }
          : naming,
      ),
  }),
);

/** Tells the card that paid as a target of what the ability chooses, though nothing is done to it. */
export const targetsPayer = mutant(
  'targets-payer',
  { breaks: ['heroes/502.4'], also: ['heroes/502.1', 'heroes/502.5'] },
  (rules) => ({
    targetsOf: (view, waiting, addressed) => {
      const targets = rules.targetsOf(view, waiting, addressed);
      if (addressed.instruction.object.kind !== 'choose') return targets;
      return [...targets, ...waiting.paying.filter((payer) => !targets.includes(payer))];
    },
    reachOf: (view, waiting, addressed) =>
      addressed.instruction.object.kind === 'choose'
        ? rules.targetsOf(view, waiting, addressed)
        : rules.reachOf(view, waiting, addressed),
  }),
);

/** Counts the card that pays as a second source. */
export const countsPayerAsSource = mutant(
  'counts-payer-as-source',
  { breaks: ['heroes/502.2'] },
  (rules) => ({
    sourcesOf: (view, scope, paying) => [...new Set([...rules.sourcesOf(view, scope, paying), ...paying])],
  }),
);

/** Lets no card pay that cannot be a target. */
export const refusesHiddenPayer = mutant('refuses-hidden-payer', { breaks: ['heroes/501.3'] }, (rules) => ({
  mayPay: (view, cost, card, scope) =>
    rules.mayTarget(view, card, scope) && rules.mayPay(view, cost, card, scope),
}));

/** Lets no card pay for what it is named for. */
export const refusesTargetAsPayer = mutant(
  'refuses-target-as-payer',
  { breaks: ['heroes/118.8'], also: ['default/allowed', 'heroes/502.7'], rows: [26] },
  (rules) => ({
    payComplaint: (view, ability, declaration) => {
      const { named, pay } = declaration;
      const isTarget = named.some(({ cards }) => cards.some((card) => pay.includes(card)));
      return isTarget ? 'A target cannot pay' : rules.payComplaint(view, ability, declaration);
    },
  }),
);
