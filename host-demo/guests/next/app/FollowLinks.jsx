'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Has Next's router follow the links of the pieces. */
export function FollowLinks() {
  const router = useRouter();
  useEffect(() => {
    function follow(event) {
      const { detail } = event;
      if (detail.kind === 'reload') {
        // The pieces know the visitor already.
        if (detail.reason === 'signed-in') event.preventDefault();
        return;
      }
      const { origin, pathname, search, hash } = new URL(detail.url);
      if (origin !== location.origin) return;
      event.preventDefault();
      router.push(pathname + search + hash);
    }
    let stop;
    let isGone = false;
    // loader.js may come later.
    window.travelShell ||= [];
    window.travelShell.push((shell) => {
      if (!isGone) stop = shell.on('travel-navigate', follow);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [router]);
  return null;
}
