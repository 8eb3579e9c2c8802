import { getConfig, useRequest } from '@travel-shell/piece';
import { ensureAuth, publish } from '@travel-shell/store';
import { goToManagePage, readDataSharing } from '@travel-shell/store/account';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { contract } from './contract.ts';
import type { OptOutProps } from './OptOutProps.ts';

interface Visit {
  isOpen: boolean;
  /** The saved choice has been read for this visit, so it can be shown and changed. */
  isRead: boolean;
  close(): void;
  /** The dialog has faded out. */
  gone(): void;
}

/** Opens by a request (CNS-055), reads the saved choice (CNS-060), and says when the dialog has closed. */
export function useVisit(props: OptOutProps): Visit {
  const { element } = props;
  const { isOpenAtFirst, closed } = useRequest(props, (_, first) => {
    const isOff = !getConfig().optOutDialog;
    // CNS-059
    if (isOff) void goToManagePage('opt-out-dialog-off');
    if (isOff || first === 'dismissed') sayClosed();
    else if (!isOpen) {
      setRead(false);
      setOpen(true);
    }
  });
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isRead, setRead] = useState(false);

  const sayClosed = useEffectEvent(() => {
    // Removed from the page while open: nothing would hear the element.
    if (element.host?.isConnected) element.emit('travel-privacy-choices-closed', {});
    else publish('privacy-choices-closed', {});
  });

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
    // The session decides where the link leads, and the page may not have asked for it yet (D-30).
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
    closed();
    setOpen(false);
  }

  // The parts that follow the choice are unmounted once the dialog is gone.
  return { isOpen, isRead, close, gone: () => setRead(false) };
}
