import { getConfig } from '@travel-shell/core';
import { ensureAuth, publish } from '@travel-shell/store';
import { goToManagePage, readDataSharing } from '@travel-shell/store/account';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { contract } from './contract.ts';
import type { OptOutProps } from './OptOutProps.ts';

interface Visit {
  isOpen: boolean;
  /** The saved choice has been read for this visit, so it can be shown and changed. */
  isRead: boolean;
  close(): void;
  /** It has faded out. */
  gone(): void;
}

const dialogOf = (host: HTMLElement | null) => host?.shadowRoot?.querySelector('dialog');

/** Opens by a request (CNS-055), reads the saved choice (CNS-060), and says when the dialog has closed. */
export function useVisit({ element, request }: OptOutProps): Visit {
  const isServed = element.opened !== undefined;
  const [isOpen, setOpen] = useState(() => isServed && (dialogOf(element.host)?.open ?? true));
  const [isRead, setRead] = useState(false);
  /** While the request is still to come that the served dialog was shown for. */
  const awaited = useRef(isServed ? { wasClosed: !isOpen } : undefined);

  const sayClosed = useEffectEvent(() => {
    // Removed from the page while open: nothing would hear the element.
    if (element.host?.isConnected) element.emit('travel-privacy-choices-closed', {});
    else publish('privacy-choices-closed', {});
  });

  const handleRequest = useEffectEvent(() => {
    const { current: served } = awaited;
    awaited.current = undefined;
    const isDismissed = served && (served.wasClosed || dialogOf(element.host)?.dataset.dismissed !== undefined);
    const isOff = !getConfig().optOutDialog;
    // CNS-059
    if (isOff) void goToManagePage('opt-out-dialog-off');
    if (isOff || isDismissed) sayClosed();
    else if (!isOpen) {
      setRead(false);
      setOpen(true);
    }
  });
  // Before the next frame; a passive effect would run one frame late.
  useLayoutEffect(() => {
    if (typeof request === 'object' && request !== null) handleRequest();
  }, [request]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    element.setState('open', true);
    // The visitor has asked for it, so it waits for nothing; what opens by itself waits for it.
    const leaveQueue = enterOverlayQueue(contract.overlayRank, { show() {} });
    return () => {
      leaveQueue();
      element.setState('open', false);
      sayClosed();
    };
  }, [isOpen, element]);

  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    // Where the link leads depends on it, which the page may not have asked yet (D-30).
    void ensureAuth();
    void readDataSharing(end.signal).then((isThere) => {
      if (end.signal.aborted) return;
      // ERR-035: nothing is shown; the page is being left.
      if (isThere) setRead(true);
      else setOpen(false);
    });
    return () => end.abort();
  }, [isOpen]);

  function close(): void {
    if (awaited.current) awaited.current.wasClosed = true;
    setOpen(false);
  }

  // What follows the choice while it shows is unmounted.
  return { isOpen, isRead, close, gone: () => setRead(false) };
}
