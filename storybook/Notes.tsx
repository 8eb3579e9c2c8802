import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

const notes = import.meta.glob<string>(['../.changeset/*.md', '!../.changeset/README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The notes of the changes since the last release, without the head that names their packages. */
export const Notes = (): ReactNode => (
  <Markdown>
    {Object.values(notes)
      .map((text) => text.replace(/^---[\s\S]*?---\s*/, ''))
      .join('\n\n')}
  </Markdown>
);
