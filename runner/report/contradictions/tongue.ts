import { russianCards } from './russian-cards.ts';
import { russianWords } from './russian-words.ts';

/** What the rulebook's side knows in another tongue: statements, readings and reasons, keyed by the English. */
export interface Translations {
  readonly statements: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<string, string>>;
  /** For phrases with figures or names in them. */
  readonly patterns: readonly (readonly [RegExp, string])[];
}

/** Nouns behind a number: «15 of 62 situations», «in 62 situations». */
type Counted = 'situations' | 'of situations' | 'in situations';
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The language of a report: words and phrases that are put into it, English where nothing is known. */
export interface Tongue {
  readonly name: 'en' | 'ru';
  word(english: string): string;
  /** A number with its noun in the form that the number asks for. */
  counted(noun: Counted, figure: number): string;
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

const counting = (language: 'en' | 'ru', nouns: Readonly<Record<Counted, Forms>>): Tongue['counted'] => {
  const rules = new Intl.PluralRules(language);
  return (noun, figure) => `${figure} ${nouns[noun][rules.select(figure)] ?? nouns[noun].other}`;
};

const SITUATIONS: Forms = { one: 'situation', other: 'situations' };

export const ENGLISH: Tongue = {
  name: 'en',
  counted: counting('en', {
    situations: SITUATIONS,
    'of situations': SITUATIONS,
    'in situations': SITUATIONS,
  }),
  word: (english) => HEADINGS[english] ?? english,
  statement: (_, english) => english,
};

const russian = ({ statements, phrases, patterns }: Translations): Tongue => {
  const word = (english: string): string => {
    const known = phrases[english] ?? russianWords[english] ?? russianCards[english];
    if (known !== undefined) return known;
    const pattern = patterns.find(([shape]) => shape.test(english));
    if (pattern === undefined) return english;
    return english.replace(pattern[0], (...found) =>
      pattern[1].replace(/\$(\d)/g, (_, group: string) => word(String(found[Number(group)] ?? ''))),
    );
  };
  const counted = counting('ru', {
    situations: { one: 'ситуация', few: 'ситуации', other: 'ситуаций' },
    'of situations': { one: 'ситуации', other: 'ситуаций' },
    'in situations': { one: 'ситуации', other: 'ситуациях' },
  });
  return { name: 'ru', word, counted, statement: (address, english) => statements[address] ?? english };
};

/** The tongue of this name; reports in Russian take the rulebook's own words from the translations. */
export const tongueOf = (name: 'en' | 'ru', translations: Translations): Tongue =>
  name === 'ru' ? russian(translations) : ENGLISH;
