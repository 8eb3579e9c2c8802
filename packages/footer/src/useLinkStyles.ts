import { useLayoutEffect } from 'react';
import sheet from './links.shadow.css';

/** Gives the tree that the element stands in the rules for links in lists of the page's own, for as long as there are some. */
export function useLinkStyles(host: HTMLElement | null, slots: string): void {
  useLayoutEffect(() => {
    if (!host?.querySelector(':scope > ul')) return;
    const { adoptedStyleSheets } = host.getRootNode() as Document | ShadowRoot;
    adoptedStyleSheets.push(sheet);
    return () => {
      const at = adoptedStyleSheets.lastIndexOf(sheet);
      if (at >= 0) adoptedStyleSheets.splice(at, 1);
    };
  }, [host, slots]);
}
