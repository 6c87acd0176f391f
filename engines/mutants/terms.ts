import type { Effect } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Term } from '../../spec/model/names.ts';
import { laid } from '../reference/rules/life.ts';
import { mutant } from './mutant.ts';

const isStanding = ({ until }: { readonly until: Term }): boolean => until === 'while in play';

const isSilence = ({ kind, until }: Effect): boolean => kind === 'silence' && until !== 'while in play';

/** A life whose additional life has one term, but for what static texts hold there. */
const renewed = (life: Life, until: Term): Life => ({
  ...life,
  effects: life.effects.map((effect) =>
    effect.kind === 'additional' && !isStanding(effect) ? { ...effect, until } : effect,
  ),
});

/** Makes additional life that has a term lasting when its card is wounded. */
export const woundsMakeTermsLasting = mutant(
  'wounds-make-terms-lasting',
  { breaks: ['heroes/503.1/expiry'] },
  (rules) => ({
    wound: (life, amount, laying) => renewed(rules.wound(life, amount, laying), 'lasting'),
  }),
);

/** Gives the additional life of a card the term of what is given now. */
export const giveLifeRenewsTerms = mutant(
  'give-life-renews-terms',
  { breaks: ['heroes/503.1/expiry'] },
  (rules) => ({
    giveLife: (life, amount, laying) => {
      const given = rules.giveLife(life, amount, laying);
      return isStanding(laying) ? given : renewed(given, laying.until);
    },
  }),
);

/** Sets a life to X by one lasting effect in the place of all that lie there. */
export const setLifeResetsEffects = mutant(
  'set-life-resets-effects',
  { breaks: ['heroes/503.1/expiry'] },
  (rules) => ({
    setLife: (life, to, laying) => {
      if (life.effects.some(isStanding)) return rules.setLife(life, to, laying);
      const missing = to - life.starting;
      const amount = Math.abs(missing);
      const effects = laid(missing > 0 ? 'additional' : 'negative', amount, amount, laying);
      return { ...life, wounds: 0, effects };
    },
  }),
);

/** Makes additional life that has a term lasting when its card is poisoned. */
export const poisonMakesTermsLasting = mutant(
  'poison-makes-terms-lasting',
  { breaks: ['heroes/503.1/expiry'] },
  (rules) => ({
    perform: (run, deed, card, why) => {
      rules.perform(run, deed, card, why);
      const { zone, life } = run.cards[card.id] ?? card;
      const hasTerm = life?.effects.some(
        ({ kind, until }) => kind === 'additional' && until === 'end of turn',
      );
      if (deed.verb === 'poison' && zone === 'play' && life !== null && hasTerm === true)
        run.setLife(run.cards[card.id] ?? card, renewed(life, 'lasting'), why);
    },
  }),
);

/** Makes additional life that has a term lasting when a static text gives its card more. */
export const staticLifeMakesTermsLasting = mutant(
  'static-life-makes-terms-lasting',
  { breaks: ['heroes/503.1/expiry'] },
  (rules) => ({
    giveLife: (life, amount, laying) => {
      const given = rules.giveLife(life, amount, laying);
      return isStanding(laying) ? renewed(given, 'lasting') : given;
    },
  }),
);

/** Makes additional life that has a term lasting on all cards when others come into play. */
export const arrivalsMakeTermsLasting = mutant(
  'arrivals-make-terms-lasting',
  { breaks: ['heroes/503.1/expiry'] },
  (rules) => ({
    settle: (run, moment) => {
      rules.settle(run, moment);
      if (moment !== 'enter') return;
      for (const card of Object.values(run.cards))
        if (
          card.zone === 'play' &&
          card.life?.effects.some(({ kind, until }) => kind === 'additional' && until === 'end of turn')
        )
          run.setLife(card, renewed(card.life, 'lasting'), {
            cause: { by: 'act' },
            text: null,
            controller: null,
          });
    },
  }),
);

/** Silences a card anew in the place of the silences that lie on it. */
export const silencingAnewEndsOlder = mutant(
  'silencing-anew-ends-older',
  { breaks: ['heroes/503.1/expiry'] },
  (rules) => ({
    perform: (run, deed, card, why) => {
      const older = deed.verb === 'silence' ? card.effects.filter(isSilence) : [];
      rules.perform(run, deed, card, why);
      const now = run.cards[card.id];
      if (older.length === 0 || now === undefined) return;
      const left = now.effects.filter(({ id }) => !older.some((one) => one.id === id));
      run.setEffects(now, left, why.cause);
    },
  }),
);
