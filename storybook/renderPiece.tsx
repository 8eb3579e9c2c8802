import type { ReactRenderer } from '@storybook/react-vite';
import type { AttributeContract } from '@travel-shell/element';
import { attributeName } from '@travel-shell/element/attributeName';
import { createElement } from 'react';
import type { ArgsStoryFn } from 'storybook/internal/types';
import { contractOf } from './contracts.ts';
import type { Looks } from './toolbar.ts';

/** Renders a story that has no `render` of its own: a piece by its tag with the looks as attributes, args last. */
export const renderPiece: ArgsStoryFn<ReactRenderer> = (args, { component, globals }) => {
  if (!component) throw new Error('A story needs a `component` (a tag or a React component) or a `render`.');
  if (typeof component !== 'string') return createElement(component, args);
  const { brand, presentation, locale } = globals as unknown as Looks;
  const attributes = contractOf(component)?.attributes ?? {};
  const isStyleOnly = ([name]: [string, unknown]) => attributes[name]?.isStyleOnly;
  const all = Object.entries(args);
  const props = all
    .filter((arg) => !isStyleOnly(arg))
    .map(([name, value]) => [name, toProperty(attributes[name], value)]);
  return createElement(component, {
    ...{ brand, presentation, locale },
    ...Object.fromEntries(props),
    // Style sheets see attributes only, and React sets the properties that there are.
    ref: (element: HTMLElement | null) => {
      for (const [name, value] of all.filter(isStyleOnly)) element?.setAttribute(attributeName(name), `${value}`);
    },
  });
};

/** Args are written like attributes, as text. React sets the property of the same name where there is one. */
function toProperty(attribute: AttributeContract | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (attribute?.type === 'boolean') return true;
  return attribute?.type === 'json' ? JSON.parse(value) : value;
}
