import { questionsIn } from '../../../spec/clauses/implication.ts';
import type { Tongue } from '../telling/tongue.ts';

/** What a question asks, or two that are asked at once, in the language of the report; `asks` is the English by id. */
export const askedIn =
  ({ word }: Tongue, asks: ReadonlyMap<string, string>) =>
  (question: string): string =>
    questionsIn(question)
      .map((id) => word(asks.get(id) ?? id))
      .join(' ');
