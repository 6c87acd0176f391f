import { russianWords } from './russian-words.ts';

/** What the rulebook's side knows in another tongue: statements, readings and reasons, keyed by the English. */
export interface Translations {
  readonly statements: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<string, string>>;
  /** For phrases with figures or names in them. */
  readonly patterns: readonly (readonly [RegExp, string])[];
}

/** The language of a report: words and phrases that are put into it, English where nothing is known. */
export interface Tongue {
  readonly name: 'en' | 'ru';
  word(english: string): string;
  /** The statement of a clause in the words of this project. */
  statement(address: string, english: string): string;
}

const HEADINGS: Readonly<Record<string, string>> = {
  'heading: missing chapter': 'For chapters that the documents do not contain',
  'heading: vacuous': 'Clauses that nothing triggered',
  'heading: shadowed': 'Clauses that always give way',
  'heading: redundant': 'Clauses without which nothing changes',
  'heading: overridden': 'Settled by precedence',
  'heading: cumulative': 'Several clauses say the same',
  'heading: numbering': 'Numbering',
};

export const ENGLISH: Tongue = {
  name: 'en',
  word: (english) => HEADINGS[english] ?? english,
  statement: (_, english) => english,
};

const russian = ({ statements, phrases, patterns }: Translations): Tongue => {
  const word = (english: string): string => {
    const known = phrases[english] ?? russianWords[english];
    if (known !== undefined) return known;
    const pattern = patterns.find(([shape]) => shape.test(english));
    if (pattern === undefined) return english;
    return english.replace(pattern[0], (...found) =>
      pattern[1].replace(/\$(\d)/g, (_, group: string) => word(String(found[Number(group)] ?? ''))),
    );
  };
  return { name: 'ru', word, statement: (address, english) => statements[address] ?? english };
};

/** The tongue of this name; reports in Russian take the rulebook's own words from the translations. */
export const tongueOf = (name: 'en' | 'ru', translations: Translations): Tongue =>
  name === 'ru' ? russian(translations) : ENGLISH;
