/**
 * `npm run test:changed`: what the change can break, and a sentence on what was left out. Without an option the change is
 * what is not committed yet, or else the last commit; `-- --base main` is all since then.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPieces } from '../build/pieces.ts';
import { allFiles, changedFiles } from '../changed/changedFiles.ts';
import { readImporters } from '../changed/importGraph.ts';
import { selectTests } from '../changed/selectTests.ts';
import { modulesFrom } from '../generate.mjs';
import { buildsFor, IMPORTS, OTHER_BUILDS, ROOT, TYPES } from './steps.mjs';
import { TestRun } from './TestRun.mjs';

/** Configuration of everything: no selection is right after a change of these. */
const OF_EVERYTHING =
  /^(package\.json|pnpm-.*\.yaml|[^/]+\.config\.ts|tsconfig[^/]*\.json|scripts\/(build|tasks)\/.*|storybook\/(?!screenshots\/baselines).*|shared\/testing\/.*)$/;
const { values } = parseArgs({ options: { base: { type: 'string' } } });
const list = (files) => (files.length > 0 ? `\n  ${files.join('\n  ')}` : ' none');

const tests = new TestRun();
// First, because a changed text, contract or token reaches the code through these.
await tests.command('generated files are written', ['node', ['scripts/generate.mjs', '--all']]);
const { files: changed, since } = changedFiles(values.base);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit(0);
}
console.log(`Changed since ${since}:${list(changed)}`);

const files = allFiles();
const elements = (await findPieces()).flatMap((piece) => piece.elements);
const selection = selectTests([...changed, ...modulesFrom(changed)], {
  files,
  read: (file) => {
    try {
      return readFileSync(join(ROOT, file), 'utf8');
    } catch {
      return ''; // deleted, and not committed yet
    }
  },
  importers: await readImporters(),
  pieces: [...Map.groupBy(elements, ({ packageName }) => packageName)].map(([name, own]) => ({
    name,
    tags: own.map(({ contract }) => contract.tag),
  })),
});
const { node: inNode, server, browser, titles, scenarios, scenariosLeftOut } = selection;
console.log(`Pieces it reaches: ${selection.pieces.join(', ') || 'none'}`);

const vitest = (name, paths, ...projects) =>
  paths.length > 0 && tests.command(name, ['vitest', ['run', ...projects.flatMap((p) => ['--project', p]), ...paths]]);
const quoted = (text) => text.replaceAll(/[^\w\s]/g, '\\$&');

const builds = new Set([
  ...(scenarios.length > 0 || changed.some((file) => /^(packages|shared)\/.*\/src\//.test(file))
    ? buildsFor(scenarios)
    : []),
  ...OTHER_BUILDS.filter(({ folder }) => changed.some((file) => file.startsWith(folder))).map(({ name }) => name),
]);
await Promise.all([
  (async () => {
    for (const name of builds) await tests.build(name);
    await vitest('tests in Node', [...inNode, ...server], 'node', 'server', 'docs');
    if (titles.length > 0) {
      const pattern = `^(${titles.map(quoted).join('|')}),`;
      const config = ['--config', 'storybook/vitest.config.ts', '--project', 'looks'];
      await tests.command('stories as tests', ['vitest', ['run', ...config, '-t', pattern]]);
    }
  })(),
  (async () => {
    const written = changed.filter((file) => /\.(m?[jt]sx?|json|css)$/.test(file) && files.includes(file));
    await tests.command('format and lint', [
      'biome',
      ['ci', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched', ...written],
    ]);
    await tests.command('import directions', IMPORTS);
    await tests.command('types', TYPES);
    await vitest('tests in the browser', browser, 'browser');
  })(),
]);
if (scenarios.length > 0) {
  await tests.command('scenarios', ['playwright', ['test', '--project=chromium', ...scenarios]]);
}

const isWide = changed.filter((file) => OF_EVERYTHING.test(file));
if (isWide.length > 0) tests.leaveOut(`whatever only ${isWide.join(', ')} can break: run npm test`);
if (scenariosLeftOut.length > 0) {
  tests.leaveOut(`scenarios that name the piece but are about another:${list(scenariosLeftOut)}`);
}
tests.leaveOut('what the other suites test: CONTRIBUTING.md says when to run which');
process.exit(tests.finish());
