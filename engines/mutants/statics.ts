import type { Card } from '../../spec/model/card.ts';
import type { Laid, Scope } from '../reference/game.ts';
import { laid } from '../reference/rules/life.ts';
import type { View } from '../reference/rules.ts';
import { mutant } from './mutant.ts';
import { seenWith } from './seen-with.ts';

const keyOf = ({ card, ability, grantedBy }: Laid['by']): string => `${card} ${ability} ${grantedBy}`;

/** Leaves what a static text has given when its card is gone. */
export const keepsDeadGivers = mutant(
  'keeps-dead-givers',
  { breaks: ['heroes/503.1/static-effect'], also: ['heroes/503.2'] },
  (rules) => ({
    holding: (view) => {
      const holding = rules.holding(view);
      const gone = view.laid.filter(({ by }) => view.cards[by.card]?.zone !== 'play');
      return [...holding, ...gone];
    },
  }),
);

/** Leaves what a static text has given on a card that the text does not speak of any more. */
export const keepsStaticOnUnfit = mutant(
  'keeps-static-on-unfit',
  { breaks: ['heroes/503.1/static-effect'], also: ['heroes/503.2'] },
  (rules) => ({
    holding: (view) => {
      const inForce = rules.statics(view).map(({ by }) => keyOf(by));
      const kept = view.laid.filter(
        ({ by, card }) => inForce.includes(keyOf(by)) && view.cards[card]?.zone === 'play',
      );
      return [...rules.holding(view), ...kept];
    },
  }),
);

/** Has the life that a static text gives sweep all negative life away and stay, where a text that is carried out cancels one for one. */
export const staticLifeSweeps = mutant('static-life-sweeps', { breaks: ['heroes/504.5'] }, (rules) => ({
  giveLife: (life, amount, laying) => {
    if (laying.until !== 'while in play') return rules.giveLife(life, amount, laying);
    const effects = life.effects.filter(({ kind }) => kind !== 'negative');
    return { ...life, effects: [...effects, ...laid('additional', amount, amount, laying)] };
  },
}));

/** Leaves a granted text on its card for good. */
export const keepsGrants = mutant(
  'keeps-grants',
  { breaks: ['heroes/503.1/expiry'], rows: [94] },
  (rules) => ({
    expires: (until, change, kind) => kind !== 'grant' && rules.expires(until, change, kind),
  }),
);

/** Settles with the declaration which cards every mass instruction of a text will reach. */
export const reachesAsDeclared = mutant(
  'reaches-as-declared',
  { breaks: ['heroes/118.4', 'heroes/502.6'], rows: [87] },
  (rules) => {
    const pictures = new WeakMap<Scope, Readonly<Record<string, Card>>>();
    return {
      pay: (run, declaration) => {
        pictures.set(declaration.scope, run.cards);
        return rules.pay(run, declaration);
      },
      reachOf: (view, waiting, addressed) => {
        const cards = pictures.get(waiting.scope) ?? view.cards;
        return addressed.instruction.object.kind === 'each'
          ? rules.reachOf(seenWith(view, cards), waiting, addressed)
          : rules.reachOf(view, waiting, addressed);
      },
    };
  },
);

/** Lets a strike and wounds sink below 0, which takes wounds off. */
export const healsByWeakness = mutant(
  'heals-by-weakness',
  { breaks: ['heroes/504.3'], rows: [47] },
  (rules) => ({
    strikeOf: (view, card) => {
      const missing = rules.strikeOf(view, { ...card, strike: 90 }) - 90;
      return (card.strike ?? 0) + missing;
    },
    woundsOf: (view, amount, blower, card) => rules.woundsOf(view, amount + 90, blower, card) - 90,
    wound: (life, amount, laying) =>
      amount < 0 ? rules.heal(life, -amount, laying) : rules.wound(life, amount, laying),
  }),
);

/** Lays and takes off what static texts give only when the whole text has been carried out. */
export const laysStaticsWhenItemEnds = mutant(
  'lays-statics-when-item-ends',
  { breaks: ['heroes/503.2'], also: ['heroes/503.1/static-effect'] },
  (rules) => ({
    layStatics: (run, moment) => {
      if (moment !== 'instruction') rules.layStatics(run, moment);
    },
  }),
);

