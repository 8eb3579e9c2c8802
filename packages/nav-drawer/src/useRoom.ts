import { useLayoutEffect } from 'react';
import sheet from './room.shadow.css';

/** How many drawers keep the sheet in the page. */
let users = 0;

/** Adopts the page's rules for as long as there is a drawer. A fragment brings its own copy, for before script. */
export function useRoom(host: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!host) return;
    users += 1;
    if (users === 1) document.adoptedStyleSheets.push(sheet);
    return () => {
      users -= 1;
      const at = document.adoptedStyleSheets.lastIndexOf(sheet);
      if (users === 0 && at >= 0) document.adoptedStyleSheets.splice(at, 1);
    };
  }, [host]);
}
