import { getConfig } from '@travel-shell/piece';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How long "top of page" stays in the live region, unless the page configures it. In ms. Source: CON-010, CON-041. */
const ANNOUNCEMENT_LASTS = 3000;

/** Fragments that mean the top of the page; `#top` is HTML's own, a page's link needs nothing else. */
const FRAGMENTS = new Set(['#top', '#page-top']);

/**
 * HDR-026. Takes focus when a link goes to the top, so that the next Tab starts there, and announces it to screen
 * readers. Without script the browser scrolls up and starts the next Tab there, unannounced.
 */
export function PageTop({ text }: { text: string }): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isAnnounced, setAnnounced] = useState(false);

  useEffect(() => {
    if (!isAnnounced) return;
    const timer = setTimeout(() => setAnnounced(false), getConfig().announcementMs ?? ANNOUNCEMENT_LASTS);
    return () => clearTimeout(timer);
  }, [isAnnounced]);

  useEffect(() => {
    const top = anchor.current;
    const handleHashChange = () => {
      if (FRAGMENTS.has(window.location.hash)) top?.focus();
    };
    const handleFocus = () => setAnnounced(true);
    top?.addEventListener('focus', handleFocus);
    window.addEventListener('hashchange', handleHashChange);
    return () => {
      top?.removeEventListener('focus', handleFocus);
      window.removeEventListener('hashchange', handleHashChange);
    };
  }, []);

  return (
    <>
      <span ref={anchor} id="page-top" className="ts-hidden" tabIndex={-1} />
      <span className="ts-hidden" role="status">
        {isAnnounced && text}
      </span>
    </>
  );
}
