import { expect, it } from 'vitest';
import { wrapped } from './wrapping.ts';

const words = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => String(i % 10).repeat(length)).join(' ');

it('leaves a short text as it is, its double spaces and its indent too', () => {
  const text = `  Let       ${words(5, 10)}  end`;
  expect(wrapped(text, 4)).toBe(text);
});
it('breaks a long one within 110 columns, loses no word, and sets the rest in', () => {
  const text = `  Let       ${words(60, 7)}`;
  const lines = wrapped(text, 12).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
  expect(lines.slice(1).every((line) => /^ {12}\d/.test(line))).toBe(true);
  expect(lines.map((line) => line.trim()).join(' ')).toBe(text.trim());
});
it('leaves a word that is longer than a line on a line of its own', () => {
  expect(wrapped(`a ${'x'.repeat(120)} b`, 2)).toBe(`a\n  ${'x'.repeat(120)}\n  b`);
});