/** Takes what a static text had laid on a card when the last game ended for laid in this one. */
export const remembersLaidStatics = mutant(
  'remembers-laid-statics',
  { breaks: ['heroes/503.1/static-effect'] },
  (rules) => {
    const lying = new Set<string>();
    const keyAt = ({ by, card }: Pick<Laid, 'by' | 'card'>) => `${card} ${keyOf(by)}`;
    const isLaid = (view: View, key: string) => view.laid.some((laid) => keyAt(laid) === key);
    return {
      holding: (view) =>
        rules.holding(view).filter((due) => isLaid(view, keyAt(due)) || !lying.has(keyAt(due))),
      layStatics: (run, moment) => {
        const before = run.laid;
        rules.layStatics(run, moment);
        for (const laid of before) lying.delete(keyAt(laid));
        for (const laid of run.laid) lying.add(keyAt(laid));
      },
    };
  },
);

/** Lays the text of several cards on a card that it speaks of once for all of them. */
export const laysTextOnceForAll = mutant(
  'lays-text-once-for-all',
  { breaks: ['heroes/503.1/static-effect'], also: ['default/unchanged', 'heroes/503.2'] },
  (rules) => ({
    holding: (view) => {
      const isSame = (a: Pick<Laid, 'by' | 'card'>, b: typeof a) =>
        a.card === b.card && a.by.ability === b.by.ability;
      const all = rules.holding(view);
      return all.filter((due, i) => all.findIndex((other) => isSame(other, due)) === i);
    },
  }),
);

const isLife = ({ texts }: Pick<View, 'texts'>, { by }: Laid): boolean => {
  const text = texts[by.ability];
  return text?.kind === 'static' && text.static.text === 'life';
};

/** Lays the life of a static text anew once other effects have taken all of it. */
export const relaysWhatWasTaken = mutant(
  'relays-what-was-taken',
  { breaks: ['default/fields'], also: ['heroes/503.1/static-effect'] },
  (rules) => ({
    layStatics: (run, moment) => {
      const isOn = ({ card, effect }: Laid) =>
        run.cards[card]?.life?.effects.some(({ id }) => id === effect) === true;
      run.setLaid(run.laid.filter((laid) => laid.effect === null || !isLife(run, laid) || isOn(laid)));
      rules.layStatics(run, moment);
    },
  }),
);

/** Lays the life of a static text once more where all of it was used up in removing what was opposite. */
export const relaysWhatWasUsedUp = mutant(
  'relays-what-was-used-up',
  { breaks: ['default/fields'], also: ['heroes/503.1/static-effect'] },
  (rules) => ({
    layStatics: (run, moment) => {
      run.setLaid(run.laid.filter((laid) => laid.effect !== null || !isLife(run, laid)));
      rules.layStatics(run, moment);
    },
  }),
);

/** Lays the life of a static text only on cards on which nothing opposite lies. */
export const laysNothingOnOpposite = mutant(
  'lays-nothing-on-opposite',
  { breaks: ['heroes/503.1/static-effect'], also: ['heroes/504.5'] },
  (rules) => {
    const unlessThere =
      (kind: 'additional' | 'negative', lay: typeof rules.giveLife): typeof rules.giveLife =>
      (life, amount, laying) =>
        laying.until === 'while in play' && life.effects.some((effect) => effect.kind === kind)
          ? life
          : lay(life, amount, laying);
    return {
      giveLife: unlessThere('negative', rules.giveLife),
      takeLife: unlessThere('additional', rules.takeLife),
    };
  },
);

/** Never lays the negative life of a static text on a card for which another one holds that gives life. */
export const raisingTextsWin = mutant(
  'raising-texts-win',
  {
    breaks: ['heroes/503.1/static-effect'],
    also: ['heroes/503.1/expiry', 'heroes/503.2', 'heroes/504.5', 'default/fields'],
  },
  (rules) => ({
    holding: (view) => {
      const changeBy = ({ by }: Pick<Laid, 'by'>): number => {
        const text = view.texts[by.ability];
        return text?.kind === 'static' && text.static.text === 'life' ? text.static.by : 0;
      };
      const all = rules.holding(view);
      return all.filter(
        (one) => changeBy(one) >= 0 || !all.some((other) => other.card === one.card && changeBy(other) > 0),
      );
    },
  }),
);
