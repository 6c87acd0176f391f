import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import { opponentOf } from '../reference/game.ts';
import { isWithinReach } from '../reference/rules/carrying.ts';
import type { Run } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

const dying = { by: 'rules', effect: 'destruction' } as const;

const dueCreatures = (run: Run): Card[] =>
  run.touched
    .flatMap(({ card }) => run.cards[card] ?? [])
    .filter(
      (card) =>
        card.zone === 'play' &&
        card.type === 'creature' &&
        card.life !== null &&
        run.rules.isDestroyed(run, card, card.life),
    );

/** Lets a card live at zero as long as texts that were set off may still save it. */
export const rescuesByTriggers = mutant(
  'rescues-by-triggers',
  { breaks: ['heroes/505.1'], rows: [59] },
  () => ({
    isLookedFor: (effect, moment, view) =>
      effect === 'loss' ||
      (moment !== 'instruction' && view.waiting.length === 0 && view.setOff.length === 0),
  }),
);

/** Of cards that are to die at once, buries one after the other and looks at each anew. */
export const buriesInTurn = mutant('buries-in-turn', { breaks: ['heroes/505.1'], rows: [62] }, (rules) => ({
  settle: (run, moment) => {
    rules.layStatics(run, moment);
    for (let [next] = dueCreatures(run); next !== undefined; [next] = dueCreatures(run)) {
      run.destroy(next, rules.killersOf(run, next), dying);
      rules.layStatics(run, moment);
    }
    rules.settle(run, moment);
  },
}));

/** Buries one of two creatures that die at once, and leaves the other below zero. */
export const buriesOneOfTwo = mutant(
  'buries-one-of-two',
  { breaks: ['heroes/505.1'], rows: [61] },
  (rules) => ({
    isDestroyed: (view, card, life) => {
      const isFirst = (other: Card | undefined) =>
        other === undefined || other.zone !== 'play' || other.life === null || rules.level(other.life) > 0;
      const before = view.touched.slice(
        0,
        view.touched.findIndex((touched) => touched.card === card.id),
      );
      return before.every(({ card: id }) => isFirst(view.cards[id])) && rules.isDestroyed(view, card, life);
    },
  }),
);

/** Wipes the wounds off a card that arrived in this turn instead of burying it, and tells its death all the same. */
export const wipesInsteadOfBurying = mutant(
  'wipes-instead-of-burying',
  {
    breaks: ['heroes/505.1'],
    also: ['default/fields', 'default/unchanged', 'heroes/503.1/lethal-wounds'],
    rows: [69],
  },
  (rules) => ({
    settle: (run, moment) => {
      for (const card of dueCreatures(run)) {
        if (!run.history.arrived.includes(card.id) || card.life === null) continue;
        run.setOffOn(card, 'death');
        run.setLife(card, { ...card.life, wounds: 0 }, { cause: dying, text: null, controller: null });
      }
      rules.settle(run, moment);
    },
  }),
);

/** Destroys cards that lie in their controller's graveyard along with all in play. */
export const sweepsGraveyards = mutant(
  'sweeps-graveyards',
  { breaks: ['heroes/118.7', 'heroes/118.9'], rows: [67] },
  (rules) => ({
    reachOf: (view, waiting, addressed) => {
      const reached = rules.reachOf(view, waiting, addressed);
      const { deed, object } = addressed.instruction;
      if (object.kind !== 'each' || deed.verb !== 'destroy') return reached;
      const dead = { ...object.filter, zone: 'graveyard' as const };
      return [...reached, ...rules.massReach(view, dead, waiting.scope)];
    },
    isCarriedOut: (view, waiting, addressed, card) =>
      card.zone === 'graveyard' && addressed.instruction.deed.verb === 'destroy'
        ? isWithinReach(addressed, { ...card, zone: 'play' })
        : rules.isCarriedOut(view, waiting, addressed, card),
  }),
);

/** Tells whose graveyard a card goes to by who controlled it. */
export const seesControllersGraveyard = mutant(
  'sees-controllers-graveyard',
  { breaks: ['default/unchanged'], rows: [77] },
  () => ({
    seesGraveyard: (watcher, dead) =>
      watcher.zone === 'play' && dead.controller === opponentOf(watcher.controller),
  }),
);

/** Goes on reading the level to which a life was once set, so that its card cannot die. */
export const setLifeSticks = mutant('set-life-sticks', { breaks: ['heroes/505.1'], rows: [46] }, (rules) => {
  const set = new WeakSet<Life>();
  return {
    perform: (run, deed, card, why) => {
      rules.perform(run, deed, card, why);
      const life = run.cards[card.id]?.life;
      if (deed.verb === 'set life' && deed.to > 0 && life) set.add(life);
    },
    isDestroyed: (view, card, life) =>
      !view.trailOf(card.id).some(({ after }) => set.has(after)) && rules.isDestroyed(view, card, life),
  };
});
