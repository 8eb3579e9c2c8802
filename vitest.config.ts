import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium, INTERPRET } from './scripts/chromium.mjs';
import { shadowCss } from './scripts/shadowCssPlugin.ts';
import { PATIENCE_MS } from './shared/testing/src/patience.ts';

const exclude = [
  ...['**/node_modules/**', '**/dist/**', 'host-demo/scenarios/**/*.spec.ts'],
  // Of a piece that its scenario makes.
  'host-demo/scenarios/screens/company/**',
];
const setupFiles = ['./shared/testing/src/testSetup.ts'];

const SERVER_TESTS = '{packages/back-end/src,host-demo/{back-end,demo}}/**/*.test.ts';

// The run's summary names what needed it.
const retry = 1;

const waiting = { poll: { timeout: PATIENCE_MS } };

const node = {
  environment: 'node' as const,
  // Servers and databases start in these; several at once on a small machine take their time.
  testTimeout: 60_000,
  hookTimeout: 90_000,
  expect: waiting,
  setupFiles,
  retry,
};

export default defineConfig({
  test: {
    // Vitest would leave a core of two idle.
    maxWorkers: 2,
    reporters: ['default', './scripts/RepeatReporter.ts'],
    projects: [
      {
        plugins: [shadowCss()],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...node,
          name: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.browser.test.*', SERVER_TESTS],
        },
      },
      {
        // Each file has servers and a database of its own and touches nothing global, so that files can share a process;
        // loading the database's program alone takes seconds.
        test: { ...node, name: 'server', include: [SERVER_TESTS], exclude, isolate: false },
      },
      {
        plugins: [shadowCss()],
        oxc: { jsx: { runtime: 'automatic' } },
        // Named up front: finding one of these in the middle of a run makes Vite reload the page under a test.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'vitest-browser-react',
            'axe-core',
            'jotai/vanilla',
            '@r2wc/core',
            '@floating-ui/dom',
            '@floating-ui/react',
            'dompurify',
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
          setupFiles,
          retry,
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
