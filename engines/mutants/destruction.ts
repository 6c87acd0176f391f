import type { Scope } from '../reference/game.ts';
import type { Run } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

/** Destroys a card only below level zero. */
export const diesBelowZero = mutant('dies-below-zero', { breaks: ['heroes/505.1'] }, () => ({
  isDestroyed: (view, _card, life) => view.rules.level(life) < 0,
}));

/** Destroys a card at level one already. */
export const diesAtOne = mutant('dies-at-one', { breaks: ['default/unchanged'] }, () => ({
  isDestroyed: (view, _card, life) => view.rules.level(life) <= 1,
}));

/** Lets a card live whose level has sunk to zero by negative life without a wound. */
export const survivesWithoutWounds = mutant(
  'survives-without-wounds',
  { breaks: ['heroes/505.1'], rows: [57] },
  (rules) => ({
    isDestroyed: (view, card, life) => life.wounds > 0 && rules.isDestroyed(view, card, life),
  }),
);

/** Lets a card live whose wounds alone have brought its level to zero. */
export const survivesBareWounds = mutant('survives-bare-wounds', { breaks: ['heroes/505.1'] }, (rules) => ({
  isDestroyed: (view, card, life) => life.effects.length > 0 && rules.isDestroyed(view, card, life),
}));

/** Lets a creature live through wounds that a strike has laid. */
export const shrugsOffStrikes = mutant(
  'shrugs-off-strikes',
  { breaks: ['heroes/505.1'], also: ['heroes/503.1/lethal-wounds'] },
  (rules) => ({
    isDestroyed: (view, card, life) => {
      const cause = view.trailOf(card.id).at(-1)?.cause;
      const isStruck =
        cause?.by === 'item' &&
        view.waiting.some(({ item }) => item.id === cause.item && item.kind === 'attack');
      return !(isStruck && card.type === 'creature') && rules.isDestroyed(view, card, life);
    },
  }),
);

/** Lets a card live whose lethal wounds are just as many as it starts with, though its effects leave it no level. */
export const survivesTheCount = mutant(
  'survives-the-count',
  { breaks: ['heroes/505.1'], also: ['heroes/503.1/lethal-wounds'] },
  (rules) => ({
    isDestroyed: (view, card, life) => life.wounds !== life.starting && rules.isDestroyed(view, card, life),
  }),
);

/** Lets a card live at level zero while it is both poisoned and exhausted. */
export const survivesPoisonedAndExhausted = mutant(
  'survives-poisoned-and-exhausted',
  { breaks: ['heroes/505.1'] },
  (rules) => ({
    isDestroyed: (view, card, life) =>
      !(card.poisoned && card.exhausted && rules.level(life) === 0) && rules.isDestroyed(view, card, life),
  }),
);

/** Lets a card live whose level has sunk to zero because additional life ended. */
export const survivesExpiry = mutant('survives-expiry', { breaks: ['heroes/505.1'] }, (rules) => ({
  isDestroyed: (view, card, life) => {
    const cause = view.trailOf(card.id).at(-1)?.cause;
    return !(cause?.by === 'rules' && cause.effect === 'expiry') && rules.isDestroyed(view, card, life);
  },
}));

/** Destroys what is due only when the whole text has been carried out. */
export const survivesUntilItemEnds = mutant('survives-until-item-ends', { breaks: ['heroes/505.1'] }, () => ({
  isLookedFor: (effect, moment) => effect === 'loss' || moment !== 'instruction',
}));

/** Destroys what is due only when nothing waits in the queue any more. */
export const survivesUntilQueueEnds = mutant(
  'survives-until-queue-ends',
  { breaks: ['heroes/505.1'], rows: [56] },
  () => ({
    isLookedFor: (effect, moment, view) =>
      effect === 'loss' || (moment !== 'instruction' && view.waiting.length === 0),
  }),
);

function queueDestruction(run: Run, ids: readonly string[]): void {
  for (const source of ids) {
    const controller = run.cards[source]?.controller ?? 'A';
    const scope: Scope = { source, controller };
    const instruction = { deed: { verb: 'destroy' as const }, object: { kind: 'itself' as const } };
    run.enqueue(
      { scope, source: null, paying: [], chain: [], instructions: [{ at: [0, 0], instruction }] },
      { kind: 'ability', ability: null, named: [] },
    );
  }
}

/** Puts the destruction of a creature into the queue instead of doing it at once. */
export const queuesDestruction = mutant(
  'queues-destruction',
  { breaks: ['heroes/505.1'], also: ['default/unchanged'] },
  (rules) => ({
    isDestroyed: (view, card, life) => card.type !== 'creature' && rules.isDestroyed(view, card, life),
    destroyersOf: (view, card, why) =>
      why.text === null ? rules.killersOf(view, card) : rules.destroyersOf(view, card, why),
    settle: (run, moment) => {
      const doomed = run.touched
        .map(({ card }) => run.cards[card])
        .filter((card) => card?.type === 'creature' && card.zone === 'play')
        .flatMap((card) => (card?.life && rules.level(card.life) <= 0 ? [card.id] : []));
      rules.settle(run, moment);
      queueDestruction(run, doomed);
    },
  }),
);

/** Puts a destroyed card into the graveyard of whoever controlled it. */
export const buriesWithController = mutant(
  'buries-with-controller',
  { breaks: ['heroes/505.1'], rows: [76] },
  () => ({
    graveyardOf: (card) => card.controller,
  }),
);
