import { describe, expect, it } from 'vitest';
import type { Ask, Clause, Rule } from '../spec/clauses/clause.ts';
import { numberOf } from '../spec/editions/edition.ts';
import { EDITIONS } from '../spec/editions/index.ts';
import * as c502numbers from './classic/502-any-number.ts';
import * as c502attacks from './classic/502-attacks.ts';
import * as c502movement from './classic/502-movement.ts';
import * as c502properties from './classic/502-properties.ts';
import * as c502suffix from './classic/502-reflexive-suffix.ts';
import * as c502sources from './classic/502-sources.ts';
import * as c502targets from './classic/502-targets.ts';
import * as lives from './classic/surrounding-lives.ts';
import * as numbers from './classic/surrounding-numbers.ts';
import * as stack from './classic/surrounding-stack.ts';
import * as classicText from './classic/text.ts';
import * as defaults from './defaults.ts';
import { always } from './examples.ts';
import * as h116 from './heroes/116-combined-abilities.ts';
import * as h117 from './heroes/117-spells.ts';
import * as h118defaults from './heroes/118-defaults.ts';
import * as h118targeting from './heroes/118-targeting.ts';
import * as h118zones from './heroes/118-zones.ts';
import * as h501 from './heroes/501-payment-limits-actions.ts';
import * as h502attacks from './heroes/502-attacks.ts';
import * as h502limits from './heroes/502-limits.ts';
import * as h502suffix from './heroes/502-reflexive-suffix.ts';
import * as h502sources from './heroes/502-sources.ts';
import * as h502targets from './heroes/502-targets.ts';
import * as h503 from './heroes/503-rules-effects.ts';
import * as h503statics from './heroes/503-static-effects.ts';
import * as h504 from './heroes/504-lives-and-wounds.ts';
import * as h504setting from './heroes/504-setting-life.ts';
import * as h505 from './heroes/505-destruction.ts';
import * as shots from './heroes/surrounding-shots.ts';
import { oracles } from './index.ts';
import * as amounts from './surrounding-amounts.ts';
import * as fates from './surrounding-fates.ts';
import * as prices from './surrounding-prices.ts';
import * as redirects from './surrounding-redirects.ts';
import * as sources from './surrounding-sources.ts';
import * as targets from './surrounding-targets.ts';
import * as heroesText from './text.ts';

type Files = Record<string, Clause>;
const shared: Files = { ...defaults, ...sources, ...targets, ...fates, ...prices, ...amounts, ...redirects };

const EDITION_FILES: Record<keyof typeof EDITIONS, { sections: Record<string, Files>; pseudo: Files }> = {
  heroes: {
    sections: {
      '116': { ...h116 },
      '117': { ...h117 },
      '118': { ...h118targeting, ...h118zones, ...h118defaults },
      '501': { ...h501 },
      '502': { ...h502targets, ...h502attacks, ...h502sources, ...h502limits, ...h502suffix },
      '503': { ...h503, ...h503statics },
      '504': { ...h504, ...h504setting },
      '505': { ...h505 },
    },
    pseudo: { ...shared, ...shots, ...heroesText },
  },
  classic: {
    sections: {
      '502': {
        ...c502targets,
        ...c502numbers,
        ...c502attacks,
        ...c502sources,
        ...c502movement,
        ...c502properties,
        ...c502suffix,
      },
    },
    pseudo: { ...shared, ...stack, ...numbers, ...lives, ...classicText },
  },
};

const asks = (rule: Rule): Ask[] =>
  [true, false].map((isAllowed) =>
    Object.assign(() => isAllowed, {
      unspoken: rule.force === 'default' ? (rule.question.fields ?? []) : [],
    }),
  );

const ruledOn = (clause: Clause, rule: Rule) =>
  (clause.readings.length === 0 ? [''] : clause.readings.map(({ name }) => name)).flatMap((reading) =>
    (rule.examples?.applicable ?? []).flatMap((situation) =>
      asks(rule).map((ask) => ({
        reading,
        answers: rule.question.answers(situation),
        ruling: rule.ruling(situation, reading, ask),
      })),
    ),
  );

