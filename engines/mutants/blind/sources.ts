import { mutant } from '../mutant.ts';

/** Strikes the defender all the same when a text of the defender has led the strike on. */
export const defenderKeepsTheBlow = mutant(
  'defender-keeps-the-blow',
  { breaks: ['heroes/502.1'] },
  (rules) => ({
    ledTargets: (view, at, cards) =>
      typeof view.defence?.defender === 'string' ? [...cards] : rules.ledTargets(view, at, cards),
  }),
);

/** Leaves a choice of a later step out when the source has lost the ability by the time it is due. */
export const dropsLateChoiceOfSilenced = mutant(
  'drops-late-choice-of-silenced',
  { breaks: ['heroes/502.3.1'] },
  (rules) => ({
    isDeclarable: (view, addressed, scope) => {
      const { next } = view;
      const source = view.cards[scope.source];
      const isLost = source?.zone === 'play' && !source.abilities.includes(next?.item.ability ?? '');
      return !(next?.scope === scope && isLost) && rules.isDeclarable(view, addressed, scope);
    },
  }),
);

/** Does what a text says of its own card to the first card of the same player's that has the same text. */
export const confusesTwins = mutant('confuses-twins', { breaks: ['heroes/502.8'] }, (rules) => ({
  targetsOf: (view, waiting, addressed) => {
    const { scope, item } = waiting;
    const first = Object.values(view.cards).find(
      ({ zone, controller, abilities }) =>
        zone === 'play' && controller === scope.controller && abilities.includes(item.ability ?? ''),
    );
    return addressed.instruction.object.kind === 'itself' && first !== undefined
      ? [first.id]
      : rules.targetsOf(view, waiting, addressed);
  },
}));
