import type { LifeEffect } from '../../spec/model/life.ts';
import type { LifeRules } from '../reference/life-rules.ts';
import { laid, replacedBeside } from '../reference/rules/life.ts';
import { inTurn } from './in-turn.ts';
import type { ReadingEngine } from './reading.ts';
import { reading } from './reading.ts';
import { yielding } from './yielding.ts';

/** Lays an effect of one kind and removes all of the other; it stays with its full amount, or is spent by that. */
const sweeping =
  (kind: LifeEffect['kind'], isSpent: boolean): LifeRules['giveLife'] =>
  (life, amount, laying) => {
    if (amount === 0) return life;
    const effects = life.effects.filter((effect) => effect.kind === kind);
    const hasRemoved = effects.length < life.effects.length;
    const left = isSpent && hasRemoved ? 0 : amount;
    return { ...life, effects: [...effects, ...laid(kind, amount, left, laying)] };
  };

/** The readings of the open clauses of Heroes; the first is that of the reference engine. */
export const readings: readonly ReadingEngine[] = [
  reading('one-for-one', () => ({})),
  reading('newcomer-stays', () => ({
    giveLife: sweeping('additional', false),
    takeLife: sweeping('negative', false),
  })),
  reading('newcomer-spent', () => ({
    giveLife: sweeping('additional', true),
    takeLife: sweeping('negative', true),
  })),
  reading('replaces-beside', (rules) => ({
    setLife: (life, to, laying) => {
      const replaced = replacedBeside(life, laying);
      const missing = to - rules.level(replaced);
      return missing >= 0
        ? rules.giveLife(replaced, missing, laying)
        : rules.takeLife(replaced, -missing, laying);
    },
  })),
  reading('destroyed-hero-loses', (rules) => ({
    hasLost: (view, hero, life) => rules.hasLost(view, hero, life) || rules.isDestroyed(view, hero, life),
  })),
  reading('lethal-by-starting-life', (rules) => ({
    isDestroyed: (view, card, life) => life.wounds >= life.starting || rules.isDestroyed(view, card, life),
  })),
  reading('barred-cannot-be-named', (rules) => ({
    optionsOf: (view, choosing, scope) =>
      rules.optionsOf(view, choosing, scope).filter((id) => {
        const card = view.cards[id];
        return card !== undefined && !rules.isBarred(view, card, choosing.deed.verb, scope);
      }),
  })),
  reading('barred-is-named-where-replaced', yielding),
  reading('bars-readying', (rules) => ({
    readies: (view, card, change) => {
      const scope = { controller: card.controller, source: card.id };
      return !rules.isBarred(view, card, 'ready', scope) && rules.readies(view, card, change);
    },
  })),
  reading('itself-becomes-target', (rules) => ({
    becomeTargets: (view, naming) => {
      const { scope, instructions } = naming.waiting;
      const isReflexive = instructions.some(({ instruction: { object } }) => object.kind === 'itself');
      const cards = isReflexive ? [...naming.cards, scope.source] : naming.cards;
      return rules.becomeTargets(view, naming.when === 'declared' ? { ...naming, cards } : naming);
    },
  })),
  reading('named-later-is-no-target', (rules) => ({
    becomeTargets: (view, naming) => (naming.when === 'reached' ? [] : rules.becomeTargets(view, naming)),
  })),
  reading('hidden-cannot-defend', (rules) => ({
    defendersOf: (view, waiting) =>
      rules.defendersOf(view, waiting).filter((id) => {
        const card = view.cards[id];
        return card !== undefined && rules.mayTarget(view, card, waiting.scope);
      }),
  })),
  reading('later-steps-in-turn', inTurn),
  reading('nobody-strikes-back', () => ({ strikesBack: () => false })),
  reading('shuffles-after-drawing', () => ({ isShuffled: () => true })),
  reading('mixes-readings', () => ({ giveLife: sweeping('additional', false) }), { isFaithful: false }),
];
