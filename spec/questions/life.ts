import type { Deed } from '../abilities/deed.ts';
import type { Effect } from '../model/card.ts';
import type { Life, LifeEffect } from '../model/life.ts';
import type { Player } from '../model/names.ts';
import type { Question } from './question.ts';
import { words } from './question.ts';

/** The layers of a life, effects of one kind summed up. */
export interface Layers {
  readonly starting: number;
  readonly wounds: number;
  readonly additional: number;
  readonly negative: number;
}

/** A moment at which terms may end: the turn of one player is over and that of the other begins. */
export interface TurnChange {
  readonly ended: Player;
  readonly began: Player;
}

/** What became of a life: by a deed, by terms that ended, on coming into play, or by nothing that can be named. */
export interface LifeChange {
  readonly before: Life;
  readonly by: { readonly deed: Deed } | { readonly expiry: TurnChange } | 'entering' | 'nothing';
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const most = ({ before, by }: LifeChange): number => {
  const deed = typeof by === 'object' && 'deed' in by ? by.deed : null;
  const amount = deed === null ? 0 : 'amount' in deed ? deed.amount : 'to' in deed ? deed.to : 0;
  const laid = before.effects.reduce((sum, { left }) => sum + left, 0);
  return before.starting + before.wounds + laid + amount;
};

const layersWithin = (starting: number, sum: number): readonly Layers[] => {
  const all = range(0, sum);
  return [starting - 1, starting, starting + 1]
    .filter((figure) => figure >= 0)
    .flatMap((figure) =>
      all.flatMap((wounds) =>
        all.flatMap((additional) =>
          all.map((negative) => ({ starting: figure, wounds, additional, negative })),
        ),
      ),
    );
};

/** The domains of small lives, which the search for contradictions asks for again and again. */
const KEPT = 24;
const kept = new Map<string, readonly Layers[]>();

export const lifeAfter: Question<LifeChange, Layers> = {
  id: 'lifeAfter',
  asks: 'What are the life layers after this change?',
  fields: ['starting', 'wounds', 'additional', 'negative'],
  answers: (situation) => {
    const { starting } = situation.before;
    const sum = most(situation);
    if (sum > KEPT) return layersWithin(starting, sum);
    const key = `${starting} ${sum}`;
    const answers = kept.get(key) ?? layersWithin(starting, sum);
    kept.set(key, answers);
    return answers;
  },
  key: ({ starting, wounds, additional, negative }) =>
    `starting ${starting}, wounds ${wounds}, additional ${additional}, negative ${negative}`,
};

/** `entered` while the card comes into play, with nothing done to it yet. */
export interface Levelling {
  readonly life: Life;
  readonly entered: boolean;
}
export const lifeLevel: Question<Levelling, number> = {
  id: 'lifeLevel',
  asks: 'What is the life level?',
  answers: ({ life }) => {
    const sum = life.effects.reduce((total, { left }) => total + left, life.starting + life.wounds);
    return range(-sum, sum);
  },
  key: String,
};

/** Wounds were taken off by this deed: does that count as healing? */
export interface Unwounding {
  readonly before: Life;
  readonly deed: Deed;
}
export const isHealing = words<Unwounding>()('isHealing', 'Is this healing?', ['healing', 'not healing']);

/** `turn` is the change of turn that has just passed. */
export interface Lasting {
  readonly effect: LifeEffect | Effect;
  readonly turn: TurnChange;
}
export const isStillThere = words<Lasting>()('isStillThere', 'Is this effect still on the card?', [
  'on it',
  'gone',
]);
