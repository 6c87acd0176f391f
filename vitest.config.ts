import { defineConfig } from 'vitest/config';

/** Where `.ci/run` wants the results as JSON; unset when a person runs the tests. */
const reportFile = process.env.ARBITER_TEST_REPORT;

// What is printed is compared as text, also where the surroundings force colours, as CI does;
// Node warns of a process that is told both.
delete process.env.FORCE_COLOR;

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/worktrees/**', '**/.worktrees/**'],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { NO_COLOR: '1' },
    allowOnly: process.env.ARBITER_FORBID_SKIPS !== '1',
    reporters: reportFile ? ['default', ['json', { outputFile: reportFile }]] : ['default'],
  },
});
