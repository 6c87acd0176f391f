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

  it('are told in words, with the situation laid out', () => {
    const words = differencesInWords(differences, WORDS);
    expect(words).toContain('heroes/502.8       classic/502.9      reflexive-suffix');
    expect(words).toContain("when it was declared: archer (A's creature;");
    expect(words).toContain('classic: obstacle\n      because the source has left play before');
  });
});

it('an edition that nobody knows is told', () => {
  expect(() => diffRules('heroes', 'chess', {})).toThrow(
    'No edition «chess». Expected one of heroes, classic.',
  );
});
