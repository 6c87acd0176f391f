import type { Life, LifeEffect } from '../../../spec/model/life.ts';
import type { LifeRules } from '../life-rules.ts';
import type { Laying } from '../moments.ts';

type Kind = LifeEffect['kind'];
const opposite = { additional: 'negative', negative: 'additional' } as const;

/** What is left of effects when up to `amount` of a kind is removed, the oldest first, and what was not used. */
export function removeOldest(
  effects: readonly LifeEffect[],
  kind: Kind,
  amount: number,
): { effects: LifeEffect[]; unused: number } {
  let unused = amount;
  const kept: LifeEffect[] = [];
  for (const effect of effects) {
    const gone = effect.kind === kind ? Math.min(effect.left, unused) : 0;
    unused -= gone;
    if (gone < effect.left) kept.push(gone === 0 ? effect : { ...effect, left: effect.left - gone });
  }
  return { effects: kept, unused };
}

/** A new effect of which `left` is there from the start. */
export const laid = (kind: Kind, amount: number, left: number, { newId, by, until }: Laying): LifeEffect[] =>
  left <= 0 ? [] : [{ id: newId(), kind, laid: amount, left, by, until }];

/** A life whose wounds are replaced by negative life that leaves everything else alone. */
export const replacedBeside = (life: Life, laying: Laying): Life => ({
  ...life,
  wounds: 0,
  effects: [...life.effects, ...laid('negative', life.wounds, life.wounds, laying)],
});

/** Lays an effect that cancels with those of the other kind one for one (504.5). */
function layOneForOne(life: Life, kind: Kind, amount: number, laying: Laying): Life {
  const { effects, unused } = removeOldest(life.effects, opposite[kind], amount);
  return { ...life, effects: [...effects, ...laid(kind, amount, unused, laying)] };
}

const sumOf = (life: Life, kind: Kind): number => {
  let sum = 0;
  for (const effect of life.effects) if (effect.kind === kind) sum += effect.left;
  return sum;
};

/** Starting life with additional life and without negative life and wounds (504.2–504.4). */
const levelOf = (life: Life): number =>
  life.starting + sumOf(life, 'additional') - sumOf(life, 'negative') - life.wounds;

function setLife(life: Life, level: number, laying: Laying): Life {
  const unwounded = layOneForOne({ ...life, wounds: 0 }, 'negative', life.wounds, laying);
  const missing = level - levelOf(unwounded);
  return missing >= 0
    ? layOneForOne(unwounded, 'additional', missing, laying)
    : layOneForOne(unwounded, 'negative', -missing, laying);
}

export const lifeRules: LifeRules = {
  wound: (life, amount) => ({ ...life, wounds: life.wounds + amount }),
  heal: (life, amount) => ({ ...life, wounds: Math.max(0, life.wounds - amount) }),
  giveLife: (life, amount, laying) => layOneForOne(life, 'additional', amount, laying),
  takeLife: (life, amount, laying) => layOneForOne(life, 'negative', amount, laying),
  setLife,
  stripLife: (life) => ({ ...life, effects: life.effects.filter(({ kind }) => kind !== 'additional') }),
  level: levelOf,
  shownLevel: levelOf,
  lifeOnEntering: ({ life }) =>
    life && { starting: life.starting, wounds: 0, effects: [], level: life.starting },
  isHealing: (deed, before, after) => deed.verb === 'heal' && after.wounds < before.wounds,
  isWounding: (before, after) => after.wounds > before.wounds,
};
