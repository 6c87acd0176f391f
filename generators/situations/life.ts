import * as lifes from '../../spec/questions/life.ts';
import { lifeChanges, lifeDeeds, livesWithin, livesWithTerms, TURNS, timedDeeds } from './lives.ts';
import type { Situated } from './situated.ts';
import { situated } from './situated.ts';

function* levels(bound: number): Generator<Situated> {
  for (const life of livesWithin(bound)) {
    yield situated(lifes.lifeLevel, { life, entered: false });
    // On a card that has only just come in nothing lies but what static texts lay.
    const effects = life.effects.map((effect) => ({ ...effect, until: 'while in play' as const }));
    if (life.wounds === 0) yield situated(lifes.lifeLevel, { life: { ...life, effects }, entered: true });
  }
}

function* changesOfLife(bound: number): Generator<Situated> {
  const changes = function* (): Generator<lifes.LifeChange> {
    yield* lifeChanges(bound);
    for (const { before, deed } of timedDeeds(bound)) yield { before, by: { deed } };
  };
  for (const change of changes()) {
    yield situated(lifes.lifeAfter, change);
    yield situated(lifes.isWounded, change);
  }
}

function* healings(bound: number): Generator<Situated> {
  for (const before of livesWithin(bound))
    for (const deed of lifeDeeds(bound)) yield situated(lifes.isHealing, { before, deed });
  for (const timed of timedDeeds(bound)) yield situated(lifes.isHealing, timed);
}

function* terms(): Generator<Situated> {
  for (const { effects } of livesWithTerms(1))
    for (const effect of effects)
      for (const turn of TURNS) yield situated(lifes.isStillThere, { effect, turn });
}

/** Every situation of the questions on a life and its effects. */
export function* lifeSituations(bound: number): Generator<Situated> {
  yield* changesOfLife(bound);
  yield* levels(bound);
  yield* healings(bound);
  yield* terms();
}
