import { describe, expect, it } from 'vitest';
import { oracles, suppositions, translations } from '../../../oracles/index.ts';
import { Static, Trigger } from '../../../spec/abilities/ability.ts';
import { Verb } from '../../../spec/abilities/deed.ts';
import type { Ask, Rule } from '../../../spec/clauses/clause.ts';
import { implications } from '../../../spec/clauses/implications.ts';
import { EDITION_NAMES, EDITIONS } from '../../../spec/editions/index.ts';
import { CardType, Element, Zone } from '../../../spec/model/names.ts';
import { KINDS } from '../../contradictions/claims.ts';
import { textWords } from './texts.ts';
import { tongueOf } from './tongue.ts';

const russian = tongueOf('ru', translations);

/** Names of cards, texts and players, addresses and figures: what a report may take over as it is. */
const NAMES = /\b[AB]\b|\b(heroes|classic|default|surrounding)\/[\w./-]+|\bX\b/g;
const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.replaceAll(name, ''), text).replace(NAMES, '');

const saidOn = (rule: Rule, readings: readonly string[]) =>
  readings.flatMap((reading) =>
    (rule.examples?.applicable ?? []).flatMap((situation) =>
      [true, false].flatMap((isAllowed) => {
        const ask: Ask = Object.assign(() => isAllowed, { unspoken: rule.question.fields ?? [] });
        const ruling = rule.ruling(situation, reading, ask);
        const { state, texts } = situation as { state?: { cards: object }; texts?: object };
        const names = [
          ...Object.keys(state?.cards ?? {}),
          ...Object.keys(texts ?? {}),
          'witch',
          'archer',
          'ogre',
          'guard',
          'bearer',
          'teacher',
          'shot',
          'curse',
          'dodge',
        ];
        return ruling === null ? [] : [ruling.says, ruling.because].map((text) => ({ text, names }));
      }),
    ),
  );

const said = EDITION_NAMES.flatMap((edition) => [
  ...oracles[edition].flatMap(({ rules, readings }) =>
    rules.flatMap((rule) => saidOn(rule, readings.length === 0 ? [''] : readings.map(({ name }) => name))),
  ),
  ...(suppositions[edition] ?? []).flatMap(({ rules, of }) => {
    const readings = oracles[edition].find(({ address }) => address === of)?.readings ?? [];
    return rules.flatMap((rule) => saidOn(rule, ['', ...readings.map(({ name }) => name)]));
  }),
]);

const untranslated = (texts: readonly { text: string; names?: readonly string[] }[]): string[] => [
  ...new Set(
    texts
      .filter(({ text, names = [] }) => /[a-z]/i.test(withoutNames(russian.word(text), names)))
      .map(({ text }) => text),
  ),
];

describe('a report in Russian has a word for', () => {
  it('every reason and answer that a rule gives', () => {
    expect(untranslated(said)).toEqual([]);
  });
  it('every reading and what it says', () => {
    const readings = EDITION_NAMES.flatMap((edition) => [
      ...oracles[edition].flatMap((clause) => clause.readings),
      ...(suppositions[edition] ?? []),
    ]);
    expect(untranslated(readings.flatMap(({ name, says }) => [{ text: name }, { text: says }]))).toEqual([]);
  });
  it('every implication', () => {
    expect(untranslated([{ text: 'Yet' }, ...implications.map(({ says }) => ({ text: says }))])).toEqual([]);
  });
  it('every statement', () => {
    const all = EDITION_NAMES.flatMap((edition) => oracles[edition]);
    const missing = all.filter(
      ({ address, statement }) => russian.statement(address, statement) === statement,
    );
    expect(missing.map(({ address }) => address)).toEqual([]);
  });
  it('every question', () => {
    const questions = EDITION_NAMES.flatMap((edition) => oracles[edition]).flatMap(({ rules }) =>
      rules.map(({ question }) => ({ text: question.asks })),
    );
    expect(untranslated(questions)).toEqual([]);
  });
  it('everything of which cards and texts are made', () => {
    const words = [
      ...Verb.options,
      ...Trigger.options.map((trigger) => `on ${trigger}`),
      ...CardType.options,
      ...Element.options,
      ...Zone.options.map((zone) => `in the ${zone}`),
      ...Zone.options.map((zone) => `into the ${zone}`),
      ...Static.options.flatMap(({ shape }) => ('by' in shape ? [`#1 ${shape.text.value}`] : [])),
      ...KINDS.filter((kind) => kind !== 'missing chapter' && kind !== 'overridden' && kind !== 'cumulative'),
    ];
    expect(untranslated(words.map((text) => ({ text })))).toEqual([]);
    expect(Object.keys(EDITIONS)).toEqual(EDITION_NAMES);
  });
});

describe('a deed that a text bars', () => {
  const barred = Verb.options.map((verb) =>
    textWords(russian, { kind: 'static', static: { text: 'cannot be', verb } }),
  );
  it('has a name that waits for no figure', () => {
    expect(barred.filter((text) => /( на|:)$/.test(text) || /[a-z]/i.test(text))).toEqual([]);
    expect(barred).toContain('ни одна карта не может с нею сделать это: ранить');
  });
});

describe('a number in Russian', () => {
  it.each([
    [1, '1 ситуация', '1 ситуации', '1 ситуации'],
    [3, '3 ситуации', '3 ситуаций', '3 ситуациях'],
    [11, '11 ситуаций', '11 ситуаций', '11 ситуациях'],
    [21, '21 ситуация', '21 ситуации', '21 ситуации'],
    [62, '62 ситуации', '62 ситуаций', '62 ситуациях'],
  ])('%d has its noun in the right form', (figure, bare, ofThem, inThem) => {
    const nouns = ['situations', 'of situations', 'in situations'] as const;
    expect(nouns.map((noun) => russian.counted(noun, figure))).toEqual([bare, ofThem, inThem]);
  });
});
