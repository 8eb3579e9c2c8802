/**
 * Stories as tests: in every brand and presentation, with axe and screenshots (`looks`), and as the add-on runs them from
 * Storybook (`stories`). Run with `vitest run --config storybook/vitest.config.ts --project looks`.
 */
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { CHROMIUM_ARGS, findChromium, INTERPRET } from '../scripts/chromium.mjs';
import { shadowCss } from '../scripts/shadowCssPlugin.ts';
import { comparePicture, keepPicture } from './screenshots/comparePicture.ts';

// Absolute: the add-on moves the root of its project.
const setupFiles = [join(import.meta.dirname, 'testSetup.ts')];

/** A new object each time, because Vitest mutates it. */
const browser = (args: string[] = []): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS, INTERPRET, ...args] },
    // A menu that is still fading in has too little contrast.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' }],
});

// Listed up front: discovering one during a run makes Vite reload the page under test.
const optimizeDeps = {
  include: [
    '@floating-ui/react',
    '@storybook/addon-docs/blocks',
    '@storybook/addon-vitest/internal/test-utils',
    '@storybook/react-vite',
    'axe-core',
    'fflate',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'storybook/actions',
    'storybook/test',
    'storybook/theming',
    'vitest-browser-react/pure',
  ],
};

/** Renders text and colours the same on every screen and with any font settings. */
const SAME_EVERYWHERE = [
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
];

/** As elsewhere: a sheet of all looks takes its time on a busy machine. */
const testTimeout = 60_000;

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // A missing baseline is an error. `--update` creates it.
    update: 'none',
    // One browser page per core; Vitest would leave one of two idle.
    maxWorkers: 2,
    projects: [
      {
        plugins: [storybookTest({ configDir: import.meta.dirname })],
        optimizeDeps,
        // As in Storybook itself, stories share a page: half of the work was to load one for each file.
        test: { name: 'stories', isolate: false, exclude: ['**/*.mdx'], testTimeout, setupFiles, browser: browser() },
      },
      {
        plugins: [shadowCss()],
        oxc: { jsx: { runtime: 'automatic' } },
        optimizeDeps,
        test: {
          name: 'looks',
          testTimeout,
          include: ['looks/*.looks.ts', 'screenshots/*.shots.ts'],
          setupFiles,
          browser: {
            ...browser(SAME_EVERYWHERE),
            commands: { comparePicture, keepPicture },
          },
        },
      },
    ],
  },
});
