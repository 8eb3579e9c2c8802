/** `npm test`: everything CI runs. Prints each step's outcome, what was left out, and one closing line of counts. */
import { installEngines } from '../engines.mjs';
import { startPostgres } from '../postgres.mjs';
import { installWebServers } from '../webServers.mjs';
import { buildIfStale, IMPORTS, run } from './steps.mjs';

const started = performance.now();
const results = [];
const leftOut = [];

const node = (...args) => ['node', ['--disable-warning=ExperimentalWarning', ...args]];

/** Runs one step and keeps its outcome; the output of a step that passes is not shown. */
async function step(name, work) {
  const from = performance.now();
  const { code, output } = await work();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  results.push({ name, passed: code === 0, output });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

const command = (name, [file, args], env) => step(name, () => run(file, args, { quiet: true, env }));

/** Sums the counts that Vitest and Playwright print, and finds tests that passed only on retry. */
function countTests() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const repeated = [];
  for (const { output } of results) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a colour code is
    const plain = output.replaceAll(/\u001b\[[0-9;]*m/g, '');
    // Lines of our reporter, and the list at the end of Playwright's.
    repeated.push(...[...plain.matchAll(/^Passed when repeated: (.*)$/gm)].map(([, name]) => name));
    repeated.push(...(/^ +\d+ flaky\n((?: {4}.*\n)+)/m.exec(plain)?.[1].trimEnd().split('\n') ?? []));
    for (const line of plain.split('\n')) {
      if (!/^\s*Tests\s/.test(line) && !/^\s+\d+ (passed|failed|skipped)/.test(line)) continue;
      for (const [, count, kind] of line.matchAll(/(\d+) (passed|failed|skipped)/g)) counts[kind] += Number(count);
    }
  }
  return { ...counts, repeated };
}

const postgres = await startPostgres();
if ('missing' in postgres) leftOut.push(`PostgreSQL half of the back end's tests: ${postgres.missing}`);
const env = 'url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {};

const engines = installEngines();
for (const { name, missing } of engines) if (missing) leftOut.push(`The smoke test in ${name}: ${missing}`);
for (const { name, missing } of installWebServers()) if (missing) leftOut.push(`The recipe for ${name}: ${missing}`);
const inEngines = engines.flatMap(({ name, missing }) => (missing ? [] : ['--project', name]));

try {
  await Promise.all([
    (async () => {
      await command('generated files are fresh', node('scripts/checkGenerated.mjs'));
      await command('format and lint', ['biome', ['ci', '--colors=off', '--error-on-warnings', '.']]);
      await command('import directions', IMPORTS);
      await command('types', ['tsc', ['-p', 'tsconfig.json']]);
    })(),
    (async () => {
      await step('pieces build', () => buildIfStale('pieces', { quiet: true }));
      await step('partner page builds', () => buildIfStale('partner', { quiet: true }));
      await step('conformance command builds', () => buildIfStale('conformance', { quiet: true }));
      await step('brand command builds', () => buildIfStale('brand', { quiet: true }));
      await step("demo's fourth brand builds", () => buildIfStale('fourthBrand', { quiet: true }));
      await step('packages for npm', () => buildIfStale('npm', { quiet: true }));
      await step('guests install and build', () => buildIfStale('guests', { quiet: true }));
    })(),
  ]);
  await command('size budgets', node('host-demo/bench/sizes.ts'));
  // Run in parallel, because browser tests wait a lot, and the last stories leave a core idle.
  await Promise.all([
    (async () => {
      await command('tests in the browser', ['vitest', ['run', '--project', 'browser']]);
      if (inEngines.length > 0) await command('smoke in other engines', ['playwright', ['test', ...inEngines]]);
    })(),
    (async () => {
      await command('tests in Node', ['vitest', ['run', '--project', 'node', '--project', 'server']], env);
      await step('Storybook builds', () => buildIfStale('storybook', { quiet: true }));
      await command('stories as tests', [
        'vitest',
        ['run', '--config', 'storybook/vitest.config.ts', '--project', 'looks'],
      ]);
    })(),
  ]);
  await command('scenarios', ['playwright', ['test', '--project', 'chromium']]);
} finally {
  if ('stop' in postgres) await postgres.stop();
}

const failed = results.filter(({ passed }) => !passed);
const counts = countTests();
console.log(
  `\n${results.length - failed.length} of ${results.length} steps passed in ${Math.round((performance.now() - started) / 1000)} s.`,
);
for (const line of counts.repeated) console.log(`Passed when repeated: ${line.trim()}`);
for (const reason of leftOut) console.log(`Left out: ${reason}`);
if (counts.failed + counts.passed === 0) console.log('No test ran.');
console.log(`tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length || counts.passed === 0 ? 1 : 0);
