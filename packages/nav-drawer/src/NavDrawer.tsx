import { useAhead, useTracking } from '@travel-shell/piece';
import { Dialog } from '@travel-shell/ui/dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isDocked } from './drawerLayout.ts';
import type { NavDrawerProps, PartProps } from './NavDrawerProps.ts';
import { DrawerContents } from './parts/DrawerContents.tsx';
import { useExpansion } from './useExpansion.ts';
import { useLayout } from './useLayout.ts';
import { useOpening } from './useOpening.ts';
import { useRoom } from './useRoom.ts';

/**
 * The drawer's view. A server renders its contents beside the page, and style sheets show them in wide windows; in narrow
 * ones the dialog has them.
 */
export function NavDrawer(props: NavDrawerProps): ReactNode {
  const { element, prepared, pinned } = props;
  const { messages, presentation } = prepared;
  const layout = useLayout(props);
  const { isOpen, close } = useOpening(props, layout);
  const isBeside = layout === undefined || isDocked(layout);
  const drawer = useRef<HTMLElement>(null);
  const { isExpanded, collapse, handlers } = useExpansion(drawer, isBeside && !pinned);
  useRoom(element.host);

  const isAhead = useAhead();
  useTracking(element);

  useLayoutEffect(() => {
    element.setState('open', isOpen);
    element.setState('expanded', isExpanded);
    element.setState('docked', layout !== undefined && isBeside);
  }, [element, isOpen, isExpanded, layout, isBeside]);

  const parts = (isInDialog: boolean): PartProps => ({
    ...props,
    isInDialog,
    isCollapsed: !isInDialog && !pinned,
    isExpanded,
    layout,
    onTrack: (part, label) => element.track(part, 'click', label),
    onChosen: isInDialog ? close : collapse,
  });

  return (
    <div
      className="root"
      data-drawer="navigation"
      data-presentation={presentation}
      lang={messages.lang}
      dir={messages.dir}
    >
      <Dialog
        isFirstScreen
        isServed={element.opened !== undefined}
        isOpen={isOpen && !(isBeside && layout)}
        delayMs={0}
        isReady={isAhead && !isBeside}
        shape="side"
        narrowShape="side"
        onClose={close}
        heading={messages.menu}
        closeLabel={messages.close}
      >
        <DrawerContents {...parts(true)} />
      </Dialog>
      {isBeside && (
        <nav
          ref={drawer}
          className="drawer"
          part="drawer"
          aria-label={messages.navigation}
          data-expanded={isExpanded || undefined}
          {...handlers}
        >
          <div className="panel">
            <DrawerContents {...parts(false)} />
          </div>
        </nav>
      )}
    </div>
  );
}
