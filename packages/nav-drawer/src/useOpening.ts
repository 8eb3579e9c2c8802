import { isRequest, useFirstScreen } from '@travel-shell/piece';
import { on, publish } from '@travel-shell/store';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DrawerLayout, isDocked } from './drawerLayout.ts';
import type { NavDrawerProps } from './NavDrawerProps.ts';
import { currentLayout } from './useLayout.ts';

export interface Opening {
  /** In front of the page. */
  isOpen: boolean;
  close: () => void;
}

/**
 * Opens and closes the drawer as the page asks: in front of the page, or where it is beside the page by pinning and
 * collapsing it (NAV-017).
 */
export function useOpening(props: NavDrawerProps, layout: DrawerLayout | undefined): Opening {
  const { element, request, pinned } = props;
  // intent.js has answered the request that it was opened for, and told of it.
  const { isOpenAtFirst } = useFirstScreen(element, false);
  const [isOpen, setOpen] = useState(isOpenAtFirst);

  const answer = useEffectEvent((open: boolean) => {
    // Just removed, and not released yet.
    if (!element.host?.isConnected) return;
    // Each press does something, also where the header was not there yet to hear that the drawer is pinned.
    if (isDocked(currentLayout(props))) element.host.toggleAttribute('pinned', open === pinned ? !open : open);
    else setOpen(open);
  });
  useEffect(() => on('menu-toggle', ({ open }) => answer(open)), []);
  // Passive, other than `useRequest`: after what follows from the layout of the window, which closes the drawer (NAV-013).
  useEffect(() => {
    if (isRequest<{ open?: boolean }>(request)) answer(request.open !== false);
  }, [request]);

  const before = useRef(layout);
  useLayoutEffect(() => {
    if (before.current === layout) return;
    // NAV-011
    if (before.current === 'accordion' && layout === 'drawer') element.host?.removeAttribute('pinned');
    // NAV-013
    if (before.current) setOpen(false);
    before.current = layout;
  }, [layout, element]);

  const isShown = layout !== undefined && isDocked(layout) ? pinned : isOpen;
  const wasShown = useRef(isOpenAtFirst);
  useEffect(() => {
    if (isShown === wasShown.current) return;
    wasShown.current = isShown;
    element.emit(isShown ? 'travel-drawer-opened' : 'travel-drawer-closed', { drawer: 'navigation' });
  }, [isShown, element]);

  // A header that comes later has missed that. Where pieces listen only: for the page nothing has happened.
  useEffect(() => {
    if (!isShown) return;
    const tell = ({ detail }: CustomEventInit<{ tag: string }>) => {
      if (detail?.tag === 'travel-header') publish('drawer-opened', { drawer: 'navigation' }, window);
    };
    addEventListener('travel-ready', tell);
    return () => removeEventListener('travel-ready', tell);
  }, [isShown]);

  return { isOpen, close: () => setOpen(false) };
}
