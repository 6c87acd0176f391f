import type { Engine } from '../../spec/protocol/adapter.ts';
import { createEngine } from './engine.ts';
import { attackRules } from './rules/attacks.ts';
import { carryingRules } from './rules/carrying.ts';
import { declaringRules } from './rules/declaring.ts';
import { fateRules } from './rules/fate.ts';
import { lifeRules } from './rules/life.ts';
import { staticRules } from './rules/statics.ts';
import type { Rules } from './rules.ts';

/** The decisions of the reference engine: 504.5 cancels one for one. */
export const referenceRules: Rules = {
  ...declaringRules,
  ...attackRules,
  ...carryingRules,
  ...staticRules,
  ...lifeRules,
  ...fateRules,
};

/** A fresh reference engine. */
export const reference = (): Engine => createEngine('reference', referenceRules);
