import { describe, expect, it } from 'vitest';
import { Said } from './said.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, i) => `line ${i} of many`);
const textOf = (chunks: readonly string[]): string => {
  const said = new Said();
  for (const chunk of chunks) said.hear(chunk);
  return said.text;
};

describe('what a program says', () => {
  it.each([1, 7, 100_000])('is kept whole where it is short, in pieces of %i characters', (size) => {
    const text = lines(100).join('\n');
    const pieces = text.match(new RegExp(`[^]{1,${Math.min(size, text.length)}}`, 'g')) ?? [];
    expect(textOf([...pieces, '\n'])).toBe(text);
  });
  it.each([1, 17, 100_000])('is kept at its two ends, in whole lines, in pieces of %i characters', (size) => {
    const text = `${lines(1000).join('\n')}\n`;
    const pieces = text.match(new RegExp(`[^]{1,${Math.min(size, text.length)}}`, 'g')) ?? [];
    const kept = textOf(pieces).split('\n');
    const at = kept.indexOf('…');
    expect([...kept.slice(0, at), ...kept.slice(at + 1)].every((line) => lines(1000).includes(line))).toBe(
      true,
    );
    expect([kept[0], kept.at(-1)]).toEqual(['line 0 of many', 'line 999 of many']);
    expect(kept.length).toBeLessThan(200);
  });
  it('is forgotten', () => {
    const said = new Said();
    said.hear('x'.repeat(5000));
    said.forget();
    said.hear('anew');
    expect(said.text).toBe('anew');
  });
});
