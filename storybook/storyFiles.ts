import type { Meta, StoryObj } from '@storybook/react-vite';

export type StoryFile = Record<string, StoryObj> & { default: Meta };

/** Every story there is, for the tests that look at all of them. The places are those of main.ts. */
export const storyFiles: Readonly<Record<string, StoryFile>> = import.meta.glob<StoryFile>(
  ['./foundations/**/*.stories.tsx', '../shared/*/src/**/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  { eager: true },
);
