import type { Meta, StoryObj } from '@storybook/react-vite';

export type StoryFile = Record<string, StoryObj> & { default: Meta };

/** Every story, for the tests that visit all of them. The globs are those of main.ts. */
export const storyFiles: Readonly<Record<string, StoryFile>> = import.meta.glob<StoryFile>(
  [
    './foundations/**/*.stories.tsx',
    './pages/**/*.stories.tsx',
    '../shared/*/src/**/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  { eager: true },
);
