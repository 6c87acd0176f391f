import type { Trigger } from '../../spec/abilities/ability.ts';
import type { SetOff } from '../reference/game.ts';
import type { Rules, View } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

const isOf =
  (view: View, trigger: Trigger) =>
  ({ ability }: SetOff): boolean => {
    const text = view.texts[ability];
    return text?.kind === 'triggered' && text.trigger === trigger;
  };

/** The order of the rules, but for texts of one trigger: of those the active player's come first. */
const activeFirst =
  (trigger: Trigger) =>
  ({ orderOf }: Pick<Rules, 'orderOf'>): Pick<Rules, 'orderOf'> => ({
    orderOf: (view, setOff) => {
      const ordered = orderOf(view, setOff);
      const turned = ordered.filter(isOf(view, trigger));
      const isActives = ({ source }: SetOff) => source.controller === view.active;
      const places = [...turned.filter(isActives), ...turned.filter((one) => !isActives(one))].values();
      return ordered.map((one) => (turned.includes(one) ? (places.next().value ?? one) : one));
    },
  });

/** Puts the active player's texts first where cards of both players are wounded at the same time. */
export const activeFirstWhenWounded = mutant(
  'active-first-when-wounded',
  { breaks: ['heroes/501.4'] },
  activeFirst('wounded'),
);

/** Puts the active player's text first where two cards strike each other. */
export const activeFirstInStrikes = mutant(
  'active-first-in-strikes',
  { breaks: ['heroes/501.4'] },
  activeFirst('strike'),
);

/** Puts the active player's text first where a spell names cards of both players. */
export const activeFirstUnderSpells = mutant(
  'active-first-under-spells',
  { breaks: ['heroes/501.4'] },
  activeFirst('targeted by a spell'),
);

/** Puts the active player's text first where cards come to the graveyards of both players at the same time. */
export const activeFirstAtGraveyards = mutant(
  'active-first-at-graveyards',
  { breaks: ['heroes/501.4'] },
  activeFirst('opposing graveyard'),
);

/** Puts the active player's texts first where cards of both players are named at the same time. */
export const activeFirstWhenTargeted = mutant(
  'active-first-when-targeted',
  { breaks: ['heroes/501.4'] },
  activeFirst('targeted'),
);

/** Declares what a card does at its own death before what others do at it, whoever controls them. */
export const ownDeathFirst = mutant('own-death-first', { breaks: ['heroes/501.4'] }, (rules) => ({
  orderOf: (view, setOff) => {
    const ordered = rules.orderOf(view, setOff);
    const isOwnDeath = isOf(view, 'death');
    return [...ordered.filter(isOwnDeath), ...ordered.filter((one) => !isOwnDeath(one))];
  },
}));
