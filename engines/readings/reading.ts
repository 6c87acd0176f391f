import type { EditionName } from '../../spec/editions/index.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { createEngine } from '../reference/engine.ts';
import { rulesOf } from '../reference/index.ts';
import type { Rules } from '../reference/rules.ts';

/** An engine that understands a clause otherwise; a faithful one does so always in the same way. */
export interface ReadingEngine {
  readonly name: string;
  readonly isFaithful: boolean;
  readonly engine: () => Engine;
}

/** Makes such an engine; `change` runs anew for each, so that what it closes over belongs to one engine. */
export const reading = (
  name: string,
  change: (rules: Rules) => Partial<Rules>,
  { isFaithful = true, edition = 'heroes' as EditionName } = {},
): ReadingEngine => ({
  name,
  isFaithful,
  engine: () =>
    createEngine(`reading:${name}`, { ...rulesOf[edition], ...change(rulesOf[edition]) }, edition),
});
