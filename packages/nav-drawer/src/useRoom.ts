import { pageDocument } from '@travel-shell/core/pageDocument';
import { removeSheet } from '@travel-shell/core/removeSheet';
import { useLayoutEffect } from 'react';
import sheet from './room.shadow.css';

/** How many drawers keep the sheet in the page. */
let users = 0;

/** Adopts the page's rules for as long as there is a drawer. A fragment brings its own copy, for before script. */
export function useRoom(host: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!host) return;
    users += 1;
    if (users === 1) pageDocument.adoptedStyleSheets.push(sheet);
    return () => {
      users -= 1;
      if (users === 0) removeSheet(sheet);
    };
  }, [host]);
}
