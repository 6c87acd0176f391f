import type { Waiting } from '../reference/game.ts';
import type { Rules, View } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

const reachedBy = (rules: Rules, view: View, { instructions, scope }: Waiting): string[] =>
  instructions.flatMap(({ instruction: { object } }) =>
    object.kind === 'each' ? rules.massReach(view, object.filter, scope) : [],
  );

/** Takes the cards that a mass instruction would reach for cards that have become targets. */
export const massBecomesTarget = mutant(
  'mass-becomes-target',
  {
    breaks: ['heroes/118.2', 'heroes/502.6'],
    also: ['heroes/118.3', 'heroes/118.4', 'heroes/502.4'],
  },
  (rules) => ({
    becomeTargets: (view, naming) =>
      rules.becomeTargets(
        view,
        naming.when === 'declared'
          ? { ...naming, cards: [...naming.cards, ...reachedBy(rules, view, naming.waiting)] }
          : naming,
      ),
  }),
);

/** Takes the only card that a mass instruction would reach for a target. */
export const loneReachBecomesTarget = mutant(
  'lone-reach-becomes-target',
  {
    breaks: ['heroes/118.2', 'heroes/502.6'],
    also: ['heroes/118.3', 'heroes/118.4', 'heroes/502.4'],
  },
  (rules) => ({
    becomeTargets: (view, naming) => {
      const reached = naming.when === 'declared' ? reachedBy(rules, view, naming.waiting) : [];
      const cards = reached.length === 1 ? [...naming.cards, ...reached] : naming.cards;
      return rules.becomeTargets(view, { ...naming, cards });
    },
  }),
);

/** Takes the cards on which a static text of a kind lays its effect for targets of it. */
const laidIsTargeted = (name: string, kind: 'life' | 'gives') =>
  mutant(
    name,
    {
      breaks: ['heroes/118.3'],
      also: ['default/unchanged', 'heroes/118.2', 'heroes/118.4', 'heroes/502.4', 'heroes/502.6'],
    },
    (rules) => ({
      layStatics: (run, moment) => {
        const before = run.laid;
        rules.layStatics(run, moment);
        for (const { by, card: id } of run.laid.filter((laid) => !before.includes(laid))) {
          const [card, text] = [run.cards[id], run.texts[by.ability]];
          if (card !== undefined && text?.kind === 'static' && text.static.text === kind)
            run.setOffTargeted(card, 'targeted', []);
        }
      },
    }),
  );

export const staticLifeTargets = laidIsTargeted('static-life-targets', 'life');
export const givenTextTargets = laidIsTargeted('given-text-targets', 'gives');

/** Lets no card become a target that the opponent has chosen for a text. */
export const opponentsChoiceIsNoTarget = mutant(
  'opponents-choice-is-no-target',
  { breaks: ['heroes/502.1', 'heroes/502.4'], also: ['heroes/502.6'] },
  (rules) => ({
    becomeTargets: (view, naming) => {
      const isLeftToOpponent = naming.waiting.instructions.some(
        ({ instruction: { object } }) => object.kind === 'choose' && object.by === 'opponent',
      );
      return isLeftToOpponent ? [] : rules.becomeTargets(view, naming);
    },
  }),
);
