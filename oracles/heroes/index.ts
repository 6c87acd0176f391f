import type { Clause } from '../../spec/clauses/clause.ts';
import * as defaults from '../defaults.ts';
import * as h501 from './501-payment-limits-actions.ts';
import * as h502 from './502-sources-and-targets.ts';
import * as h503 from './503-rules-effects.ts';
import * as h504 from './504-lives-and-wounds.ts';
import * as h505 from './505-destruction.ts';
import * as sources from './surrounding.ts';
import * as fates from './surrounding-fates.ts';
import * as targets from './surrounding-targets.ts';
import { text } from './text.ts';

const files = [h501, h502, h503, h504, h505, { text }, sources, targets, fates, defaults];

/** Every clause of the edition that is written, in its order, with the pseudo-clauses and defaults behind. */
export const heroes: readonly Clause[] = files.flatMap((file): Clause[] => Object.values(file));
