import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.mjs';
import { shadowCss } from './scripts/shadowCssPlugin.ts';

const exclude = ['**/node_modules/**', '**/dist/**', 'host-demo/scenarios/**/*.spec.ts'];
const setupFiles = ['./scripts/testSetup.ts'];

// The browser is looked for (and on a bare Debian installed) only when its project runs.
const nodeOnly = process.argv.some(
  (arg, i, all) => arg === '--project=node' || (arg === 'node' && all[i - 1] === '--project'),
);

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [shadowCss()],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'node',
          environment: 'node',
          // Servers and databases start in these; several at once on a small machine take their time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.browser.test.*'],
          setupFiles,
        },
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
          include: ['**/*.browser.test.{ts,tsx}'],
          exclude,
          setupFiles,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright(
              nodeOnly ? {} : { launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS } },
            ),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
