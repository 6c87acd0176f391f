// Judges every import by .dependency-cruiser.cjs, and refuses to pass when a source file was not seen.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, format } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const folders = ['spec', 'generators', 'oracles', 'fixtures', 'engines', 'adapters', 'runner', 'bench'];

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'));

const present = readdirSync('.').filter((name) => folders.includes(name));
const sources = present.flatMap(sourcesIn);

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

if (sources.length === 0) fail(`No source file in ${folders.join(', ')}: nothing was judged.`);

const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(present, { ...options, outputType: 'json' }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const result = JSON.parse(output);

const seen = new Set(
  result.modules.filter((module) => !module.couldNotResolve).map((module) => module.source),
);
const unseen = sources.filter((path) => !seen.has(path));
if (unseen.length > 0) {
  fail(
    `Saw ${sources.length - unseen.length} of ${sources.length} source files; check that dependency-cruiser supports ` +
      `this version of typescript. Not seen:\n  ${unseen.slice(0, 10).join('\n  ')}`,
  );
}

const report = await format(result, { outputType: 'err-long' });
console.log(String(report.output).trim());
process.exit(report.exitCode > 0 ? 1 : 0);
