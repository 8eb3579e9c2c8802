import { BREAKPOINTS } from '@travel-shell/tokens';
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
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
  const { trigger, surface, narrow = NARROW, closesOnResize = false, isAnchored = true } = options;
  const isNarrow = useMediaQuery(narrow);
  const [shown, setShown] = useState<Shown>('nothing');
  const isModal = shown === 'modal';
  const isOpen = shown !== 'nothing';

  const isPlaced = useCallback(() => !isAnchored || isNarrow || supportsAnchors(), [isAnchored, isNarrow]);
  useFocusReturn(trigger, surface);
  usePopoverPosition(trigger, surface, isPlaced);

  const focusFirst = useEffectEvent((element: HTMLElement) => {
    const first = options.initialFocus?.current;
    if (first) first.focus({ preventScroll: true });
    else if (element.matches(':modal')) element.focus({ preventScroll: true });
  });

  // What opens and closes it, the platform most of the time, is heard here.
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const end = new AbortController();
    const { signal } = end;
    // It may have been opened before this ran, or its window changed.
    turn(element, isNarrow);
    let before = shownOf(element);
    const learn = () => {
      const now = shownOf(element);
      if (before === 'nothing' && now !== 'nothing') focusFirst(element);
      before = now;
      setShown(now);
    };
    let isTurningModal = false;
    const becomeModal = () => {
      isTurningModal = true;
      if (element.isConnected && shownOf(element) === 'nothing') element.showModal();
      isTurningModal = false;
      learn();
    };
    const handleBefore = (event: Event) => {
      const isOpening = (event as ToggleEvent).newState === 'open' && event.target === element;
      if (!isOpening || !isNarrow || isTurningModal) return;
      event.preventDefault();
      queueMicrotask(becomeModal); // not in the midst of opening otherwise
    };
    setShown(before);
    element.addEventListener('beforetoggle', handleBefore, { signal });
    element.addEventListener('toggle', learn, { signal });
    element.addEventListener('close', learn, { signal });

    return () => end.abort();
  }, [surface, isNarrow]);

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
    const element = surface.current;
    if (!isOpen || !element) return;
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
      hide(element);
    };
    root.addEventListener('keydown', handleKey, { signal });

    const width = window.innerWidth;
    if (closesOnResize) {
      window.addEventListener('resize', () => window.innerWidth !== width && hide(element), { signal });
    }
    return () => end.abort();
  }, [trigger, surface, isOpen, closesOnResize]);

  // Gone from the page while it is open.
  useEffect(() => {
    const element = surface.current;
    return () => {
      if (element) hide(element);
    };
  }, [surface]);

  const open = useCallback(() => {
    const element = surface.current;
    if (element && shownOf(element) === 'nothing') element.showPopover();
  }, [surface]);
  const close = useCallback(() => {
    if (surface.current) hide(surface.current);
  }, [surface]);
  return { isOpen, isModal, open, close };
}

type Shown = 'nothing' | 'popover' | 'modal';

function shownOf(element: HTMLDialogElement): Shown {
  if (element.open) return 'modal';
  return element.matches(':popover-open') ? 'popover' : 'nothing';
}

function hide(element: HTMLDialogElement): void {
  const shown = shownOf(element);
  if (shown === 'modal') element.close();
  else if (shown === 'popover') element.hidePopover();
}

/** The other way of being open, in the same frame: nothing moves, and what was focused stays so. */
function turn(element: HTMLDialogElement, toModal: boolean): void {
  if (shownOf(element) !== (toModal ? 'popover' : 'modal')) return;
  const focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
  const wasInside = focused instanceof HTMLElement && element.contains(focused);
  hide(element);
  if (toModal) element.showModal();
  else element.showPopover();
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
