/**
 * `npm test`: everything CI runs. Prints each step's outcome, what was left out, and one closing line of counts. With
 * paths, `npm test -- packages/footer`, only the tests there, and options of the runner such as `-t 'a title'`.
 */
import { installEngines } from '../engines.mjs';
import { startPostgres } from '../postgres.mjs';
import { installWebServers } from '../webServers.mjs';
import { buildIfStale, IMPORTS, UNUSED } from './steps.mjs';
import { TestRun } from './TestRun.mjs';
import { testSome } from './testSome.mjs';

if (process.argv.length > 2) process.exit(await testSome(process.argv.slice(2)));

const tests = new TestRun();
const node = (...args) => ['node', ['--disable-warning=ExperimentalWarning', ...args]];
const build = (title, name) => tests.step(title, () => buildIfStale(name, { quiet: true }));

const postgres = await startPostgres();
if ('missing' in postgres) tests.leaveOut(`PostgreSQL half of the back end's tests: ${postgres.missing}`);
const env = 'url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {};

const engines = installEngines();
for (const { name, missing } of engines) if (missing) tests.leaveOut(`The smoke test in ${name}: ${missing}`);
for (const { name, missing } of installWebServers()) if (missing) tests.leaveOut(`The recipe for ${name}: ${missing}`);
const inEngines = engines.flatMap(({ name, missing }) => (missing ? [] : ['--project', name]));

try {
  const built = (async () => {
    await build('pieces build', 'pieces');
    await build('partner page builds', 'partner');
    await build('conformance command builds', 'conformance');
    await build('brand command builds', 'brand');
    await build("demo's fourth brand builds", 'fourthBrand');
    await build('packages for npm', 'npm');
    await build('guests install and build', 'guests');
  })();
  // Three at once, because browser tests wait more than they work. Beside the tests in Node only one: some of them have
  // time limits.
  await Promise.all([
    (async () => {
      await built;
      await tests.command('size budgets', node('host-demo/bench/sizes.ts'));
      await build('Storybook builds', 'storybook');
      await tests.command('tests in Node', ['vitest', ['run', '--project', 'node', '--project', 'server']], env);
    })(),
    (async () => {
      await tests.command('generated files are fresh', node('scripts/checkGenerated.mjs'));
      await tests.command('format and lint', ['biome', ['ci', '--colors=off', '--error-on-warnings', '.']]);
      await tests.command('import directions', IMPORTS);
      await tests.command('nothing is unused', UNUSED);
      await tests.command('types', ['tsc', ['-p', 'tsconfig.json']]);
      await tests.command('tests in the browser', ['vitest', ['run', '--project', 'browser']]);
      await built;
      if (inEngines.length > 0) await tests.command('smoke in other engines', ['playwright', ['test', ...inEngines]]);
    })(),
    tests.command('stories as tests', [
      'vitest',
      ['run', '--config', 'storybook/vitest.config.ts', '--project', 'looks'],
    ]),
  ]);
  await tests.command('scenarios', ['playwright', ['test', '--project', 'chromium']]);
} finally {
  if ('stop' in postgres) await postgres.stop();
}
process.exit(tests.finish());
