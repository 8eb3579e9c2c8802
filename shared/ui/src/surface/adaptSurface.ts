import { listen } from '@travel-shell/core/listen';
import { rootOf } from '@travel-shell/core/pageDocument';
import { BREAKPOINTS } from '@travel-shell/tokens';
import { afterFrame } from '../afterFrame.ts';
import { holdSurface } from './holdSurface.ts';

/** Below this width a surface covers the window, as in the style sheet. Source: CON-042. */
export const NARROW = `(width < ${BREAKPOINTS.m}em)`;

export type Shown = 'nothing' | 'popover' | 'modal';

export interface AdaptedSurface {
  trigger: HTMLElement | null;
  /** `<dialog popover="auto" tabindex="-1">`, or one inside `popover`. */
  surface: HTMLDialogElement;
  /** The element that the platform opens: the surface, or an element around it. */
  popover: HTMLElement;
  /** A media query. Default: `NARROW`. */
  narrow?: string | undefined;
  /**
   * The surface has its contents before it opens: then an opening is heard of after the frame that shows it, which is
   * faster.
   */
  hasContents?: boolean | undefined;
  initialFocus?: () => HTMLElement | null | undefined;
  onChange?: (shown: Shown) => void;
}

/**
 * Makes a popover modal in narrow windows, and keeps contents, their state and the focus when the shape changes while it is
 * open. The platform opens and closes it most of the time; this listens to that. Before React and with it. Returns the function
 * that ends this.
 */
export function adaptSurface(options: AdaptedSurface): () => void {
  const { trigger, surface, popover, narrow = NARROW, hasContents = false, onChange } = options;
  const end = new AbortController();
  const { signal } = end;
  const query = matchMedia(narrow);
  let shown: Shown = 'nothing';
  let release = () => {};
  let forget = () => {};
  let isTurning = false;
  let hasFocus = false;

  function focusFirst(): void {
    const first = options.initialFocus?.();
    const isOnTrigger = popover !== surface && rootOf(surface).activeElement === trigger;
    if (first) first.focus({ preventScroll: true });
    else if (surface.matches(':modal') || isOnTrigger) surface.focus({ preventScroll: true });
  }

  function learn(): void {
    const now = shownOf(surface, popover);
    if (now === shown) return;
    const before = shown;
    shown = now;
    release();
    release = () => {};
    if (before === 'nothing' && !hasFocus) focusFirst();
    if (now !== 'nothing') {
      const dismiss = () => hide(surface, popover);
      release = holdSurface(surface, { isModal: now === 'modal', dismiss, trigger });
    }
    onChange?.(now);
  }

  /** A change during `act` is no opening by the visitor. */
  const byItself = (act: () => void) => {
    isTurning = true;
    act();
    isTurning = false;
    learn();
  };
  const becomeModal = () => {
    if (surface.isConnected && shownOf(surface, popover) === 'nothing') byItself(() => surface.showModal());
  };
  const handleBefore = (event: Event) => {
    const isOpening = (event as ToggleEvent).newState === 'open' && event.target === popover;
    if (!isOpening || !query.matches || isTurning) return;
    event.preventDefault();
    queueMicrotask(becomeModal); // not while it is still opening
  };
  const handleToggle = () => {
    forget();
    if (hasContents) forget = afterFrame(learn);
    else learn();
  };
  const reshape = () => {
    if (surface.isConnected) byItself(() => turn(surface, popover, query.matches));
  };
  listen(popover, 'beforetoggle', handleBefore, signal);
  listen(popover, 'toggle', handleToggle, signal);
  listen(surface, 'close', learn, signal);
  // The host's own close button uses the popover API, which does not close modal dialogs.
  listen(
    surface,
    'click',
    ({ target }) => {
      const isClosing = (target as Element).closest('[popovertargetaction="hide"]');
      if (isClosing && surface.open) surface.close();
    },
    signal,
  );
  listen(query, 'change', reshape, signal);
  // The surface may have been opened before, or the window resized: the focus then stays where it is.
  hasFocus = true;
  reshape();
  hasFocus = false;

  return () => {
    forget();
    end.abort();
    release();
  };
}

export function shownOf(surface: HTMLDialogElement, popover: HTMLElement): Shown {
  if (surface.open) return 'modal';
  return popover.matches(':popover-open') ? 'popover' : 'nothing';
}

export function hide(surface: HTMLDialogElement, popover: HTMLElement): void {
  const shown = shownOf(surface, popover);
  if (shown === 'modal') surface.close();
  else if (shown === 'popover') popover.hidePopover();
}

/**
 * Switches between popover and modal in the same frame: nothing moves, and the focus is kept. `data-turning` says that its
 * `beforetoggle` is not an opening.
 */
function turn(surface: HTMLDialogElement, popover: HTMLElement, toModal: boolean): void {
  if (shownOf(surface, popover) !== (toModal ? 'popover' : 'modal')) return;
  const focused = rootOf(surface).activeElement;
  const wasInside = focused instanceof HTMLElement && surface.contains(focused);
  surface.dataset.turning = '';
  hide(surface, popover);
  if (toModal) surface.showModal();
  else popover.showPopover();
  delete surface.dataset.turning;
  if (wasInside) focused.focus({ preventScroll: true });
  else if (toModal) surface.focus({ preventScroll: true });
}
