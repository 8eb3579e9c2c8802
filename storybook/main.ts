import { globSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { shadowCss } from '../scripts/shadowCssPlugin.ts';
import { changedStories, withChanges } from './changedStories.ts';
import { namedForSearch } from './searchNames.ts';

const STORIES = [
  './*.mdx',
  './guides/*.mdx',
  './pages/**/*.stories.tsx',
  './foundations/**/*.stories.tsx',
  '../packages/*/src/**/*.stories.tsx',
  '../shared/*/src/**/*.stories.tsx',
];

const changes = changedStories();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Storybook warns about a pattern without matches, but a folder without stories is fine.
  stories: STORIES.filter((pattern) => globSync(pattern, { cwd: import.meta.dirname }).length > 0),
  // The tokens in the format of the Design Tokens Community Group, to download.
  staticDirs: [{ from: '../shared/tokens/brands', to: '/tokens' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    // The presentation sets the page behind a piece, see Page.tsx.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
  },
  // Only the index, for the sidebar and its search: what is rendered keeps its names.
  experimental_indexers: (existing = []) =>
    existing.map((indexer) => ({
      ...indexer,
      createIndex: async (...args) => withChanges(namedForSearch(await indexer.createIndex(...args)), changes),
    })),
  viteFinal: (given) =>
    mergeConfig(given, {
      // Resolve the workspace's packages from here; Storybook would start one folder above.
      root: import.meta.dirname,
      plugins: [shadowCss()],
      logLevel: 'warn',
      build: {
        chunkSizeWarningLimit: 4000,
        reportCompressedSize: false,
        // jotai marks its modules for React server components, which we do not use.
        rolldownOptions: {
          checks: { moduleLevelDirective: false },
          // The preview defines all elements: as a file for each of their modules it takes seconds to load.
          output: {
            codeSplitting: {
              groups: [{ name: 'kit', test: /\/(packages|shared)\/(?!.*\.stories)/, minShareCount: 2 }],
            },
          },
        },
      },
    }),
};

export default config;
