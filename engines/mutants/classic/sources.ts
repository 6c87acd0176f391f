import type { CardId } from '../../../spec/model/names.ts';
import type { Waiting } from '../../reference/game.ts';
import type { View } from '../../reference/rules.ts';
import { mutant } from '../mutant.ts';
import { seenWith } from '../seen-with.ts';

const edition = 'classic' as const;

const isGone = (view: View, { source, scope }: Pick<Waiting, 'source' | 'scope'>): boolean =>
  source?.zone === 'play' && view.cards[scope.source]?.zone !== 'play';

const hasLost = (view: View, { scope, item }: Waiting): boolean => {
  const source = view.cards[scope.source];
  return source?.zone === 'play' && !source.abilities.includes(item.ability ?? '');
};

/** Looks at the source when it declares and not again, as Heroes would. */
export const forgetsSource = mutant(
  'forgets-source',
  { edition, breaks: ['classic/502.3'], rows: [17] },
  () => ({ isStillLegal: () => true }),
);

/** Takes the price of what it does not carry out because the source has gone. */
export const paysForGoneSource = mutant(
  'pays-for-gone-source',
  { edition, breaks: ['classic/502.3'] },
  (rules) => ({
    isStillLegal: () => true,
    isCarriedOut: (view, waiting, addressed, card) =>
      !isGone(view, waiting) && rules.isCarriedOut(view, waiting, addressed, card),
  }),
);

/** Carries out for nothing what a source has declared that has gone. */
export const letsGoneSourceOffPaying = mutant(
  'lets-gone-source-off-paying',
  { edition, breaks: ['classic/502.3'] },
  (rules) => ({
    isStillLegal: () => true,
    pay: (run, payment) =>
      run.cards[payment.source.id]?.zone !== 'play' && payment.source.zone === 'play'
        ? []
        : rules.pay(run, payment),
  }),
);

/** Takes the price with the declaration, as Heroes would, and so also for what is not carried out. */
export const paysWhenDeclared = mutant('pays-when-declared', { edition, breaks: ['classic/502.3'] }, () => ({
  paysAt: () => 'declaration',
}));

/** Stops what a source has declared that has lost the ability since. */
export const stopsLostAbility = mutant(
  'stops-lost-ability',
  { edition, breaks: ['classic/502.3.1'], rows: [19] },
  (rules) => ({
    isStillLegal: (view, waiting) =>
      (waiting.item.ability === null || !hasLost(view, waiting)) && rules.isStillLegal(view, waiting),
  }),
);

/** Carries a lost ability out and takes no price for it. */
export const waivesPriceOfLostAbility = mutant(
  'waives-price-of-lost-ability',
  { edition, breaks: ['classic/502.3.1'] },
  (rules) => ({
    pay: (run, payment) => {
      const source = run.cards[payment.source.id];
      const isLost = source?.zone === 'play' && !source.abilities.includes(payment.ability);
      return isLost ? [] : rules.pay(run, payment);
    },
  }),
);

/** Counts what the source added to its wounds when it declared, though it has lost that since. */
export const keepsLostModifiers = mutant(
  'keeps-lost-modifiers',
  { edition, breaks: ['classic/502.3.1'], rows: [19] },
  (rules) => ({
    deedFor: (view, waiting, addressed, card) => {
      const now = view.cards[waiting.scope.source];
      if (now === undefined || waiting.source === null) return rules.deedFor(view, waiting, addressed, card);
      const then = { ...now, abilities: waiting.source.abilities };
      return rules.deedFor(seenWith(view, { ...view.cards, [then.id]: then }), waiting, addressed, card);
    },
  }),
);

/** Stops a granted text when the card that had given it has left play, whether that took the text away or not. */
export const stopsWithGiver = mutant(
  'stops-with-giver',
  { edition, breaks: ['classic/502.3.1', 'default/allowed'], also: ['classic/502.6'], rows: [21] },
  (rules) => ({
    isStillLegal: (view, waiting) => {
      const giver = view.cards[waiting.scope.grantedBy ?? ''];
      return (giver === undefined || giver.zone === 'play') && rules.isStillLegal(view, waiting);
    },
  }),
);

/** Whether the card was given none but texts that players declare. */
const isGivenToDeclare = ({ texts, cards }: View, id: CardId): boolean => {
  const { abilities = [], printed = [] } = cards[id] ?? {};
  const given = abilities.filter((ability) => !printed.includes(ability));
  return given.length > 0 && given.every((ability) => texts[ability]?.kind === 'activated');
};

/** Takes the card that has given a text to declare for the source of what is declared. */
export const giverIsSource = mutant(
  'giver-is-source',
  { edition, breaks: ['classic/502.2'], rows: [21] },
  () => ({
    sourcesOf: (view, { source, grantedBy }) =>
      grantedBy !== undefined && grantedBy !== null && isGivenToDeclare(view, source)
        ? [grantedBy]
        : [source],
  }),
);

/** Counts the card that pays as a second source. */
export const payerIsSourceToo = mutant(
  'payer-is-source-too',
  { edition, breaks: ['classic/502.2'] },
  (rules) => ({
    sourcesOf: (view, scope, paying) => [...new Set([...rules.sourcesOf(view, scope, paying), ...paying])],
  }),
);
