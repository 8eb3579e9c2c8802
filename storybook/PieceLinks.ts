import { createElement, type DOMAttributes, type ReactElement, type ReactNode, useState } from 'react';
import { Button, PopoverProvider, TooltipLinkList } from 'storybook/internal/components';
import { useChannel, useStorybookApi } from 'storybook/manager-api';
import { SHOWN_COMPONENT } from './shownComponent.ts';

/** A menu of the toolbar: where else the piece of the story can be found. The links are pages of the demo, which serves Storybook. */
export function PieceLinks(): ReactNode {
  const [tag, setTag] = useState<string>();
  useChannel({ [SHOWN_COMPONENT]: setTag }, []);
  const data = useStorybookApi().getCurrentStoryData();
  if (data?.type !== 'story') return null;
  const pages = tag
    ? [
        { id: 'playground', title: 'Playground', center: `<${tag}>`, href: `/playground/?piece=${tag}` },
        { id: 'reference', title: 'Reference', center: `<${tag}>`, href: `/docs/elements/${tag}.html` },
      ]
    : [];
  const code = { id: 'code', title: 'Code', center: data.importPath.replace(/^(\.\.?\/)+/, '') };
  const popover = createElement(TooltipLinkList, { links: [...pages, code] });
  const button = createElement(Button, { variant: 'ghost', padding: 'small', ariaLabel: false }, 'Open in');
  // The type asks for an element of HTML, which Storybook's own button is not until it is rendered.
  const children = button as unknown as ReactElement<DOMAttributes<Element>, string>;
  return createElement(PopoverProvider, { ariaLabel: 'Where else it is', padding: 0, popover, children });
}
