import { globSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { shadowCss } from '../scripts/shadowCssPlugin.ts';

const STORIES = [
  './*.mdx',
  './foundations/**/*.stories.tsx',
  '../packages/*/src/**/*.stories.tsx',
  '../shared/*/src/**/*.stories.tsx',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Storybook warns of a pattern that matches nothing, and a room without stories is nothing to warn of.
  stories: STORIES.filter((pattern) => globSync(pattern, { cwd: import.meta.dirname }).length > 0),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    // The page behind a piece follows from the presentation, see Page.tsx.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
  },
  viteFinal: (given) =>
    mergeConfig(given, {
      // The packages of this workspace are found from here; Storybook would start one folder above.
      root: import.meta.dirname,
      plugins: [shadowCss()],
      logLevel: 'warn',
      build: {
        chunkSizeWarningLimit: 4000,
        reportCompressedSize: false,
        // jotai marks its modules for React's server components, which there are none of here.
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      },
    }),
};

export default config;
