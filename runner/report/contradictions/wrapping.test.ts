import { expect, it } from 'vitest';
import { wrapped } from './wrapping.ts';

it('leaves a short text as it is, its double spaces and its indent too', () => {
  const text = `  Let       ${'wounds '.repeat(5)}  end`;
  expect(wrapped(text, 4)).toBe(text);
});
it('breaks a long one within 110 columns, loses no word, and sets the rest in', () => {
  const text = `  Let       ${Array.from({ length: 60 }, () => 'xxxxxxx').join(' ')}`;
  const lines = wrapped(text, 12).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
  expect(lines.slice(1).every((line) => /^ {12}x/.test(line))).toBe(true);
  expect(lines.map((line) => line.trim()).join(' ')).toBe(text.trim());
});
it.each(['(502.1 заявке)', 'выбрать 1:', 'wounds 1,'])('keeps «%s» together', (pair) => {
  for (let before = 90; before < 112; before += 1) {
    const lines = wrapped(`${'x'.repeat(before)} ${pair} end`, 2).split('\n');
    expect(lines.filter((line) => line.includes(pair))).toHaveLength(1);
  }
});
it('leaves a word that is longer than a line on a line of its own', () => {
  expect(wrapped(`a ${'x'.repeat(120)} b`, 2)).toBe(`a\n  ${'x'.repeat(120)}\n  b`);
});
