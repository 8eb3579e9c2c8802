import type { AccountSurface } from '@travel-shell/ui/account-button';
import { useEffect, useState } from 'react';

/**
 * The host's surface around the contents, as far as the menu needs it: whether it shows, and a way to close it. Opening,
 * modality and focus are the host's.
 */
export function useHost(host: HTMLElement | null): AccountSurface {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!host) return;
    // A closed surface has no box. Neither does a dialog tell everywhere that it opens.
    const observer = new ResizeObserver(() => setOpen(host.checkVisibility()));
    observer.observe(host);
    return () => observer.disconnect();
  }, [host]);

  return {
    isOpen,
    close() {
      const dialog = host?.closest('dialog');
      // Chromium (150) returns no focus that is in a shadow root inside.
      dialog?.focus();
      dialog?.close();
      host?.closest<HTMLElement>('[popover]')?.hidePopover();
    },
  };
}
