import type { Clause, Reading, Rule } from '../../spec/clauses/clause.ts';
import { on } from '../../spec/clauses/clause.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import { fields, must } from '../../spec/clauses/ruling.ts';
import type { Question } from '../../spec/questions/question.ts';
import { words } from '../../spec/questions/question.ts';
import type { Asked } from '../interview/observation.ts';
import { asked } from '../interview/observation.ts';

/** What the invented questions are about. */
export interface Lamp {
  readonly isBroken: boolean;
}
export const WHOLE: Lamp = { isBroken: false };

export const colour = words<Lamp>()('colour', 'Which colour is the lamp?', ['red', 'green', 'blue']);
export const maySwitch = words<Lamp>()('maySwitch', 'May it be switched?', ['legal', 'illegal']);

/** A record of two numbers, on which clauses rule apart. */
export interface Settings {
  readonly volts: number;
  readonly watts: number;
}
export const settings: Question<Lamp, Settings> = {
  id: 'settings',
  asks: 'How is the lamp set?',
  fields: ['volts', 'watts'],
  answers: () => [0, 1, 2].flatMap((volts) => [0, 1, 2].map((watts) => ({ volts, watts }))),
  key: ({ volts, watts }) => `${volts} V ${watts} W`,
};

const readingsNamed = (names: readonly string[]): Reading[] =>
  names.map((name) => ({ name, says: name, leansOn: '' }));

/** An invented clause; `readings` are names, the default first. */
export const clause = (
  address: string,
  rules: readonly Rule[],
  { readings = [], ...rest }: { readings?: readonly string[]; isUncertified?: true } = {},
): Clause => ({
  address,
  statement: `What ${address} says.`,
  readings: readingsNamed(readings),
  rules,
  ...rest,
});

type Traits = Pick<Rule, 'force' | 'yieldsTo'>;
type Word<A> = A | null | ((reading: string) => A | null);

const ruling = <A extends string>(word: Word<A>, reading: string): Ruling<A> | null => {
  const said = typeof word === 'function' ? word(reading) : word;
  return said === null ? null : must(said, 'it says so');
};

/** The lamp is of this colour; a function of the reading where readings differ, null where it is silent. */
export const says = (word: Word<string>, traits: Traits = {}): Rule =>
  on(colour as Question<Lamp, string>, {
    ...traits,
    applies: () => true,
    ruling: (_, reading) => ruling(word, reading),
  });

/** Whether the lamp may be switched. */
export const switching = (word: Word<string>, traits: Traits = {}): Rule =>
  on(maySwitch as Question<Lamp, string>, {
    ...traits,
    applies: () => true,
    ruling: (_, reading) => ruling(word, reading),
  });

/** What some fields of the settings are. */
export const sets = (wanted: Partial<Record<keyof Settings, number>>, traits: Traits = {}): Rule =>
  on(settings, { ...traits, applies: () => true, ruling: () => fields<Settings>(wanted, 'it says so') });

export const isColour = (answer: 'red' | 'green' | 'blue'): Asked => asked(colour, WHOLE, answer);
export const isSwitched = (answer: 'legal' | 'illegal'): Asked => asked(maySwitch, WHOLE, answer);
