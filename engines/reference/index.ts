import type { Engine } from '../../spec/protocol/adapter.ts';
import type { Greeting } from '../../spec/protocol/messages.ts';
import { classicRules } from './editions/classic.ts';
import { referenceRules } from './editions/heroes.ts';
import { createEngine } from './engine.ts';
import type { Rules } from './rules.ts';

export { referenceRules };

/** The decisions of the reference engine, edition by edition. */
export const rulesOf: Readonly<Record<Greeting['edition'], Rules>> = {
  heroes: referenceRules,
  classic: classicRules,
};

/** A fresh reference engine that plays one edition. */
export const reference = (edition: Greeting['edition'] = 'heroes'): Engine =>
  createEngine('reference', rulesOf[edition], edition);
