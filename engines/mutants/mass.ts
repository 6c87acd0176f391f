import type { Scope } from '../reference/game.ts';
import { mutant } from './mutant.ts';

/** Refuses to declare «each» where nothing fits. */
export const refusesEmptyMass = mutant(
  'refuses-empty-mass',
  { breaks: ['heroes/502.6'], rows: [32] },
  (rules) => ({
    isDeclarable: (view, addressed, scope) => {
      const { object } = addressed.instruction;
      return object.kind === 'each'
        ? rules.massReach(view, object.filter, scope).length > 0
        : rules.isDeclarable(view, addressed, scope);
    },
  }),
);

/** Does a mass instruction to one card after the other, with deaths between them. */
export const hitsInTurn = mutant('hits-in-turn', { breaks: ['heroes/502.6'], rows: [39] }, () => ({
  hits: ({ instruction }) => (instruction.object.kind === 'each' ? 'in turn' : 'together'),
}));

/** Calls the cards that a mass instruction reaches its targets. */
export const targetsTheReached = mutant(
  'targets-the-reached',
  { breaks: ['heroes/502.6'], rows: [41] },
  (rules) => ({
    targetsOf: (view, waiting, addressed) => {
      const { object } = addressed.instruction;
      return object.kind === 'each'
        ? rules.massReach(view, object.filter, waiting.scope)
        : rules.targetsOf(view, waiting, addressed);
    },
  }),
);

/** Spares the cards of the other player where «each» names no side. */
export const reachesOwnSideOnly = mutant(
  'reaches-own-side-only',
  { breaks: ['heroes/502.6'], rows: [36] },
  (rules) => ({
    massReach: (view, filter, scope) =>
      rules.massReach(view, { ...filter, side: filter.side ?? 'own' }, scope),
  }),
);

/** Spares the source itself where «each» does not leave it out. */
export const sparesSource = mutant('spares-source', { breaks: ['heroes/502.6'] }, (rules) => ({
  massReach: (view, filter, scope) => rules.massReach(view, { ...filter, other: true }, scope),
}));

/** Spares cards that cannot be targets, though «each» has none. */
export const massMindsTargetBan = mutant(
  'mass-minds-target-ban',
  { breaks: ['heroes/502.6'], rows: [34] },
  (rules) => ({
    massReach: (view, filter, scope) =>
      rules.massReach(view, filter, scope).filter((id) => {
        const card = view.cards[id];
        return card !== undefined && rules.mayTarget(view, card, scope);
      }),
  }),
);

/** Reaches three cards at most. */
export const reachesThreeAtMost = mutant('reaches-three-at-most', { breaks: ['heroes/502.6'] }, (rules) => ({
  massReach: (view, filter, scope) => rules.massReach(view, filter, scope).slice(0, 3),
}));

/** Leaves out the rest of a spell once one of its instructions is for all that fit and nothing does. */
export const stopsAtEmptyMass = mutant('stops-at-empty-mass', { breaks: ['heroes/117.1'] }, (rules) => {
  const stopped = new WeakSet<Scope>();
  return {
    reachOf: (view, waiting, addressed) => {
      const reached = rules.reachOf(view, waiting, addressed);
      const isEmptyMass = addressed.instruction.object.kind === 'each' && reached.length === 0;
      if (isEmptyMass && waiting.source?.type === 'spell') stopped.add(waiting.scope);
      return reached;
    },
    isCarriedOut: (view, waiting, addressed, card) =>
      !stopped.has(waiting.scope) && rules.isCarriedOut(view, waiting, addressed, card),
  };
});
