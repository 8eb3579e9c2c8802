import { rootOf } from '@travel-shell/core/pageDocument';
import { BREAKPOINTS } from '@travel-shell/tokens';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { afterFrame } from '../afterFrame.ts';
import { useAutoPopover } from '../popover/useAutoPopover.ts';
import { usePinnedPlace } from '../popover/usePinnedPlace.ts';
import { supportsAnchors, usePopoverPosition } from '../popover/usePopoverPosition.ts';
import { holdSurface } from '../surface/holdSurface.ts';
import { useEffectEvent } from '../useEffectEvent.ts';
import { useMediaQuery } from '../useMediaQuery.ts';

/** Below this width a surface covers the window, as in the style sheet. Source: CON-042. */
export const NARROW = `(width < ${BREAKPOINTS.m}em)`;

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
  usePinnedPlace(trigger, popover, isAnchored && popover === surface);

  const focusFirst = useEffectEvent((element: HTMLElement) => {
    const first = options.initialFocus?.current;
    const root = rootOf(element);
    if (first) first.focus({ preventScroll: true });
    else if (element.matches(':modal')) element.focus({ preventScroll: true });
    else if (popover !== surface && root.activeElement === trigger.current) element.focus({ preventScroll: true });
  });

  // The platform opens and closes it most of the time; this listens to that.
  useEffect(() => {
    const [element, around] = [surface.current, popover.current];
    if (!element || !around) return;
    const end = new AbortController();
    const { signal } = end;
    // It may have been opened before this ran, or the window resized.
    turn(element, around, isNarrow);
    let before = shownOf(element, around);
    const learn = () => {
      const now = shownOf(element, around);
      if (before === 'nothing' && now !== 'nothing') focusFirst(element);
      before = now;
      setShown(now);
    };
    let forget = () => {};
    const handleToggle = () => {
      forget();
      if (hasContents) forget = afterFrame(learn);
      else learn();
    };
    let isTurningModal = false;
    const becomeModal = () => {
      isTurningModal = true;
      if (element.isConnected && shownOf(element, around) === 'nothing') element.showModal();
      isTurningModal = false;
      learn();
    };
    const handleBefore = (event: Event) => {
      const isOpening = (event as ToggleEvent).newState === 'open' && event.target === around;
      if (!isOpening || !isNarrow || isTurningModal) return;
      event.preventDefault();
      queueMicrotask(becomeModal); // not while it is still opening
    };
    setShown(before);
    around.addEventListener('beforetoggle', handleBefore, { signal });
    around.addEventListener('toggle', handleToggle, { signal });
    element.addEventListener('close', learn, { signal });

    return () => {
      forget();
      end.abort();
    };
  }, [surface, popover, isNarrow, hasContents]);

  const open = useCallback(() => {
    const [element, around] = [surface.current, popover.current];
    if (element && around && shownOf(element, around) === 'nothing') around.showPopover();
  }, [surface, popover]);
  const close = useCallback(() => {
    if (surface.current && popover.current) hide(surface.current, popover.current);
  }, [surface, popover]);

  useEffect(() => {
    const element = surface.current;
    if (isOpen && element) return holdSurface(element, { isModal, dismiss: close, trigger: trigger.current });
  }, [trigger, surface, isOpen, isModal, close]);

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

type Shown = 'nothing' | 'popover' | 'modal';

function shownOf(element: HTMLDialogElement, popover: HTMLElement): Shown {
  if (element.open) return 'modal';
  return popover.matches(':popover-open') ? 'popover' : 'nothing';
}

function hide(element: HTMLDialogElement, popover: HTMLElement): void {
  const shown = shownOf(element, popover);
  if (shown === 'modal') element.close();
  else if (shown === 'popover') popover.hidePopover();
}

/**
 * Switches between popover and modal in the same frame: nothing moves, and the focus is kept. `data-turning` says that its
 * `beforetoggle` is not an opening.
 */
function turn(element: HTMLDialogElement, popover: HTMLElement, toModal: boolean): void {
  if (shownOf(element, popover) !== (toModal ? 'popover' : 'modal')) return;
  const focused = rootOf(element).activeElement;
  const wasInside = focused instanceof HTMLElement && element.contains(focused);
  element.dataset.turning = '';
  hide(element, popover);
  if (toModal) element.showModal();
  else popover.showPopover();
  delete element.dataset.turning;
  if (wasInside) focused.focus({ preventScroll: true });
  else if (toModal) element.focus({ preventScroll: true });
}
