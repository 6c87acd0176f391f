import type { Clause } from '../../spec/clauses/clause.ts';
import * as defaults from '../defaults.ts';
import * as amounts from '../surrounding-amounts.ts';
import * as fates from '../surrounding-fates.ts';
import * as prices from '../surrounding-prices.ts';
import * as redirects from '../surrounding-redirects.ts';
import * as sources from '../surrounding-sources.ts';
import * as targets from '../surrounding-targets.ts';
import { text } from '../text.ts';
import * as h116 from './116-combined-abilities.ts';
import * as h117 from './117-spells.ts';
import * as h118defaults from './118-defaults.ts';
import * as h118targeting from './118-targeting.ts';
import * as h118zones from './118-zones.ts';
import * as h501 from './501-payment-limits-actions.ts';
import * as h502attacks from './502-attacks.ts';
import * as h502limits from './502-limits.ts';
import * as h502suffix from './502-reflexive-suffix.ts';
import * as h502sources from './502-sources.ts';
import * as h502targets from './502-targets.ts';
import * as h503 from './503-rules-effects.ts';
import * as h503statics from './503-static-effects.ts';
import * as h504 from './504-lives-and-wounds.ts';
import * as h504setting from './504-setting-life.ts';
import * as h505 from './505-destruction.ts';
import * as shots from './surrounding-shots.ts';

const files = [
  h116,
  h117,
  h118targeting,
  h118zones,
  h118defaults,
  h501,
  h502targets,
  h502attacks,
  h502sources,
  h502limits,
  h502suffix,
  h503,
  h503statics,
  h504,
  h504setting,
  h505,
  { text },
  sources,
  targets,
  fates,
  prices,
  shots,
  amounts,
  redirects,
  defaults,
];

/** Every clause of the edition that is written, in its order, with the pseudo-clauses and defaults behind. */
export const heroes: readonly Clause[] = files.flatMap((file): Clause[] => Object.values(file));
