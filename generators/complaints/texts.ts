import type { Ability } from '../../spec/abilities/ability.ts';
import type { Board } from '../../spec/play/case.ts';
import { aboutPrice } from './prices.ts';
import { aboutStatic } from './statics.ts';
import { aboutSteps } from './terms.ts';

/** What is wrong with a text among the texts of its board, whoever has it. */
export function* aboutText(text: Ability, texts: Board['texts']): Generator<string> {
  yield* aboutPrice(text);
  if (text.kind === 'static') yield* aboutStatic(text.static, texts);
  else yield* aboutSteps(text, texts);
}
