import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** Guides that are pages here: file in docs/ -> id of its page. */
const PAGES: Readonly<Record<string, string>> = {
  'embed-guide.md': 'guides-embedding--docs',
  'theming.md': 'guides-theming--docs',
  'accessibility.md': 'guides-accessibility--docs',
};

/** Turns links to other files into links to their pages here; without one only their text remains. */
const withLinksHere = (text: string): string =>
  text.replace(/(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g, (_, words: string, file: string) => {
    const page = PAGES[file];
    return page ? `[${words}](?path=/docs/${page})` : words;
  });

/** A guide of docs/, as it is there. */
export const Guide = ({ text }: { text: string }): ReactNode => <Markdown>{withLinksHere(text)}</Markdown>;
