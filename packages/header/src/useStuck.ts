import { listen } from '@travel-shell/core/listen';
import { defineLazy } from '@travel-shell/piece';
import { useEffect, useState } from 'react';

const watcher = defineLazy('header', () => import(/* webpackChunkName: "watch-stuck" */ './watchStuck.ts'));

/**
 * Whether the page has scrolled past the header (HDR-017, HDR-018). The watcher is loaded on first scroll.
 * @param banners height of what stays above the header, in px
 */
export function useStuck(host: HTMLElement | null, banners: number): boolean {
  const [isStuck, setStuck] = useState(false);

  useEffect(() => {
    if (!host) return;
    const isOver = new AbortController();
    const { signal } = isOver;
    const start = async () => {
      const loaded = await watcher.attempt();
      if (loaded && !signal.aborted) signal.addEventListener('abort', loaded.watchStuck(host, banners, setStuck));
    };
    if (window.scrollY) void start();
    else listen(window, 'scroll', start, signal, { once: true });
    return () => isOver.abort();
  }, [host, banners]);

  return isStuck;
}
