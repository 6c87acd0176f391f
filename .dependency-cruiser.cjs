/** Import rules: each comment says what it means when you see the rule broken. */

const tests = '\\.test\\.ts$';
const packages = '(^|/)node_modules/';

/** A folder that may import only the listed paths of this project; npm packages and `node:` have rules of their own. */
const onlyImports = (folder, allowed, comment) => ({
  name: `${folder}-imports-only-${allowed.map((path) => path.replaceAll('/', '-')).join('-and-')}`,
  comment,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: tests },
  to: {
    pathNot: [packages, ...[folder, ...allowed].map((path) => `^${path}/`)],
    dependencyTypesNot: ['core'],
  },
});

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'spec-imports-only-zod',
      'The specification has begun to lean on what it describes: what can be asked must be readable without any code that answers.',
      { path: '^spec/', pathNot: tests },
      { pathNot: ['^spec/', '(^|/)node_modules/zod/'] },
    ),
    onlyImports(
      'fixtures',
      ['spec'],
      'An example has stopped being data: it now depends on code that it is meant to test.',
    ),
    onlyImports(
      'engines',
      ['spec'],
      'An engine knows its judge: it could answer what is expected instead of what it does.',
    ),
    forbid(
      'engines-fold-on-their-own',
      'An engine borrows the fold that it is checked against, so that both would share the same mistake and agree.',
      { path: '^engines/', pathNot: tests },
      { path: '^spec/play/fold\\.ts$' },
    ),
    onlyImports(
      'adapters',
      ['spec'],
      'An adapter does more than carry questions and answers: a foreign engine could not be reached by the contract alone.',
    ),
    onlyImports(
      'generators',
      ['spec', 'fixtures'],
      'A generator looks at rulings or engines, so that what is tried would depend on what is expected.',
    ),
    onlyImports(
      'relations',
      ['spec'],
      'A relation leans on an engine, an oracle or what makes cases: it would no longer be a voice of its own.',
    ),
    onlyImports(
      'oracles',
      ['spec', 'fixtures'],
      'An oracle asks something other than the rulebook: its ruling would no longer be independent of what it judges.',
    ),
    forbid(
      'heroes-stands-alone',
      'A clause of the heroes edition rests on the classic one: an erratum there would silently change a ruling here.',
      { path: '^oracles/heroes/', pathNot: tests },
      { path: '^oracles/classic/' },
    ),
    forbid(
      'classic-stands-alone',
      'A clause of the classic edition rests on the heroes one: an erratum there would silently change a ruling here.',
      { path: '^oracles/classic/', pathNot: tests },
      { path: '^oracles/heroes/' },
    ),
    forbid(
      'runner-is-passed-its-engines',
      'The judge has chosen whom it judges: engines are passed in, and only the command line picks one.',
      { path: '^runner/', pathNot: [tests, '^runner/cli/'] },
      { path: '^engines/' },
    ),
    forbid(
      'judge-knows-no-report',
      'What is judged or searched depends on how it is printed: keep the type with the judge and let the report import it.',
      { path: '^runner/(judge|interview|contradictions|editions|examples)/', pathNot: tests },
      { path: '^runner/report/' },
    ),
    forbid(
      'report-runs-nothing',
      'A report calls the judge instead of printing what the judge found: take the type and let the result be passed in.',
      { path: '^runner/report/', pathNot: tests },
      { path: '^runner/', pathNot: '^runner/report/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'report-knows-only-results',
      'A report reaches past the result into what produced it: put the missing fact into the result.',
      { path: '^runner/report/', pathNot: tests },
      { pathNot: [packages, '^spec/', '^runner/'], dependencyTypesNot: ['core'] },
    ),
    forbid(
      'bench-measures-from-outside',
      'Something leans on the bench, or the bench on documents: it measures the suite and is no part of it.',
      { pathNot: [tests, '^bench/'] },
      { path: '^bench/' },
    ),
    onlyImports(
      'bench',
      ['spec', 'generators', 'oracles', 'engines', 'adapters', 'runner'],
      'The bench measures something other than the suite that is shipped.',
    ),
    forbid(
      'runner-imports-only-this-project',
      'The judge depends on something outside the eight folders, such as documentation or an example.',
      { path: '^runner/', pathNot: tests },
      {
        pathNot: [packages, '^(spec|generators|relations|oracles|fixtures|engines|adapters|runner)/'],
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'fast-check-stays-in-generators-and-runner',
      'Randomness has left the folders that draw cases: rules, examples, engines and reports must say the same thing every time.',
      { pathNot: [tests, '^generators/', '^runner/(?!report/)', '^bench/'] },
      { path: '(^|/)node_modules/fast-check/' },
    ),
    forbid(
      'node-stays-in-adapters-and-runner',
      'Something that should be a pure function of its arguments touches the machine, and would no longer run in a browser.',
      { pathNot: [tests, '^adapters/', '^runner/', '^bench/memory'] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'tests-are-not-imported',
      'A test has become a library: move what is shared into a file of its own.',
      {},
      { path: tests },
    ),
    forbid(
      'no-circles',
      'Two files cannot be read one before the other: one of them holds something that belongs to a third.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'A file imports nothing and is imported by nothing: it is forgotten, or its user is not written yet.',
      { orphan: true, pathNot: [tests, '\\.d\\.ts$'] },
      {},
    ),
    forbid(
      'everything-resolves',
      'An import leads nowhere, so no other rule could judge it.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
