import type { Tongue } from '../telling/tongue.ts';
import type { Findings } from './shapes.ts';

/** What there is to say where nothing unsettled was found, though not all was looked at. */
export const UNFINISHED = 'The search is unfinished: nothing unsettled was found in what was looked at.';

/** What was enumerated to lower figures than the bound. */
export function lowerLines(
  { word }: Tongue,
  { figures, lower }: Findings['bound'],
  asked: (question: string) => string,
): string[] {
  if (lower === null) return [];
  const questions = lower.except.map(asked).join(' ');
  return [
    `${word('figures as high as the bound')} (${figures}): ${questions}`,
    `${word('all other questions, effects with a term, steps of procedures and orders of endings: figures up to')} ${lower.figures}`,
  ];
}

/** What there was no time for. */
export function unfinishedLines(
  { word, counted }: Tongue,
  { unlaid, unfinished, unsearched, unshrunk, untried }: Findings['bound'],
  asked: (question: string) => string,
): string[] {
  const questions = Object.entries(unfinished);
  const listed = (words: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${word(words)} ${names.map(word).join(', ')}`];
  return [
    ...listed('The time ran out; of these situations not all were laid out:', unlaid),
    ...(questions.length === 0
      ? []
      : [word('The time ran out; of these questions not every situation was heard:')]),
    ...questions.map(
      ([question, { heard, of }]) =>
        `  ${asked(question)} — ${heard} ${word('of')} ${counted('of situations', of)}`,
    ),
    ...listed('The time ran out; these were not searched to the end:', unsearched),
    ...listed('The time ran out; these findings may have smaller situations:', unshrunk),
    ...listed('The time ran out; not all changes were tried for these findings:', untried),
  ];
}

const NOT_SEARCHED = [
  'answers to several questions together, unless a stated implication binds them',
  'figures above the bound, random boards of more than 8 cards, texts that the language of texts cannot express',
  'what only a longer course of play brings about: a situation is one moment',
];

/** What no search looks for, however much time it has. */
export const notSearchedLines = ({ word }: Tongue): string[] => [
  `${word('not searched')}:`,
  ...NOT_SEARCHED.map((one) => `  ${word(one)}`),
];
