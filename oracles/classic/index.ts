import type { Clause } from '../../spec/clauses/clause.ts';
import * as defaults from '../defaults.ts';
import * as amounts from '../surrounding-amounts.ts';
import * as fates from '../surrounding-fates.ts';
import * as prices from '../surrounding-prices.ts';
import * as redirects from '../surrounding-redirects.ts';
import * as sources from '../surrounding-sources.ts';
import * as targets from '../surrounding-targets.ts';
import * as c502numbers from './502-any-number.ts';
import * as c502attacks from './502-attacks.ts';
import * as c502movement from './502-movement.ts';
import * as c502properties from './502-properties.ts';
import * as c502suffix from './502-reflexive-suffix.ts';
import * as c502sources from './502-sources.ts';
import * as c502targets from './502-targets.ts';
import * as lives from './surrounding-lives.ts';
import * as numbers from './surrounding-numbers.ts';
import * as stack from './surrounding-stack.ts';
import { text } from './text.ts';

const files = [
  c502targets,
  c502numbers,
  c502sources,
  c502attacks,
  c502movement,
  c502properties,
  c502suffix,
  { text },
  sources,
  targets,
  fates,
  prices,
  amounts,
  redirects,
  stack,
  numbers,
  lives,
  defaults,
];

/** Every clause of the edition, with the pseudo-clauses and defaults behind. */
export const classic: readonly Clause[] = files.flatMap((file): Clause[] => Object.values(file));
