/**
 * Stories as tests: each one as it stands (`stories`), each one in every brand and presentation under axe (`looks`), and
 * pictures of each one (`screenshots`). Run with `vitest run --config storybook/vitest.config.ts`.
 */
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.mjs';
import { shadowCss } from '../scripts/shadowCssPlugin.ts';
import { comparePicture } from './screenshots/comparePicture.ts';

// Absolute: the add-on moves the root of its project.
const setupFiles = [join(import.meta.dirname, 'testSetup.ts')];

/** A new object each time: Vitest writes into what it is given. */
const browser = (args: string[] = []): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...args] },
    // A menu that is still fading in has no contrast to speak of.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' }],
});

// Named up front: finding one of these in the middle of a run makes Vite reload the page under a test.
const optimizeDeps = {
  include: [
    '@floating-ui/react',
    '@storybook/addon-docs/blocks',
    '@storybook/addon-vitest/internal/test-utils',
    '@storybook/react-vite',
    'axe-core',
    'dompurify',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'storybook/actions',
    'storybook/test',
    'storybook/theming',
  ],
};

/** Letters and colours are painted the same on every screen and whatever the machine's font settings are. */
const SAME_EVERYWHERE = [
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
];

// The run's summary names what needed it.
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // A picture that is missing is an error, and not made by the way. `--update` makes it.
    update: 'none',
    // One browser page each; Vitest would leave a core of two idle.
    maxWorkers: 2,
    reporters: ['default', '../scripts/RepeatReporter.ts'],
    projects: [
      {
        plugins: [storybookTest({ configDir: import.meta.dirname })],
        optimizeDeps,
        test: { name: 'stories', exclude: ['**/*.mdx'], setupFiles, retry, browser: browser() },
      },
      {
        plugins: [shadowCss()],
        oxc: { jsx: { runtime: 'automatic' } },
        optimizeDeps,
        test: { name: 'looks', include: ['looks/*.axe.ts'], setupFiles, retry, browser: browser() },
      },
      {
        plugins: [shadowCss()],
        oxc: { jsx: { runtime: 'automatic' } },
        optimizeDeps,
        test: {
          name: 'screenshots',
          include: ['screenshots/*.shots.ts'],
          setupFiles,
          retry,
          browser: {
            ...browser(SAME_EVERYWHERE),
            commands: { comparePicture },
          },
        },
      },
    ],
  },
});
