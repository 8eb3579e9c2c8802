import { type RefObject, useCallback, useEffect, useState } from 'react';
import { supportsAnchors } from '../popover/supportsAnchors.ts';
import { useAutoPopover } from '../popover/useAutoPopover.ts';
import { usePinnedPlace } from '../popover/usePinnedPlace.ts';
import { usePopoverPosition } from '../popover/usePopoverPosition.ts';
import { adaptSurface, hide, NARROW, type Shown, shownOf } from '../surface/adaptSurface.ts';
import { useEffectEvent } from '../useEffectEvent.ts';
import { useMediaQuery } from '../useMediaQuery.ts';

export interface AdaptiveSurfaceOptions {
  /** `<button popovertarget>`: the platform opens the surface with it, before and after this hook runs. */
  trigger: RefObject<HTMLElement | null>;
  /** `<dialog popover="auto" tabindex="-1">` with the trigger's target as its id, in the same root. */
  surface: RefObject<HTMLDialogElement | null>;
  /**
   * Set if the popover is an element around the dialog, which is then modal on narrow windows only. Opening that is
   * cheaper: no focus moves, which would force a page layout before the first frame.
   */
  popover?: RefObject<HTMLElement | null>;
  /** A media query. A custom one needs its own style sheet. */
  narrow?: string;
  /** Closes with any change of the window's width, instead of taking the other shape (PIC-007). */
  closesOnResize?: boolean;
  /** Gets the focus when it opens. Default: a modal surface itself, and the first control of a dropdown. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * True if its contents are there before it opens: then React hears of an opening after the frame that shows it, which is
   * faster.
   */
  hasContents?: boolean;
  /** False if CSS alone positions it, like a drawer at the window's edge. */
  isAnchored?: boolean;
}

export interface AdaptiveSurface {
  isOpen: boolean;
  /** In front of an inert page, which does not scroll. */
  isModal: boolean;
  open: () => void;
  close: () => void;
}

/**
 * One element that is a dropdown on wide windows and a modal sheet or screen on narrow ones. Contents, their state and
 * the focus are kept when the shape changes while open. Without JavaScript it is a popover in both shapes.
 */
export function useAdaptiveSurface(options: AdaptiveSurfaceOptions): AdaptiveSurface {
  const { trigger, surface, popover = surface, narrow = NARROW } = options;
  const { closesOnResize = false, hasContents = false, isAnchored = true } = options;
  const isNarrow = useMediaQuery(narrow);
  const [shown, setShown] = useState<Shown>('nothing');
  const isModal = shown === 'modal';
  const isOpen = shown !== 'nothing';

  const isPlaced = useCallback(() => !isAnchored || isNarrow || supportsAnchors(), [isAnchored, isNarrow]);
  useAutoPopover(trigger, popover);
  usePopoverPosition(trigger, popover, isPlaced);
  usePinnedPlace(trigger, popover, isAnchored);

  const firstFocus = useEffectEvent(() => options.initialFocus?.current);
  useEffect(() => {
    const [element, around] = [surface.current, popover.current];
    if (!element || !around) return;
    return adaptSurface({
      trigger: trigger.current,
      surface: element,
      popover: around,
      narrow,
      hasContents,
      initialFocus: () => firstFocus(),
      onChange: setShown,
    });
  }, [trigger, surface, popover, narrow, hasContents]);

  const open = useCallback(() => {
    const [element, around] = [surface.current, popover.current];
    if (element && around && shownOf(element, around) === 'nothing') around.showPopover();
  }, [surface, popover]);
  const close = useCallback(() => {
    if (surface.current && popover.current) hide(surface.current, popover.current);
  }, [surface, popover]);

  useEffect(() => {
    if (!isOpen || !closesOnResize) return;
    const width = window.innerWidth;
    const handleResize = () => window.innerWidth !== width && close();
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  }, [isOpen, closesOnResize, close]);

  // Removed from the page while open.
  useEffect(() => {
    const [element, around] = [surface.current, popover.current];
    return () => {
      if (element && around) hide(element, around);
    };
  }, [surface, popover]);

  return { isOpen, isModal, open, close };
}
