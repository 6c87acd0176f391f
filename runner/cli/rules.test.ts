import { describe, expect, it } from 'vitest';
import { printing } from '../testing/trying-commands.ts';
import { explainRule } from './rules.ts';

const printed = printing();

/** The addresses that are explained for a word. */
const explainedFor = (word: string): string[] => {
  explainRule(word, {});
  return printed.join('\n').match(/^(heroes|classic)\/\S+/gm) ?? [];
};

describe('rules explain', () => {
  it.each([
    ['heroes/505.1', ['heroes/505.1']],
    ['505.1', ['heroes/505.1']],
    ['502.1', ['heroes/502.1', 'classic/502.1']],
    ['503.1/loss', ['heroes/503.1/loss']],
  ])('%s explains the clause of each edition that has it', (word, addresses) => {
    expect(explainedFor(word)).toEqual(addresses);
  });
  it.each([
    ['999.9', /^No clause «999\.9»\. Expected an address such as/],
    ['classic/505.1', /^No clause «classic\/505\.1»\. Expected heroes\/505\.1; /],
    ['chess/502.1', /Expected heroes\/502\.1 or classic\/502\.1; /],
  ])('%s is refused with what may be meant', (word, message) => {
    expect(() => explainRule(word, {})).toThrow(message);
  });
});
