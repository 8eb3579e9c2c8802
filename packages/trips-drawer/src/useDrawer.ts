import { focusedElement } from '@travel-shell/core/focusedElement';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { useRequest } from '@travel-shell/piece';
import { on } from '@travel-shell/store';
import { firstDrawerOpening } from '@travel-shell/store/keys/firstDrawerOpening';
import { tripsDrawerState } from '@travel-shell/store/trips';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { TripsDrawerProps } from './TripsDrawerProps.ts';

interface Drawer {
  isOpen: boolean;
  /** The control that has opened it, as far as it had the focus. */
  opener: Element | undefined;
  close(): void;
}

/** The focused element, unless the drawer has it: one that was open before React has the focus itself. */
function focusedOutside(drawer: HTMLElement | null): Element | undefined {
  const focused = focusedElement();
  // Also inside a piece in its view.
  for (let node = focused; node; node = (node.getRootNode() as ShadowRoot).host ?? null)
    if (node === drawer) return undefined;
  return focused && focused !== pageDocument.body ? focused : undefined;
}

/** Opens and closes by its event (TRP-001, TRP-002), and says so. */
export function useDrawer(props: TripsDrawerProps): Drawer {
  const { element } = props;
  const { isOpenAtFirst, closed } = useRequest<{ open?: unknown }>(props, ({ open }, first) =>
    turn(open !== false && first !== 'dismissed'),
  );
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [opener, setOpener] = useState<Element>();

  const turn = useEffectEvent((opens: boolean) => {
    if (opens) setOpener(focusedOutside(element.host));
    setOpen(opens);
  });

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
    closed();
    setOpen(false);
  }
  return { isOpen, opener, close };
}
