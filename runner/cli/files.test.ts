import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { board, card } from '../../engines/testing/table.ts';
import { filesAt, parseJson, readStored, writeWhole } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a folder', () => {
  it('stands for the JSON files in it, by name; a file stands for itself, also where there is none', () => {
    const kept = mkdtempSync(join(folder, 'kept-'));
    for (const name of ['b.json', 'a.json', 'notes.md', 'c.json.part']) writeFileSync(join(kept, name), '{}');
    const [a, b] = ['a.json', 'b.json'].map((name) => join(kept, name));
    expect(filesAt([kept])).toEqual([a, b]);
    expect(filesAt([b as string, 'missing.json', kept])).toEqual([b, 'missing.json', a, b]);
  });
  it('without any is no case', () => {
    expect(() => filesAt([mkdtempSync(join(folder, 'empty-'))])).toThrow(/^No case in the folder .*empty/);
  });
});

it('a text and cards that a declaration names and the board has not are named', () => {
  const path = join(folder, 'strange.json');
  const acts = [
    {
      act: 'declare',
      player: 'A',
      ability: 'song',
      source: 'ogre',
      targets: [{ at: [0, 0], cards: ['elf'] }],
    },
  ];
  writeFileSync(path, JSON.stringify({ board: board([card('ogre', 'creature', 'A')]), acts, picks: [] }));
  expect(() => readStored(path)).toThrow(
    'act 1 («declare») names the unknown card elf; act 1 («declare») names the unknown text song',
  );
});

it('a byte order mark in front of JSON is passed over', () => {
  const path = join(folder, 'marked.json');
  writeFileSync(path, '\uFEFF{"a": 1}');
  expect(parseJson(path)).toEqual({ a: 1 });
});

it('a file that cannot be put in its place leaves nothing half-written', () => {
  const path = join(folder, 'in-the-way');
  mkdirSync(path);
  expect(() => writeWhole(path, 'x')).toThrow(/^Cannot write .*in-the-way/);
  expect(existsSync(`${path}.part`)).toBe(false);
});
