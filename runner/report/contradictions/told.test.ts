import { expect, it } from 'vitest';
import { oracles, suppositions } from '../../../oracles/index.ts';
import type { Ask, Rule } from '../../../spec/clauses/clause.ts';
import { EDITION_NAMES } from '../../../spec/editions/index.ts';
import { ENGLISH } from '../telling/tongue.ts';
import { situationWords } from './situation.ts';

type Path = readonly (string | number)[];
// biome-ignore lint/suspicious/noExplicitAny: plain values of any shape are walked through
type Plain = any;

/** What else could stand in the place of a word. */
const OTHERS: Readonly<Record<string, string>> = {
  A: 'B',
  B: 'A',
  play: 'graveyard',
  graveyard: 'hand',
  hand: 'play',
  creature: 'hero',
  hero: 'creature',
  additional: 'negative',
  negative: 'additional',
  lasting: 'end of turn',
};

/** Every single fact of a value, otherwise than it is: another figure or word, the contrary, one of a list less. */
function* otherwise(value: Plain, path: Path = []): Generator<readonly [Path, Plain]> {
  if (typeof value === 'boolean') yield [path, !value];
  else if (typeof value === 'number') yield [path, value + 1];
  else if (typeof value === 'string' && value in OTHERS) yield [path, OTHERS[value]];
  else if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) for (const i of value.keys()) yield [path, value.filter((_, j) => j !== i)];
    for (const [key, part] of Object.entries(value)) yield* otherwise(part, [...path, key]);
  }
}

const withFact = (value: Plain, [key, ...rest]: Path, fact: Plain): Plain => {
  if (key === undefined) return fact;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = withFact(copy[key], rest, fact);
  return copy;
};

/** What a rule says of a situation under each reading; null where that is no situation that it can be asked of. */
function saidBy(rule: Rule, readings: readonly string[], situation: Plain): string | null {
  const ask: Ask = Object.assign(() => true, { unspoken: rule.question.fields ?? [] });
  try {
    if (!rule.applies(situation)) return 'silent';
    const rulings = readings.map((reading) => rule.ruling(situation, reading, ask));
    return JSON.stringify(rulings.map((ruling) => ruling && [ruling.says, ruling.because]));
  } catch {
    return null;
  }
}

const rules = EDITION_NAMES.flatMap((edition) => [
  ...oracles[edition].flatMap(({ rules: own, readings }) =>
    own.map((rule) => ({ rule, readings: readings.length === 0 ? [''] : readings.map(({ name }) => name) })),
  ),
  ...(suppositions[edition] ?? []).flatMap(({ rules: own }) => own.map((rule) => ({ rule, readings: [''] }))),
]).filter(({ rule }) => rule.force !== 'default');

it('every fact on which a ruling hangs is told', () => {
  const untold = new Set<string>();
  let facts = 0;
  for (const { rule, readings } of rules)
    for (const situation of [...(rule.examples?.applicable ?? []), ...(rule.examples?.inapplicable ?? [])]) {
      const said = saidBy(rule, readings, situation);
      const told = situationWords(ENGLISH, situation).join('\n');
      for (const [path, fact] of otherwise(situation)) {
        const changed = withFact(situation, path, fact);
        const now = saidBy(rule, readings, changed);
        if (now === null || now === said) continue;
        facts += 1;
        if (situationWords(ENGLISH, changed).join('\n') === told)
          untold.add(`${rule.question.id}: ${path.join('.')}`);
      }
    }
  expect(facts).toBeGreaterThan(2000);
  expect([...untold].sort()).toEqual([]);
});

it('a card that a situation names is on the board that is told, or is told to be missing there', () => {
  const missing = new Set<string>();
  for (const { rule } of rules)
    for (const situation of [...(rule.examples?.applicable ?? []), ...(rule.examples?.inapplicable ?? [])]) {
      const cards = (situation as Plain).state?.cards;
      if (cards === undefined) continue;
      const lines = situationWords(ENGLISH, situation);
      for (const key of ['source', 'card', 'attacker', 'chosen', 'cards', 'giver', 'from', 'defender'])
        for (const id of [(situation as Plain)[key]].flat())
          if (
            typeof id === 'string' &&
            !lines.some((line) => line.startsWith(`${id} (`) || line === `there is no card ${id}`)
          )
            missing.add(`${rule.question.id}: ${key} ${id}`);
    }
  expect([...missing]).toEqual([]);
});

it('what is told of blows begins with the life before them, where the card shows another by now', () => {
  const life = { starting: 1, wounds: 1, effects: [], level: null };
  const until = 'end of turn';
  const effects = [{ id: 'e', kind: 'additional', laid: 2, left: 1, by: null, until }];
  const card = {
    id: 'imp',
    controller: 'A',
    owner: 'A',
    type: 'creature',
    zone: 'play',
    cost: 0,
    element: null,
  };
  const whole = { ...card, exhausted: false, poisoned: false, printed: [], abilities: [], effects: [], life };
  const blows = [{ before: { ...life, effects }, after: life, text: null, isByRules: true }];
  expect(situationWords(ENGLISH, { card: whole, blows, destroyer: null })).toEqual([
    "imp (A's creature; 1 starting life, 1 wound)",
    'before that: 1 starting life, 1 wound, 1 additional life of 2 laid until end of turn',
    'and next: 1 starting life, 1 wound (by an effect of the rules)',
  ]);
});
