import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

it.each([
  ['mutant:dies-at-one', 'mutant:dies-at-one'],
  ['stdio:python3 engine.py', '"stdio:python3 engine.py"'],
  ['stdio:FLAG="$HOME" ./engine', `'stdio:FLAG="$HOME" ./engine'`],
  ["stdio:echo '$$'", `'stdio:echo '\\''$$'\\'''`],
  ['', '""'],
])('%s is what a shell makes of it again', (word, quoted) => {
  expect(shellWord(word)).toBe(quoted);
  expect(execFileSync('/bin/sh', ['-c', `printf %s ${quoted}`], { encoding: 'utf8' })).toBe(word);
});
