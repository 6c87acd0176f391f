import type { Life, LifeEffect } from '../../spec/model/life.ts';
import { isDestroyed } from '../../spec/questions/fate.ts';
import type { Layers } from '../../spec/questions/life.ts';
import { isStillThere, lifeAfter } from '../../spec/questions/life.ts';
import type { Question } from '../../spec/questions/question.ts';
import { cardOf } from './boards.ts';
import { livesWithTerms, TURNS } from './lives.ts';

// biome-ignore lint/suspicious/noExplicitAny: questions of any situation and answer
type AnyQuestion = Question<any, any>;

/** Things that are due at one moment, each order of them as situations of one question, and the answer that ends it. */
export interface Simultaneous {
  readonly due: readonly {
    readonly question: AnyQuestion;
    readonly situation: unknown;
    readonly answer: string;
  }[];
  readonly question: AnyQuestion;
  readonly orders: readonly (readonly unknown[])[];
  readonly ends: string;
  /** Changes that could have led there, with what is to be seen of the answer; none of them: it can be laid out so. */
  readonly arises: readonly {
    readonly question: AnyQuestion;
    readonly situation: unknown;
    isSo(answer: unknown): boolean;
  }[];
  /** What there is before, for people. */
  readonly situation: unknown;
}

const without = (life: Life, id: string): Life => ({
  ...life,
  effects: life.effects.filter((effect) => effect.id !== id),
});

/** The laying of each of two effects beside the other, after which both are to be there. */
const layings = (life: Life, one: LifeEffect, other: LifeEffect): Simultaneous['arises'] =>
  [one, other].map(({ id, kind, left, until }) => ({
    question: lifeAfter,
    situation: {
      before: without(life, id),
      by: { deed: { verb: kind === 'additional' ? 'give life' : 'take life', amount: left, until } },
    },
    isSo: (answer) => (answer as Layers)[one.kind] > 0 && (answer as Layers)[other.kind] > 0,
  }));

/** A life from which the terms of two effects end at the same change of turn. */
export function* simultaneousEndings(bound: number): Generator<Simultaneous> {
  for (const life of livesWithTerms(bound)) {
    const [one, other] = life.effects;
    if (one === undefined || other === undefined) continue;
    for (const turn of TURNS) {
      const fates = [one.id, other.id].map((first) => {
        const between = without(life, first);
        const after: Life = { ...life, effects: [] };
        const fate = { card: cardOf('imp', { life }), texts: {}, isOver: false };
        return [
          { ...fate, before: life, after: between },
          { ...fate, before: between, after },
        ];
      });
      yield {
        due: [one, other].map((effect) => ({
          question: isStillThere,
          situation: { effect, turn },
          answer: 'gone',
        })),
        question: isDestroyed,
        orders: fates,
        ends: 'destroyed',
        arises: layings(life, one, other),
        situation: { life, turn },
      };
    }
  }
}
