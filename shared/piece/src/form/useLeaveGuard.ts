import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { leavesPage } from '@travel-shell/core/leavesPage';
import { on, type ShellEvents } from '@travel-shell/store';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useRef, useState } from 'react';
import { pageNavigation } from '../pageNavigation.ts';

/** The action that the visitor was about to take. */
type Departure = () => void;

export interface LeaveGuard {
  /** The question is to be asked. */
  isAsking: boolean;
  /** Forgets what is typed and goes where the visitor was about to go. */
  leave(): void;
  stay(): void;
}

interface Navigation {
  kind: 'reload' | 'link' | 'redirect';
  url?: string;
  reason: string;
}

/** Forgets the changes of each changed form on the page: one question is enough for all of them. */
const changed = new Set<() => void>();

interface Guarded {
  isDirty: boolean;
  isKept: boolean;
  discard(): void;
}

/** The visitor comes back from these, and finds the draft. */
const RETURNS = ['INVALID_SESSION', 'MISSING_TWO_FACTOR_AUTHENTICATION', 'CAPTCHA_REQUIRED'];

/**
 * Asks before a changed form is left: by a link of any piece or of the host (language, sign-out), by Back and Forward
 * within the page, by what a piece does by script (`travel-navigate`: currency, mode), by the host's router, and by closing
 * the tab, where the browser asks.
 *
 * A router that leaves without a link asks first:
 * `document.dispatchEvent(new CustomEvent('travel-leave-requested', { bubbles: true, cancelable: true, detail: { leave } }))`
 * is false where the visitor is asked, and `leave` is called if they go. Who prevents it asks by themselves.
 */
export function useLeaveGuard({ isDirty, isKept, discard }: Guarded): LeaveGuard {
  const [departure, setDeparture] = useState<Departure>();
  /** Until the page is left, or the next press. */
  const isFree = useRef(false);

  const letGo = useEffectEvent(() => {
    isFree.current = true;
    setDeparture(undefined);
    discard();
  });

  const hold = useEffectEvent((event: Event, go: Departure) => {
    if (isFree.current) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    setDeparture(() => go);
  });

  const hearClick = useEffectEvent((event: MouseEvent) => {
    const link = event.composedPath().find((at): at is HTMLAnchorElement => at instanceof HTMLAnchorElement);
    if (!link?.href || isModifiedClick(event) || !leavesPage(link)) return;
    hold(event, () => link.click());
  });

  const hearNavigate = useEffectEvent((event: Event) => {
    const { kind, url, reason } = (event as CustomEvent<Navigation>).detail;
    if (RETURNS.includes(reason) && isKept) {
      isFree.current = true;
      return;
    }
    const [target] = event.composedPath();
    hold(event, () => {
      const { bubbles, composed, cancelable } = event;
      const again = new CustomEvent(event.type, {
        bubbles,
        composed,
        cancelable,
        detail: (event as CustomEvent).detail,
      });
      // The host may go there itself.
      if (!target?.dispatchEvent(again)) return;
      if (kind === 'reload') location.reload();
      else if (url) location.assign(url);
    });
  });

  const hearRouter = useEffectEvent((detail: ShellEvents['leave-requested'] | null, event: Event) =>
    hold(event, () => detail?.leave?.()),
  );

  const hearTraversal = useEffectEvent((event: Event) => {
    const { navigationType, destination } = event as NavigateEvent;
    if (navigationType !== 'traverse' || !event.cancelable) return;
    hold(event, () => pageNavigation()?.traverseTo(destination.key));
  });

  const hearUnload = useEffectEvent((event: Event) => {
    if (!isFree.current) event.preventDefault();
  });

  useEffect(() => {
    if (!isDirty) return;
    isFree.current = false;
    changed.add(letGo);
    // On the window and first, before the pieces and the host act.
    const heard: [EventTarget | undefined, string, (event: never) => void][] = [
      [window, 'click', hearClick],
      [window, 'travel-navigate', hearNavigate],
      [window, 'beforeunload', hearUnload],
      [pageNavigation(), 'navigate', hearTraversal],
    ];
    for (const [at, type, listener] of heard) at?.addEventListener(type, listener as EventListener, true);
    const leaveRouter = on('leave-requested', hearRouter);
    return () => {
      changed.delete(letGo);
      leaveRouter();
      for (const [at, type, listener] of heard) at?.removeEventListener(type, listener as EventListener, true);
    };
  }, [isDirty, letGo, hearClick, hearNavigate, hearRouter, hearUnload, hearTraversal]);

  return {
    isAsking: departure !== undefined,
    leave() {
      for (const forget of new Set([letGo, ...changed])) forget();
      departure?.();
    },
    stay: () => setDeparture(undefined),
  };
}
