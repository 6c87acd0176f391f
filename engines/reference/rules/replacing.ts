import type { Deed, Verb } from '../../../spec/abilities/deed.ts';
import { VERBS } from '../../../spec/abilities/deed.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Replacement } from '../game.ts';
import type { Why } from '../moments.ts';
import type { Run, View } from '../rules.ts';
import { staticsOn } from './texts.ts';

/** The first text of a card that stands in for the verb. */
export function replacementOf(view: View, card: Card, verb: Verb): Replacement | null {
  for (const { by, text } of staticsOn(view, card))
    if (text.text === 'instead' && text.of === verb) return { by, deed: text.deed };
  return null;
}

const isMeaningful = (deed: Deed, { type, zone }: Card): boolean =>
  VERBS[deed.verb].types.includes(type) && !(deed.verb === 'move' && deed.into === zone);

/** What is done instead is a rules effect: no text bars it, changes its number or replaces it once more. */
export function replace(run: Run, card: Card, { by, deed }: Replacement, why: Why): void {
  run.emit({ kind: 'replaced', card: card.id, by, cause: why.cause });
  if (!isMeaningful(deed, card)) return;
  const cause = { by: 'rules', effect: 'replacement' } as const;
  run.emit({ kind: 'did', card: card.id, cause });
  run.rules.perform(run, deed, card, { cause, text: by, controller: card.controller });
}