describe.each(Object.entries(EDITION_FILES))('of %s,', (edition, { sections, pseudo }) => {
  const files: Files = Object.assign({}, pseudo, ...Object.values(sections));
  const written = Object.entries(files);

  const rules = written.flatMap(([name, clause]) =>
    clause.rules.map((rule, i) => ({ title: `${name}, rule ${i + 1} on ${rule.question.id}`, clause, rule })),
  );
  describe('every rule', () => {
    it.each(rules)('$title holds on its applicable examples and on no other', ({ rule }) => {
      const { applicable = [], inapplicable = [] } = rule.examples ?? {};
      expect(applicable.length).toBeGreaterThan(0);
      if (rule.applies !== always) expect(inapplicable.length).toBeGreaterThan(0);
      expect(applicable.map((situation) => rule.applies(situation))).toEqual(applicable.map(() => true));
      expect(inapplicable.map((situation) => rule.applies(situation))).toEqual(inapplicable.map(() => false));
    });

    it.each(rules)('$title allows an answer and, unless open, refuses one', ({ clause, rule }) => {
      const rulings = ruledOn(clause, rule);
      expect(rulings.some(({ ruling }) => ruling !== null)).toBe(true);
      for (const { answers, ruling } of rulings) {
        if (ruling === null) continue;
        expect(answers.some((answer) => ruling.allows(answer))).toBe(true);
        expect(answers.some((answer) => !ruling.allows(answer))).toBe(rule.force !== 'open');
        expect(ruling.says.length * ruling.because.length).toBeGreaterThan(0);
      }
    });
  });

  describe('every clause', () => {
    it.each(written)('%s is exported under its address', (name, { address }) => {
      expect(address.replace(`${edition}/`, edition.charAt(0)).replace(/[^A-Za-z0-9]/g, '_')).toBe(name);
    });

    it.each(written)('%s has a statement of one short sentence', (_, { statement }) => {
      expect(statement).toMatch(/^[A-Z].{10,158}\.$/);
      expect(statement).not.toMatch(/\bshould\b|\. /);
    });

    it.each(written)('%s has rules, and readings that lean on a word of its own', (_, clause) => {
      expect(clause.rules.length).toBeGreaterThan(0);
      expect(new Set(clause.readings.map(({ name }) => name)).size).toBe(clause.readings.length);
      expect(clause.readings).not.toHaveLength(1);
      for (const { leansOn } of clause.readings) {
        expect(leansOn).toMatch(/^\d{3}\.[\d.]+ [а-яё]+$/i);
        expect(leansOn.startsWith(numberOf(clause.address))).toBe(true);
      }
    });

    it.each(written)('%s speaks under its default reading', (_, clause) => {
      const said = clause.rules
        .flatMap((rule) => ruledOn(clause, rule))
        .filter(({ ruling }) => ruling !== null);
      expect(said.some(({ reading }) => reading === (clause.readings[0]?.name ?? ''))).toBe(true);
    });

    it.each(Object.entries(sections))(
      'of file %s belongs to that section of the edition',
      (section, clauses) => {
        for (const { address } of Object.values(clauses)) {
          const number = numberOf(address);
          const item = address.split('/')[2];
          const known: Record<string, { items?: readonly string[] }> =
            EDITIONS[edition as keyof typeof EDITIONS].clauses;
          expect(number.startsWith(`${section}.`)).toBe(true);
          expect(known).toHaveProperty([number]);
          if (item !== undefined) expect(known[number]?.items).toContain(item);
        }
      },
    );

    it('is in the list of its edition, once', () => {
      const addresses = oracles[edition as keyof typeof EDITIONS].map(({ address }) => address);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(new Set(oracles[edition as keyof typeof EDITIONS])).toEqual(new Set(Object.values(files)));
    });

    it.each(written)(
      '%s is certified exactly if it is numbered or a default',
      (_, { address, isUncertified }) => {
        expect(isUncertified === true).toBe(/^(text$|surrounding\/)/.test(address));
      },
    );

    it.each(written)('%s is open exactly if it is a surrounding one', (_, { address, rules }) => {
      const isOpen = rules.every(({ force }) => force === 'open');
      expect(isOpen).toBe(address.startsWith('surrounding/'));
      expect(rules.some(({ force }) => force === 'open')).toBe(isOpen);
    });
  });
});
