/** Some tests by their paths: whatever runs them is chosen by the names of their files. */
import { globSync } from 'node:fs';
import { startPostgres } from '../postgres.mjs';
import { buildIfStale, buildsFor, ROOT, run } from './steps.mjs';

const ENGINES = 'host-demo/scenarios/engines/';

/**
 * @param {string[]} args paths of files or folders, then options of the runner; relative to the root
 * @returns {Promise<number>} exit code
 */
export async function testSome(args) {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const paths = firstOption < 0 ? args : args.slice(0, firstOption);
  const options = firstOption < 0 ? [] : args.slice(firstOption);
  const isBelow = (file) => paths.some((path) => file.startsWith(path.replace(/^\.\//, '')));
  const find = (...patterns) =>
    globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] })
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isBelow);

  const tests = find('**/*.test.{ts,tsx}');
  const specs = find('host-demo/scenarios/**/*.spec.ts').filter((file) => !file.endsWith('speed.spec.ts'));
  if (tests.length + specs.length === 0) {
    console.error(`No test is below ${paths.join(', ') || 'the given paths'}. Paths are relative to the root.`);
    return 2;
  }
  let failed = 0;
  if (tests.length > 0) {
    const postgres = tests.some((file) => file.startsWith('host-demo/')) ? await startPostgres() : undefined;
    if (postgres && 'missing' in postgres) console.warn(`Without the half on PostgreSQL: ${postgres.missing}`);
    const env = postgres && 'url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {};
    failed += (await run('vitest', ['run', ...tests, ...options], { env })).code;
    if (postgres && 'stop' in postgres) await postgres.stop();
  }
  if (specs.length > 0) {
    for (const name of buildsFor(specs)) await buildIfStale(name);
    const projects = specs.some((file) => !file.startsWith(ENGINES))
      ? ['--project=chromium']
      : ['--project=firefox', '--project=webkit'];
    // Playwright's name for a part of a title.
    const playwrightOptions = options.map((option) => (option === '-t' ? '-g' : option));
    failed += (await run('playwright', ['test', ...projects, ...specs, ...playwrightOptions])).code;
  }
  return failed > 0 ? 1 : 0;
}
