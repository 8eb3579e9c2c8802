import { BREAKPOINTS } from '@travel-shell/tokens';
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { afterFrame } from '../afterFrame.ts';
import { openDialogs } from '../dialog/openDialogs.ts';
import { lockScroll } from '../scroll/lockScroll.ts';
import { useFocusReturn } from '../useFocusReturn.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import { supportsAnchors, usePopoverPosition } from '../usePopoverPosition.ts';

/** Where a surface covers the window, as the style sheet has it. Source: CON-042. */
export const NARROW = `(width < ${BREAKPOINTS.m}em)`;

export interface AdaptiveSurfaceOptions {
  /** `<button popovertarget>`: the platform opens the surface by it, before and after this hook is there. */
  trigger: RefObject<HTMLElement | null>;
  /** `<dialog popover="auto" tabindex="-1">` with the trigger's target as its id, in the same root. */
  surface: RefObject<HTMLDialogElement | null>;
  /**
   * Where the popover is an element around the dialog, which then is the modal one of narrow windows alone. Opening that
   * is cheaper: no focus moves, for which a page has to be laid out, before the frame with it is on the screen.
   */
  popover?: RefObject<HTMLElement | null>;
  /** A media query. One of one's own needs a style sheet of one's own. */
  narrow?: string;
  /** Closes with any change of the window's width, instead of taking the other shape (PIC-007). */
  closesOnResize?: boolean;
  /** Gets the focus when it opens. Without it that is a modal one itself, and the first control of a dropdown. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** False where the platform alone places it: a drawer at the window's edge. */
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
 * One element that is a dropdown on wide windows and a modal sheet or screen on narrow ones; contents, their state and
 * the focus stay when that changes while it is open. Without script it is a popover in both shapes. A piece names
 * `toggle` in its `listensTo`.
 */
export function useAdaptiveSurface(options: AdaptiveSurfaceOptions): AdaptiveSurface {
  const { trigger, surface, popover = surface, narrow = NARROW, closesOnResize = false, isAnchored = true } = options;
  const isNarrow = useMediaQuery(narrow);
  const [shown, setShown] = useState<Shown>('nothing');
  const isModal = shown === 'modal';
  const isOpen = shown !== 'nothing';

  const isPlaced = useCallback(() => !isAnchored || isNarrow || supportsAnchors(), [isAnchored, isNarrow]);
  useFocusReturn(trigger, popover);
  usePopoverPosition(trigger, popover, isPlaced);

  const focusFirst = useEffectEvent((element: HTMLElement) => {
    const first = options.initialFocus?.current;
    const root = element.getRootNode() as Document | ShadowRoot;
    if (first) first.focus({ preventScroll: true });
    else if (element.matches(':modal')) element.focus({ preventScroll: true });
    else if (popover !== surface && root.activeElement === trigger.current) element.focus({ preventScroll: true });
  });

  // What opens and closes it, the platform most of the time, is heard here.
  useEffect(() => {
    const [element, around] = [surface.current, popover.current];
    if (!element || !around) return;
    const end = new AbortController();
    const { signal } = end;
    // It may have been opened before this ran, or its window changed.
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
      if (around === element) learn();
      else forget = afterFrame(learn);
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
      queueMicrotask(becomeModal); // not in the midst of opening otherwise
    };
    setShown(before);
    around.addEventListener('beforetoggle', handleBefore, { signal });
    around.addEventListener('toggle', handleToggle, { signal });
    element.addEventListener('close', learn, { signal });

    return () => {
      forget();
      end.abort();
    };
  }, [surface, popover, isNarrow]);

  useEffect(() => {
    const element = surface.current;
    if (!isModal || !element) return;
    const [leave, unlock, stop] = [openDialogs.enter(element), lockScroll(), listenAround(element)];
    // Taken out of the page or moved on it, it no longer is modal. The style sheet gives that a size of its own.
    const settle = () => {
      if (!element.isConnected || (element.open && !element.matches(':modal'))) element.close();
    };
    const place = new ResizeObserver(() => requestAnimationFrame(settle));
    place.observe(element);
    return () => {
      place.disconnect();
      stop();
      leave();
      unlock();
    };
  }, [surface, isModal]);

  useEffect(() => {
    const [element, around] = [surface.current, popover.current];
    if (!isOpen || !element || !around) return;
    const end = new AbortController();
    const { signal } = end;
    const root = element.getRootNode();
    // Spent here, so that the drawer or the dialog it stands in stays open. Heard at the root, behind the contents.
    const handleKey = (event: Event) => {
      const { key, isComposing } = event as KeyboardEvent;
      if (key !== 'Escape' || isComposing || event.defaultPrevented) return;
      if (element.querySelector('[popover]:popover-open, dialog:modal')) return;
      const path = event.composedPath();
      if (!path.includes(element) && !path.includes(trigger.current as EventTarget)) return;
      event.preventDefault();
      event.stopPropagation();
      hide(element, around);
    };
    root.addEventListener('keydown', handleKey, { signal });

    const width = window.innerWidth;
    if (closesOnResize) {
      window.addEventListener('resize', () => window.innerWidth !== width && hide(element, around), { signal });
    }
    return () => end.abort();
  }, [trigger, surface, popover, isOpen, closesOnResize]);

  // Gone from the page while it is open.
  useEffect(() => {
    const [element, around] = [surface.current, popover.current];
    return () => {
      if (element && around) hide(element, around);
    };
  }, [surface, popover]);

  const open = useCallback(() => {
    const [element, around] = [surface.current, popover.current];
    if (element && around && shownOf(element, around) === 'nothing') around.showPopover();
  }, [surface, popover]);
  const close = useCallback(() => {
    if (surface.current && popover.current) hide(surface.current, popover.current);
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

/** The other way of being open, in the same frame: nothing moves, and what was focused stays so. */
function turn(element: HTMLDialogElement, popover: HTMLElement, toModal: boolean): void {
  if (shownOf(element, popover) !== (toModal ? 'popover' : 'modal')) return;
  const focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
  const wasInside = focused instanceof HTMLElement && element.contains(focused);
  hide(element, popover);
  if (toModal) element.showModal();
  else popover.showPopover();
  if (wasInside) focused.focus({ preventScroll: true });
  else if (toModal) element.focus({ preventScroll: true });
}

/** A press around a modal surface closes it, where it begins and ends there: the backdrop's events are the dialog's. */
function listenAround(element: HTMLDialogElement): () => void {
  const end = new AbortController();
  const isAround = (event: MouseEvent) => {
    if (event.composedPath()[0] !== element) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
  };
  let hasBegunAround = false;
  element.addEventListener('pointerdown', (event) => (hasBegunAround = isAround(event)), end);
  element.addEventListener(
    'click',
    (event) => {
      if (hasBegunAround && isAround(event)) element.close();
    },
    end,
  );
  return () => end.abort();
}
