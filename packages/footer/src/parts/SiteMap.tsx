import { BREAKPOINTS } from '@travel-shell/tokens';
import { chevronForwardIcon, closeIcon, Icon } from '@travel-shell/ui';
import { useAutoPopover } from '@travel-shell/ui/popover';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

const PANEL = 'site-map';

/**
 * FTR-021, FTR-022. One element for both: in the page on large screens, and on small ones a full-screen popover, which
 * opens without script. React turns it into a dialog that traps focus, so a press on its button needs that.
 */
export function SiteMap({ messages, children }: { messages: Messages; children: ReactNode }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useAutoPopover(button, panel);

  useEffect(() => {
    const element = panel.current as HTMLElement;
    // It may have been opened before hydration.
    setIsOpen(element.matches(':popover-open'));
    const small = matchMedia(`(width < ${BREAKPOINTS.m}em)`);
    const leave = () => {
      if (!small.matches && element.matches(':popover-open')) element.hidePopover();
    };
    small.addEventListener('change', leave);
    return () => small.removeEventListener('change', leave);
  }, []);

  useEffect(() => {
    const element = panel.current as HTMLElement;
    if (!isOpen) return;
    // The visitor may have opened it before hydration.
    if (!element.matches(':focus-within')) close.current?.focus();
    // A native listener, because React does not handle events of light-DOM children.
    const keepFocus = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const contents = element.querySelector('slot')?.assignedElements({ flatten: true }) ?? [];
      const links = contents.flatMap((child) =>
        child.matches('a[href]') ? child : [...child.querySelectorAll('a[href]')],
      );
      const stops = [close.current, ...links] as HTMLElement[];
      const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (event.target !== edge) return;
      event.preventDefault();
      next?.focus();
    };
    element.addEventListener('keydown', keepFocus);
    return () => element.removeEventListener('keydown', keepFocus);
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="site-map-button"
        part="site-map-button"
        popoverTarget={PANEL}
        data-loads="travel-footer"
      >
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
        {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': messages.siteMap })}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <button
          ref={close}
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
