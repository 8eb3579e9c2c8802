import { rootOf } from '@travel-shell/core/pageDocument';
import { removeSheet } from '@travel-shell/core/removeSheet';
import { useLayoutEffect } from 'react';
import sheet from './links.shadow.css';

/** Adopts the link rules in the element's root while its light DOM has lists of links. */
export function useLinkStyles(host: HTMLElement | null, slots: string): void {
  useLayoutEffect(() => {
    // The page may have taken it away before it could show.
    if (!host?.isConnected || !host.querySelector(':scope > ul')) return;
    const root = rootOf(host);
    root.adoptedStyleSheets.push(sheet);
    return () => removeSheet(sheet, root);
  }, [host, slots]);
}
