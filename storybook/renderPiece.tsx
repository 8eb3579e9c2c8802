import type { ReactRenderer } from '@storybook/react-vite';
import { createElement } from 'react';
import type { ArgsStoryFn } from 'storybook/internal/types';
import type { Looks } from './toolbar.ts';

/** Renders a story that has no `render` of its own: a piece by its tag with the looks as attributes, args last. */
export const renderPiece: ArgsStoryFn<ReactRenderer> = (args, { component, globals }) => {
  if (!component) throw new Error('A story needs a `component` (a tag or a React component) or a `render`.');
  if (typeof component !== 'string') return createElement(component, args);
  const { brand, presentation, locale } = globals as unknown as Looks;
  return createElement(component, { brand, presentation, locale, ...args });
};
