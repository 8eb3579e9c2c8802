/**
 * The steps of `npm test` and each `npm run test:<suite>`. A suite is green by itself, builds what it needs, and tests
 * a thing once: what another suite tests is not in it. CONTRIBUTING.md says when to run which.
 */
import { chromiumVersion } from '../chromium.mjs';
import { installPrototype } from '../debian.mjs';
import { installEngines } from '../engines.mjs';
import { isMadeWith, whyNotCompared } from '../madeWith.ts';
import { startPostgres } from '../postgres.mjs';
import { installWebServers } from '../webServers.mjs';
import { DEMO_BUILDS, FRESH, IMPORTS, PROVED, TYPES, UNUSED } from './steps.mjs';

const node = (...args) => ['node', args];
const vitest = (...args) => ['vitest', ['run', ...args]];
const projects = (...names) => names.flatMap((name) => ['--project', name]);
const scenarios = (...args) => ['playwright', ['test', '--project=chromium', ...args]];
/** Half of the tests in the browser, in a browser and with a cache of dependencies of its own. */
const inBrowser = (half) => [
  node('scripts/tasks/testInBrowser.mjs', `--shard=${half}/2`),
  { BROWSER_CACHE: `${half}` },
];
/** Specs that are part of another suite. */
const CONSUMER_SPECS = 'guests/';

/** @type {Record<string, (tests: import('./TestRun.mjs').TestRun) => Promise<void>>} */
export const SUITES = {
  /** `npm test`. */
  async everyday(tests) {
    // Tests in the browser wait more than they work, so that two of them and the rest share two cores.
    await Promise.all([
      (async () => {
        for (const name of ['pieces', 'partner']) await tests.build(name);
        await tests.command('tests in Node', vitest(...projects('node', 'server')));
      })(),
      (async () => {
        await tests.command('format and lint', ['biome', ['ci', '--colors=off', '--error-on-warnings', '.']]);
        await tests.command('generated files are fresh', FRESH);
        await tests.command('requirements are proved', PROVED);
        await tests.command('import directions', IMPORTS);
        await tests.command('types', TYPES);
        await tests.command('tests in the browser, first half', ...inBrowser(1));
      })(),
      tests.command('tests in the browser, second half', ...inBrowser(2)),
    ]);
    await tests.command('smoke of the scenarios', scenarios('--grep', '@smoke'));
  },

  async scenarios(tests) {
    for (const name of ['release', ...DEMO_BUILDS]) await tests.build(name);
    await tests.command('scenarios', scenarios('--grep-invert', CONSUMER_SPECS));
  },

  async looks(tests) {
    await tests.build('storybook');
    await tests.command('stories as tests', vitest('--config', 'storybook/vitest.config.ts', ...projects('looks')));
    const version = chromiumVersion();
    if (!isMadeWith(version)) await tests.refuse('comparison of pictures', whyNotCompared(version));
  },

  async postgres(tests) {
    const postgres = await startPostgres();
    if ('missing' in postgres) return tests.refuse('tests on PostgreSQL', postgres.missing);
    try {
      const env = { TEST_DATABASE_URL: postgres.url };
      await tests.build('pieces');
      await tests.command('tests on PostgreSQL', vitest(...projects('server')), env);
      const flights = 'host-demo/robustness/attacks/signInsInFlight.test.ts';
      await tests.command('sign-ins under way on two servers', vitest(...projects('node'), flights), env);
    } finally {
      await postgres.stop();
    }
  },

  async engines(tests) {
    const engines = installEngines();
    for (const { name, missing } of engines) if (missing) await tests.refuse(`scenarios in ${name}`, missing);
    await tests.build('pieces');
    for (const { name, missing } of engines) {
      if (!missing) await tests.command(`scenarios in ${name}`, ['playwright', ['test', `--project=${name}`]]);
    }
  },

  async consumers(tests) {
    for (const { name, missing } of installWebServers())
      if (missing) await tests.refuse(`the recipe for ${name}`, missing);
    const missing = installPrototype();
    if (missing) await tests.refuse('the host with Prototype.js', missing);
    for (const name of ['release', 'conformance', 'brand', 'doctor', 'npm', 'guests']) await tests.build(name);
    await tests.command('packages, commands and recipes', vitest(...projects('consumers')));
    await tests.command('guests', scenarios(CONSUMER_SPECS));
    await tests.command('ranges of versions', node('host-demo/guests/testRanges.ts'));
  },

  async robustness(tests) {
    const postgres = await startPostgres();
    if ('missing' in postgres) await tests.refuse('what needs PostgreSQL', postgres.missing);
    for (const { name, missing } of installWebServers()) if (missing) await tests.refuse(`what needs ${name}`, missing);
    try {
      const env = 'url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {};
      await tests.build('release');
      await tests.command('robustness', vitest(...projects('robustness')), env);
    } finally {
      if ('stop' in postgres) await postgres.stop();
    }
  },

  async docs(tests) {
    await tests.command('guides and requirements', vitest(...projects('docs')));
    await tests.command('nothing is unused', UNUSED);
    await tests.build('release');
    await tests.command('sizes', node('host-demo/bench/sizes.ts'));
  },
};
