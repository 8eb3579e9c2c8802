import { useLayoutEffect } from 'react';
import sheet from './links.shadow.css';

/** Adopts the link rules in the element's root while its light DOM has lists of links. */
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
