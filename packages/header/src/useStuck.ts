import { logFailure } from '@travel-shell/contract';
import { useEffect, useState } from 'react';

/**
 * Whether the page has scrolled past the header (HDR-017, HDR-018). What tells is loaded with the first scroll.
 * @param banners height of what stays above the header, in px
 */
export function useStuck(host: HTMLElement | null, banners: number): boolean {
  const [isStuck, setStuck] = useState(false);

  useEffect(() => {
    if (!host) return;
    const isOver = new AbortController();
    const { signal } = isOver;
    const start = () =>
      import('./watchStuck.ts').then(
        ({ watchStuck }) => signal.aborted || signal.addEventListener('abort', watchStuck(host, banners, setStuck)),
        (cause) => logFailure({ code: 'LOAD_FAILED', message: 'The header casts no shadow.', piece: 'header', cause }),
      );
    if (window.scrollY) start();
    else window.addEventListener('scroll', start, { once: true, signal });
    return () => isOver.abort();
  }, [host, banners]);

  return isStuck;
}
