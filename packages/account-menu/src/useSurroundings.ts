import { rootOf } from '@travel-shell/core/pageDocument';
import { NARROW, useAdaptiveSurface } from '@travel-shell/ui/adaptive';
import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface Surroundings {
  isOpen: boolean;
  close: () => void;
}

/** Our own dialog and button. */
export function useOwnSurface(trigger: RefObject<HTMLElement | null>, surface: RefObject<HTMLDialogElement | null>) {
  return closing(trigger, useAdaptiveSurface({ trigger, surface, narrow: NARROW, hasContents: true }));
}

/**
 * The host's dialog around our contents (in a popover, or itself one) and its button. The host provides their native
 * behaviour; this adds what needs script, so the host needs none: modal when it covers the window.
 */
export function useHostSurface(host: HTMLElement | null): Surroundings {
  const trigger = useRef<HTMLElement>(null);
  const surface = useRef<HTMLDialogElement>(null);
  const popover = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    popover.current = host?.closest<HTMLElement>('[popover]') ?? null;
    surface.current = host?.closest('dialog') ?? null;
    const root = host && rootOf(host);
    const id = popover.current?.id;
    trigger.current = (id && root?.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)) || null;
  }, [host]);
  const { isOpen, close } = useAdaptiveSurface({ trigger, surface, popover, narrow: NARROW, hasContents: true });

  return closing(trigger, { isOpen, close });
}

/** The focused element may disappear with the contents, so restore focus here. */
function closing(trigger: RefObject<HTMLElement | null>, { isOpen, close }: Surroundings): Surroundings {
  return {
    isOpen,
    close() {
      close();
      trigger.current?.focus();
    },
  };
}
