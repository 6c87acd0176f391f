import * as amounts from './amounts.ts';
import * as bans from './bans.ts';
import { blindMutants } from './blind/index.ts';
import * as challenges from './challenges.ts';
import * as choosing from './choosing.ts';
import * as classicHabits from './classic-habits.ts';
import * as coincidences from './coincidences.ts';
import * as deadStatics from './dead-statics.ts';
import * as deaths from './deaths.ts';
import * as decks from './decks.ts';
import * as destruction from './destruction.ts';
import * as detecting from './detecting.ts';
import * as dividing from './dividing.ts';
import * as frame from './frame.ts';
import * as givenStatics from './given-statics.ts';
import * as granting from './granting.ts';
import * as killers from './killers.ts';
import * as lateDeaths from './late-deaths.ts';
import * as layers from './layers.ts';
import * as loss from './loss.ts';
import * as mass from './mass.ts';
import type { Mutant } from './mutant.ts';
import * as naming from './naming.ts';
import * as orders from './orders.ts';
import * as payment from './payment.ts';
import * as redirections from './redirections.ts';
import * as setLife from './set-life.ts';
import * as sources from './sources.ts';
import * as statics from './statics.ts';
import * as steps from './steps.ts';
import * as strikes from './strikes.ts';
import * as targets from './targets.ts';
import * as terms from './terms.ts';
import * as turn from './turn.ts';
import * as watching from './watching.ts';
import * as zones from './zones.ts';

/** Every mutant that plays Heroes. */
export const mutants: readonly Mutant[] = [
  ...Object.values(sources),
  ...Object.values(targets),
  ...Object.values(naming),
  ...Object.values(steps),
  ...Object.values(mass),
  ...Object.values(bans),
  ...Object.values(layers),
  ...Object.values(setLife),
  ...Object.values(destruction),
  ...Object.values(killers),
  ...Object.values(loss),
  ...Object.values(turn),
  ...Object.values(frame),
  ...Object.values(zones),
  ...Object.values(payment),
  ...Object.values(detecting),
  ...Object.values(strikes),
  ...Object.values(challenges),
  ...Object.values(decks),
  ...Object.values(statics),
  ...Object.values(givenStatics),
  ...Object.values(redirections),
  ...Object.values(granting),
  ...Object.values(deaths),
  ...Object.values(choosing),
  ...Object.values(amounts),
  ...Object.values(classicHabits),
  ...Object.values(deadStatics),
  ...Object.values(dividing),
  ...Object.values(watching),
  ...Object.values(coincidences),
  ...Object.values(lateDeaths),
  ...Object.values(orders),
  ...Object.values(terms),
  ...blindMutants,
];
