// Reads vitest's JSON report and prints «passed failed»; a skipped test or a file that did not load is a failure.
import { readFileSync } from 'node:fs';

const [file, exitCode] = process.argv.slice(2);

const read = () => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } catch {
    console.error('The tests left no report: they did not start, or were cut short.');
    return [];
  }
};

const suites = read();
const tests = suites.flatMap((suite) =>
  suite.assertionResults.map((test) => ({ ...test, file: suite.name })),
);
const passed = tests.filter((test) => test.status === 'passed').length;
const unrun = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
for (const test of unrun) console.error(`Not run (${test.status}): ${test.fullName}, in ${test.file}`);

const broken = suites.filter(
  (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
);
for (const suite of broken) console.error(`Failed as a file: ${suite.name}`);

const counted = tests.length - passed + broken.length;
const unexplained = counted === 0 && (exitCode !== '0' || passed === 0);
if (unexplained) console.error(`The tests exited with ${exitCode} after ${passed} passed and none failed.`);
console.log(`${passed} ${unexplained ? 1 : counted}`);
