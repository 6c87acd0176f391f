import { russianCards } from './russian-cards.ts';
import { russianQuestions } from './russian-questions.ts';
import { russianTexts } from './russian-texts.ts';
import { russianWords } from './russian-words.ts';

/** What the rulebook's side knows in another tongue: statements, readings and reasons, keyed by the English. */
export interface Translations {
  readonly statements: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<string, string>>;
  /** For phrases with figures or names in them. */
  readonly patterns: readonly (readonly [RegExp, string])[];
}

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const SITUATIONS: Forms = { one: 'situation', other: 'situations' };
const ENGLISH_NOUNS = {
  situations: SITUATIONS,
  'of situations': SITUATIONS,
  'in situations': SITUATIONS,
  wounds: { one: 'wound', other: 'wounds' },
  coins: { one: 'coin', other: 'coins' },
  'starting life': { other: 'starting life' },
  'additional life': { other: 'additional life' },
  'negative life': { other: 'negative life' },
} satisfies Readonly<Record<string, Forms>>;

/** Nouns behind a number: «15 of 62 situations», «in 62 situations», «2 wounds». */
type Counted = keyof typeof ENGLISH_NOUNS;
type Nouns = Readonly<Record<Counted, Forms>>;

/** The language of a report: words and phrases that are put into it, English where nothing is known. */
export interface Tongue {
  readonly name: 'en' | 'ru';
  word(english: string): string;
  /** A number with its noun in the form that the number asks for. */
  counted(noun: Counted, figure: number): string;
  /** A noun between what stands before it in English and what stands behind. */
  described(before: readonly string[], noun: string, behind: readonly string[]): string;
  /** The statement of a clause in the words of this project. */
  statement(address: string, english: string): string;
}

/** A phrase with its parts in the places #1, #2 … that the tongue gives them. */
export const filled = ({ word }: Tongue, phrase: string, ...parts: readonly (string | number)[]): string =>
  word(phrase).replace(/#(\d)/g, (_, place: string) => String(parts[Number(place) - 1]));

/** Keys that are not English themselves, because a word in English may be several elsewhere. */
const MEANT: Readonly<Record<string, string>> = {
  'ready card': 'ready',
  'heading: open': 'Findings',
  'heading: settled': 'Settled by editors',
  'heading: bound': 'How far the search went',
  'heading: missing chapter': 'For chapters that the documents do not contain',
  'heading: vacuous': 'Clauses that nothing triggered',
  'heading: shadowed': 'Clauses that always give way',
  'heading: redundant': 'Clauses without which nothing changes',
  'heading: overridden': 'Settled by precedence',
  'heading: cumulative': 'Several clauses say the same',
  'heading: numbering': 'Numbering',
};

const counting = (language: 'en' | 'ru', nouns: Nouns): Tongue['counted'] => {
  const rules = new Intl.PluralRules(language);
  return (noun, figure) => `${figure} ${nouns[noun][rules.select(figure)] ?? nouns[noun].other}`;
};

export const ENGLISH: Tongue = {
  name: 'en',
  counted: counting('en', ENGLISH_NOUNS),
  described: (before, noun, behind) => [...before, noun, ...behind].join(' '),
  word: (english) => MEANT[english] ?? english,
  statement: (_, english) => english,
};

const RUSSIAN_NOUNS: Nouns = {
  situations: { one: 'ситуация', few: 'ситуации', other: 'ситуаций' },
  'of situations': { one: 'ситуации', other: 'ситуаций' },
  'in situations': { one: 'ситуации', other: 'ситуациях' },
  wounds: { one: 'рана', few: 'раны', other: 'ран' },
  coins: { one: 'монета', few: 'монеты', other: 'монет' },
  'starting life': { one: 'начальная жизнь', few: 'начальные жизни', other: 'начальных жизней' },
  'additional life': {
    one: 'дополнительная жизнь',
    few: 'дополнительные жизни',
    other: 'дополнительных жизней',
  },
  'negative life': { one: 'отрицательная жизнь', few: 'отрицательные жизни', other: 'отрицательных жизней' },
};

const russian = ({ statements, phrases, patterns }: Translations): Tongue => {
  const word = (english: string): string => {
    const known =
      phrases[english] ??
      russianWords[english] ??
      russianQuestions[english] ??
      russianCards[english] ??
      russianTexts[english];
    if (known !== undefined) return known;
    const pattern = patterns.find(([shape]) => shape.test(english));
    if (pattern === undefined) return english;
    return english.replace(pattern[0], (...found) =>
      pattern[1].replace(/\$(\d)/g, (_, group: string) => word(String(found[Number(group)] ?? ''))),
    );
  };
  return {
    name: 'ru',
    word,
    counted: counting('ru', RUSSIAN_NOUNS),
    described: (before, noun, behind) => {
      const traits = [...before, ...behind];
      return traits.length === 0 ? noun : `${noun} (${traits.join(', ')})`;
    },
    statement: (address, english) => statements[address] ?? english,
  };
};

/** The tongue of this name; reports in Russian take the rulebook's own words from the translations. */
export const tongueOf = (name: 'en' | 'ru', translations: Translations): Tongue =>
  name === 'ru' ? russian(translations) : ENGLISH;
