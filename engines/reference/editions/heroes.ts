import { attackRules } from '../rules/attacks.ts';
import { carryingRules } from '../rules/carrying.ts';
import { declaringRules } from '../rules/declaring.ts';
import { fateRules } from '../rules/fate.ts';
import { lifeRules } from '../rules/life.ts';
import { queueRules } from '../rules/queue.ts';
import { staticRules } from '../rules/statics.ts';
import type { Rules } from '../rules.ts';

/** The decisions of the reference engine in Heroes, on which other editions are built: 504.5 cancels one for one. */
export const referenceRules: Rules = {
  ...declaringRules,
  ...queueRules,
  ...attackRules,
  ...carryingRules,
  ...staticRules,
  ...lifeRules,
  ...fateRules,
};
