import { describe, expect, it } from 'vitest';
import { oracles } from '../../oracles/index.ts';
import { EDITIONS } from '../../spec/editions/index.ts';
import { diffRules } from '../cli/rules.ts';
import { differencesInWords } from '../report/differences.ts';
import { differencesOf } from './differences.ts';

const sideOf = (name: keyof typeof EDITIONS) => ({ edition: EDITIONS[name], clauses: oracles[name] });
const differences = differencesOf(sideOf('heroes'), sideOf('classic'));
const about = (question: string) => differences.questions.find((one) => one.question === question);
const allowedIn = (question: string) => about(question)?.witness?.verdicts.map(({ allowed }) => allowed);

const plain = (text: unknown) => String(text);
const WORDS = { bold: plain, dim: plain, green: plain, yellow: plain };

describe('two editions side by side', () => {
  it('share concepts by name, whatever their numbers', () => {
    const pairs = Object.fromEntries(differences.concepts.map(({ slug, clauses }) => [slug, clauses]));
    expect(pairs['reflexive-suffix']).toEqual(['heroes/502.8', 'classic/502.9']);
    expect(pairs['cards-with-a-property']).toEqual(['heroes/502.7', 'classic/502.8']);
    expect(pairs['movement-targets-a-cell']).toEqual([null, 'classic/502.7']);
    expect(pairs['joined-restrictions']).toEqual(['heroes/502.9', null]);
  });

  it('differ where a source has left, where no card fits, and where several are hit', () => {
    expect(allowedIn('isObstacle')).toEqual([['no obstacle'], ['obstacle']]);
    expect(allowedIn('isPaid')).toEqual([['paid'], ['unpaid']]);
    expect(allowedIn('canBeDeclared')).toEqual([['illegal'], ['legal']]);
    expect(allowedIn('howHit')).toEqual([['together', 'in turn'], ['together']]);
  });

  it('do not differ about the target of a strike', () => {
    expect(about('attackTargets')?.witness).toBeNull();
  });

  it('name only clauses of their own, and every question once', () => {
    for (const { said } of differences.questions)
      said.forEach((list, i) => {
        for (const { clause } of list) expect(clause.startsWith(`${differences.editions[i]}/`)).toBe(true);
      });
    const ids = differences.questions.map(({ question }) => question);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are told in words, once each, and shortly', () => {
    const words = differencesInWords(differences, WORDS);
    expect(words).toContain('  heroes/502.8 is classic/502.9\n');
    expect(words).toContain(
      [
        '    ground: source left',
        '  heroes: no obstacle; the source was checked when it declared the ability (502.3)',
        '  classic: obstacle; the source has left play before the action left the stack (502.3)',
      ].join('\n'),
    );
    expect(words).toMatch(
      /Only classic rules on\n(.*\n)* {2}What is the target of this movement\? \(502\.7\)/,
    );
    expect(words).toMatch(/the default one is taken\. «anything»: .*$/);
    expect(words.split('\n').length).toBeLessThan(160);
    const names = differences.questions.map(({ question }) => question);
    for (const name of [...names.filter((one) => /[A-Z]/.test(one)), 'isChoicePending', 'declaredIn'])
      expect(words).not.toMatch(new RegExp(`\\b${name}\\b`));
  });
});

it('an edition that nobody knows is told', () => {
  expect(() => diffRules('heroes', 'chess', {})).toThrow(
    'No edition «chess». Expected one of heroes, classic.',
  );
});
