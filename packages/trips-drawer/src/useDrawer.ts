import { pageDocument } from '@travel-shell/core/pageDocument';
import { on } from '@travel-shell/store';
import { firstDrawerOpening } from '@travel-shell/store/keys/firstDrawerOpening';
import { tripsDrawerState } from '@travel-shell/store/trips';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TripsDrawerProps } from './TripsDrawerProps.ts';

interface Drawer {
  isOpen: boolean;
  /** The control that has opened it, as far as it had the focus. */
  opener: Element | undefined;
  close(): void;
}

/** The focused element outside the drawer, in whichever shadow root. A drawer that was open before React has the focus itself. */
function focusedOutside(drawer: HTMLElement | null, root: DocumentOrShadowRoot = pageDocument): Element | undefined {
  const { activeElement } = root;
  if (!activeElement || activeElement === pageDocument.body || activeElement === drawer) return undefined;
  return activeElement.shadowRoot?.activeElement ? focusedOutside(drawer, activeElement.shadowRoot) : activeElement;
}

/** Opens and closes by its event (TRP-001, TRP-002), and says so. */
export function useDrawer({ element, request }: TripsDrawerProps): Drawer {
  const [isOpen, setOpen] = useState(() => element.opened !== undefined && (dialogOf(element.host)?.open ?? true));
  const [opener, setOpener] = useState<Element>();
  /** The request that the served drawer was shown for is still to come. */
  const isAwaited = useRef(element.opened !== undefined);
  /** Closed before that came: before React, whose `close` event, which marks it as dismissed, may be still to come, or since. */
  const wasClosed = useRef(isAwaited.current && !isOpen);

  const turn = useEffectEvent((opens: boolean) => {
    if (opens) setOpener(focusedOutside(element.host));
    setOpen(opens);
  });

  const handleRequest = useEffectEvent((asked: { open?: unknown }) => {
    const wasAwaited = isAwaited.current;
    isAwaited.current = false;
    const opens = asked.open !== false;
    // The visitor has closed the served one before its request came.
    const isDismissed = wasClosed.current || dialogOf(element.host)?.dataset.dismissed !== undefined;
    turn(opens && !(wasAwaited && isDismissed));
  });
  // Before the next frame; a passive effect would run one frame late.
  useLayoutEffect(() => {
    if (typeof request === 'object' && request !== null) handleRequest(request);
  }, [request]);

  // On a page without our loader, which answers the event by `request`.
  useEffect(
    () =>
      on('trips-drawer-toggle', ({ open }, event) => {
        event.preventDefault();
        turn(open);
      }),
    [],
  );

  useLayoutEffect(() => {
    if (!isOpen) return;
    tripsDrawerState.onPage().set(true);
    element.setState('open', true);
    element.emit('travel-drawer-opened', { drawer: 'trips' });
    // TRP-005
    if (firstDrawerOpening.read() === undefined) firstDrawerOpening.write(Date.now());
    return () => {
      tripsDrawerState.onPage().set(false);
      element.setState('open', false);
      element.emit('travel-drawer-closed', { drawer: 'trips' });
    };
  }, [isOpen, element]);

  function close(): void {
    wasClosed.current = isAwaited.current;
    setOpen(false);
  }
  return { isOpen, opener, close };
}

const dialogOf = (host: HTMLElement | null) => host?.shadowRoot?.querySelector('dialog');
