import type { Static, Texts } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life, LifeEffect } from '../../spec/model/life.ts';
import { isDestroyed } from '../../spec/questions/fate.ts';
import type { Layers } from '../../spec/questions/life.ts';
import { isGiven, isStillThere } from '../../spec/questions/life.ts';
import type { Question } from '../../spec/questions/question.ts';
import { cardOf, stateWith } from './boards.ts';
import { layingOf, without } from './layings.ts';
import { lifeOf, livesWithin, livesWithTerms, TURNS } from './lives.ts';
import type { Situated } from './situated.ts';
import { numbers, situated } from './situated.ts';

// biome-ignore lint/suspicious/noExplicitAny: questions of any situation and answer
type AnyQuestion = Question<any, any>;

/** What one of several things makes of a life: fixed, or what the clauses answer. */
export type Step = (before: Life) => Life | { readonly asked: Situated; lifeOf(answer: unknown): Life };

/** Things that are due at one moment, each order of them as steps, and the answer to a question after a step that ends it. */
export interface Simultaneous {
  readonly due: readonly (Situated & { readonly answer: string })[];
  readonly begins: Life;
  readonly orders: readonly (readonly Step[])[];
  readonly ends: {
    readonly question: AnyQuestion;
    situation(before: Life, after: Life): unknown;
    readonly answer: string;
  };
  /** What there is before, for people. */
  readonly situation: unknown;
}

const destroying = (card: Card): Simultaneous['ends'] => ({
  question: isDestroyed,
  situation: (before, after) => ({
    card: { ...card, life: before },
    texts: {},
    before,
    after,
    isOver: false,
  }),
  answer: 'destroyed',
});

const bothWays = <T>(one: T, other: T): readonly (readonly T[])[] => [
  [one, other],
  [other, one],
];

/** A life from which the terms of two effects end at the same change of turn. */
function* endings(bound: number): Generator<Simultaneous> {
  for (const life of livesWithTerms(bound)) {
    const [one, other] = life.effects;
    if (one === undefined || other === undefined) continue;
    for (const turn of TURNS)
      yield {
        due: [one, other].map((effect) => ({ ...situated(isStillThere, { effect, turn }), answer: 'gone' })),
        begins: life,
        orders: bothWays(one, other).map((order) =>
          order.map(
            ({ id }): Step =>
              (before) =>
                without(before, id),
          ),
        ),
        ends: destroying(cardOf('imp', { life })),
        situation: { life, turn },
      };
  }
}

const lifeBy = (by: number): Static => ({ text: 'life', by, who: { other: true } });

/** A card with static texts under these names, beside one to which they give life or take it. */
const beside = (life: Life, statics: Readonly<Record<string, number>>) => {
  const abilities = Object.keys(statics);
  const texts: Texts = Object.fromEntries(
    Object.entries(statics).map(([id, by]) => [id, { kind: 'static', static: lifeBy(by) }]),
  );
  const bearer = cardOf('bearer', { printed: abilities, abilities, life: lifeOf(2, 0, [0], [0]) });
  return { state: stateWith([cardOf('imp', { life }), bearer]), texts, card: 'imp' };
};

const givenBy = (life: Life, id: string, by: number): Simultaneous['due'][number] => ({
  ...situated(isGiven, {
    ...beside(life, { [id]: by }),
    giver: 'bearer',
    ability: id,
    lives: [],
    deeds: [],
  }),
  answer: 'on it',
});

const laying = (kind: LifeEffect['kind'], amount: number): Step => {
  const effect = { id: kind, kind, laid: amount, left: amount, by: null, until: 'while in play' as const };
  return (before) => ({
    asked: layingOf(before, effect),
    lifeOf: (answer) => {
      const { starting, wounds, additional, negative } = answer as Layers;
      return lifeOf(starting, wounds, [additional], [negative]);
    },
  });
};

/** A life on which a card that has just come in lays additional life by one text and negative life by another. */
function* enterings(bound: number): Generator<Simultaneous> {
  for (const life of livesWithin(bound).filter(({ effects }) => effects.length === 0))
    for (const more of numbers(1, bound))
      for (const less of numbers(1, bound))
        yield {
          due: [givenBy(life, 'banner', more), givenBy(life, 'curse', -less)],
          begins: life,
          orders: bothWays(laying('additional', more), laying('negative', less)),
          ends: destroying(cardOf('imp', { life })),
          situation: { ...beside(life, { banner: more, curse: -less }), entering: 'bearer' },
        };
}

/** Things due at one moment that concern one life: terms of two effects, or two static texts that begin to hold. */
export function* simultaneously(bound: number): Generator<Simultaneous> {
  yield* endings(bound);
  yield* enterings(bound);
}
