import { chevronForwardIcon, closeIcon, Icon } from '@travel-shell/ui';
import { useAutoPopover } from '@travel-shell/ui/popover';
import { fillWindow } from '@travel-shell/ui/surface';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

const PANEL = 'site-map';

/**
 * FTR-021, FTR-022. One element for both: in the page on large screens, and on small ones a full-screen popover, which the
 * platform opens. What makes a dialog of it works before React, too.
 */
export function SiteMap({ messages, children }: { messages: Messages; children: ReactNode }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useAutoPopover(button, panel);
  useEffect(() => fillWindow(panel.current as HTMLElement), []);

  return (
    <>
      <button ref={button} type="button" className="site-map-button" part="site-map-button" popoverTarget={PANEL}>
        {messages.siteMap}
        <Icon path={chevronForwardIcon} className="mirrored" />
      </button>
      <div
        ref={panel}
        id={PANEL}
        popover="auto"
        className="site-map"
        part="site-map"
        data-part="site-map"
        data-narrow="full"
        // Opened before hydration, it is a dialog already.
        suppressHydrationWarning
      >
        <button
          type="button"
          className="close"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label={messages.close}
        >
          <Icon path={closeIcon} />
        </button>
        <nav className="site-map-links" aria-label={messages.siteMap}>
          {children}
        </nav>
      </div>
    </>
  );
}
