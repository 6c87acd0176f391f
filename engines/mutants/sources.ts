import { mutant } from './mutant.ts';

/** Does nothing for a source that was in play when it declared and is not any more, as the classic edition would. */
export const rechecksSource = mutant('rechecks-source', { breaks: ['heroes/502.3'] }, (rules) => ({
  isCarriedOut: (view, waiting, addressed, card) =>
    (waiting.source?.zone !== 'play' || view.cards[waiting.source.id]?.zone === 'play') &&
    rules.isCarriedOut(view, waiting, addressed, card),
}));

/** Drops a text that was paid for with coins where its source has left play since. */
export const rechecksSourcesPaidInCoins = mutant(
  'rechecks-sources-paid-in-coins',
  { breaks: ['heroes/502.3'] },
  (rules) => ({
    isStillLegal: (view, waiting) => {
      const text = view.texts[waiting.item.ability ?? ''];
      const isBought = text?.kind === 'activated' && text.cost?.kind === 'coins';
      const isGone = view.cards[waiting.scope.source]?.zone !== 'play';
      return !(isBought && isGone) && rules.isStillLegal(view, waiting);
    },
  }),
);

/** Does nothing for a source in play that has gone over to the other player. */
export const rechecksController = mutant(
  'rechecks-controller',
  { breaks: ['heroes/502.3'], also: ['default/allowed', 'heroes/502.6'] },
  (rules) => ({
    isCarriedOut: (view, waiting, addressed, card) => {
      const source = view.cards[waiting.scope.source];
      const isTaken = source?.zone === 'play' && source.controller !== waiting.item.controller;
      return !isTaken && rules.isCarriedOut(view, waiting, addressed, card);
    },
  }),
);

/** Does nothing for a source in play that has lost the ability since. */
export const needsAbilityStill = mutant(
  'needs-ability-still',
  { breaks: ['heroes/502.3.1'], rows: [19] },
  (rules) => ({
    isCarriedOut: (view, waiting, addressed, card) => {
      const source = view.cards[waiting.scope.source];
      const isLost = source?.zone === 'play' && !source.abilities.includes(waiting.item.ability ?? '');
      return !isLost && rules.isCarriedOut(view, waiting, addressed, card);
    },
  }),
);

/** Carries an ability out that its source has lost, but gives the price back. */
export const refundsLostAbility = mutant('refunds-lost-ability', { breaks: ['heroes/502.3.1'] }, () => ({
  isRefunded: (view, { item, scope }) => {
    const source = view.cards[scope.source];
    return source?.zone === 'play' && !source.abilities.includes(item.ability ?? '');
  },
}));

/** Counts the controller's hero as a second source of what other cards declare. */
export const addsSecondSource = mutant('adds-second-source', { breaks: ['heroes/502.2'] }, () => ({
  sourcesOf: (view, { source, controller }) => {
    const heroes = Object.values(view.cards).filter(
      ({ id, type, zone, owner }) =>
        type === 'hero' && zone === 'play' && owner === controller && id !== source,
    );
    return [source, ...heroes.map(({ id }) => id)];
  },
}));

/** Puts the active player's texts before the other's when one event sets off both. */
export const activeGoesFirst = mutant('active-goes-first', { breaks: ['heroes/501.4'], rows: [96] }, () => ({
  orderOf: (view, setOff) => [
    ...setOff.filter(({ source }) => source.controller === view.active),
    ...setOff.filter(({ source }) => source.controller !== view.active),
  ],
}));

/** Puts texts that one event sets off into order by who owns their cards, not by who controls them. */
export const ordersByOwner = mutant('orders-by-owner', { breaks: ['heroes/501.4'] }, () => ({
  orderOf: (view, setOff) => [
    ...setOff.filter(({ source }) => source.owner !== view.active),
    ...setOff.filter(({ source }) => source.owner === view.active),
  ],
}));
