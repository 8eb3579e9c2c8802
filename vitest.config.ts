import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium, INTERPRET } from './scripts/chromium.mjs';
import { shadowCss } from './scripts/shadowCssPlugin.ts';
import { WAIT_TIMEOUT_MS } from './shared/testing/src/patience.ts';

const exclude = [
  ...['**/node_modules/**', '**/dist/**', 'host-demo/scenarios/**/*.spec.ts'],
  // The tests of a piece that its scenario makes.
  'host-demo/scenarios/screens/company/**',
];
const setupFiles = ['./shared/testing/src/testSetup.ts'];

const SERVER_TESTS = '{packages/back-end/src,host-demo/{back-end,demo}}/**/*.test.ts';

/** Tests in Node that `npm test` leaves to a suite of their own (scripts/tasks/suites.mjs). */
const APART = {
  /** Stops, kills, attacks and overloads servers. Everybody runs every call on the embedded database, and what ends sessions. */
  robustness: [
    'host-demo/robustness/**/!(conformance|commands|backEndPackage|signInsInFlight).test.ts',
    'host-demo/container/*.test.ts',
    'host-demo/demo/{main,liveReload}.test.ts',
    'scripts/tasks/{serve,testInBrowser}.test.ts',
  ],
  /** Packs, installs and runs what others get. */
  consumers: [
    'host-demo/{guests/emitted,recipes/recipes}.test.ts',
    'host-demo/robustness/{commands,backEndPackage}.test.ts',
    'packages/{brand,fragments}/src/{command,worker}.test.ts',
    'packages/conformance/src/build.test.ts',
    'scripts/commands.test.ts',
    'scripts/build/npm/*.test.{ts,tsx}',
  ],
  /** Reads guides, and plants files that break the rules of imports, which tests beside it would read. */
  docs: [
    'scripts/{asvs,dependencies,documentation,requirements,snippets,workspace}.test.ts',
    'host-demo/guests/{ranges,snippets}.test.ts',
  ],
};
const apart = Object.values(APART).flat();

const waiting = { poll: { timeout: WAIT_TIMEOUT_MS } };

const node = {
  environment: 'node' as const,
  // Servers and databases start in these; several at once on a small machine take their time.
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: waiting,
  setupFiles,
  // The built renderer runs as it is; Vite would transform megabytes of it first, in seconds.
  server: { deps: { external: [/\/dist\/fragments\//] } },
};

export default defineConfig({
  test: {
    // Vitest would leave a core of two idle.
    maxWorkers: 2,
    projects: [
      {
        plugins: [shadowCss()],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...node,
          name: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...apart, '**/*.browser.test.*', SERVER_TESTS],
        },
      },
      ...Object.entries(APART).map(([name, include]) => ({
        plugins: [shadowCss()],
        oxc: { jsx: { runtime: 'automatic' as const } },
        // Some measure time, and some install packages.
        test: { ...node, name, include, exclude, fileParallelism: false },
      })),
      {
        // Each file has servers and a database of its own and touches nothing global, so that files can share a process;
        // loading the database's program alone takes seconds.
        test: { ...node, name: 'server', include: [SERVER_TESTS], exclude: [...exclude, ...apart], isolate: false },
      },
      {
        plugins: [shadowCss()],
        oxc: { jsx: { runtime: 'automatic' } },
        // Two runs beside each other must not write the same files.
        cacheDir: `node_modules/.vite/browser-${process.env.BROWSER_CACHE ?? 'all'}`,
        // Named up front: finding one of these in the middle of a run makes Vite reload the page under a test.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'vitest-browser-react/pure',
            'axe-core',
            'jotai/vanilla',
            '@r2wc/core',
            '@floating-ui/dom',
            '@floating-ui/react',
            'image-dimensions',
            'libphonenumber-js/min',
            'libphonenumber-js/min/metadata',
          ],
        },
        test: {
          name: 'browser',
          // Pages beside each other share the pointer and the focus.
          fileParallelism: false,
          include: ['**/*.browser.test.{ts,tsx}'],
          exclude,
          testTimeout: 60_000,
          expect: waiting,
          setupFiles: [...setupFiles, './shared/testing/src/browserSetup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                // Read when the browser starts: on a bare Debian this installs one.
                get executablePath() {
                  return findChromium();
                },
                args: [...CHROMIUM_ARGS, INTERPRET],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
