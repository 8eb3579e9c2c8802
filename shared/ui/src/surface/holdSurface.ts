import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { isComposing } from '../isComposing.ts';
import { lockScroll } from '../scroll/lockScroll.ts';
import { openDialogs } from './openDialogs.ts';

export type DismissReason = 'escape' | 'outside';

/** The differences between a dialog, a sheet, a drawer and a dropdown. */
export interface SurfacePolicy {
  /** In front of an inert page, which does not scroll. Else an open popover. */
  isModal: boolean;
  /** The visitor wants to close it. `preventDefault()` keeps the surface open. */
  dismiss: (reason: DismissReason, event: Event) => void;
  /** The trigger of a popover: Escape on it closes the popover, too. */
  trigger?: HTMLElement | null | undefined;
  /** Only its owner opens and closes it: it is shown here unless it is open, and again after being moved or closed by the platform. */
  isControlled?: boolean;
  /** Called for a modal one right after showing. */
  focusFirst?: () => void;
}

/**
 * Shared behaviour of open surfaces: Escape, a press outside, scroll lock, re-attachment, and the stack of open dialogs.
 * Returns the function that ends all of that; the caller closes the element.
 */
export function holdSurface(element: HTMLDialogElement, policy: SurfacePolicy): () => void {
  const end = new AbortController();
  if (!policy.isModal) {
    listenForEscape(element, policy, end.signal);
    return () => end.abort();
  }

  // Before the dialog has a layout, as this reads and changes the page's.
  let unlock = lockScroll();
  listenForEscape(element, policy, end.signal);
  listenToPlatform(element, policy, end.signal);
  listenOutside(element, policy, end.signal);
  if (policy.isControlled && !element.open) element.showModal();
  policy.focusFirst?.();
  const leave = openDialogs.enter(element);

  // Removing or moving it ends modality. The style sheets give each of these states a special size.
  const settle = () => {
    // A rule of the host's, such as an ad blocker's, hides it: nobody could close it, and the page would stay inert.
    if (!end.signal.aborted && element.isConnected && element.open && element.getClientRects().length === 0) {
      policy.dismiss('outside', new Event('cancel'));
      return;
    }
    const isLost = element.isConnected && element.open && !element.matches(':modal');
    if (end.signal.aborted || (element.isConnected && !isLost)) return;
    if (!policy.isControlled) element.close();
    else {
      unlock();
      if (!isLost) return;
      element.removeAttribute('open');
      element.showModal();
      unlock = lockScroll();
    }
  };
  // Deferred: resizing inside the observer reports an error on the page.
  const place = new ResizeObserver(() => requestAnimationFrame(settle));
  place.observe(element);
  // The observer reports no element without a box.
  requestAnimationFrame(settle);

  return () => {
    end.abort();
    place.disconnect();
    leave();
    unlock();
  };
}

/**
 * By the key: browsers let a page prevent only the first `cancel` in a row; a prevented key never becomes one. It hears its
 * root, behind its contents, and keeps the key from what is around it: a drawer, or the host's own dialog. A modal one hears
 * the whole document, too, as focus may be on the body after a press on plain text.
 */
function listenForEscape(element: HTMLDialogElement, policy: SurfacePolicy, signal: AbortSignal): void {
  const { isModal, trigger, dismiss } = policy;
  const handleKey = (event: Event) => {
    const { key, defaultPrevented } = event as KeyboardEvent;
    if (key !== 'Escape' || isComposing(event as KeyboardEvent) || defaultPrevented) return;
    if (element.querySelector('[popover="auto"]:popover-open, dialog:modal')) return; // the platform closes it first
    const path = event.composedPath();
    // The host may have opened its own dialog in front.
    const around = path.find((node) => node instanceof HTMLDialogElement && node.open) ?? element;
    const isFor = isModal
      ? around === element && openDialogs.top() === element
      : path.some((node) => node === element || node === trigger);
    if (!isFor) return;
    dismiss('escape', event);
    event.preventDefault();
    event.stopPropagation();
  };
  listen(element.getRootNode(), 'keydown', handleKey, signal);
  if (isModal) listen(pageDocument, 'keydown', handleKey, signal);
}

/** Other ways to close: Android's back gesture, or a screen reader's command. */
function listenToPlatform(element: HTMLDialogElement, policy: SurfacePolicy, signal: AbortSignal): void {
  const handleCancel = (event: Event) => {
    if (event.target !== element) return; // a file field's cancel bubbles
    policy.dismiss('escape', event);
    event.preventDefault();
  };
  // Closed without a cancelable event, which the platform may do the second time.
  const handleClose = (event: Event) => {
    if (!policy.isControlled || event.target !== element || element.open) return;
    const request = new Event('cancel', { cancelable: true });
    policy.dismiss('escape', request);
    if (request.defaultPrevented) element.showModal();
  };
  listen(element, 'cancel', handleCancel, signal);
  listen(element, 'close', handleClose, signal);
}

/**
 * The area around a modal dialog is its own backdrop. A press is outside when it begins and ends there: text may be
 * selected from inside to outside.
 */
function listenOutside(element: HTMLDialogElement, { dismiss }: SurfacePolicy, signal: AbortSignal): void {
  const isOutside = (event: MouseEvent) => {
    if (event.composedPath()[0] !== element) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
  };
  let hasBegunOutside = false;
  const handlePress = (event: PointerEvent) => {
    hasBegunOutside = isOutside(event);
  };
  const handleClick = (event: MouseEvent) => {
    if (hasBegunOutside && isOutside(event)) dismiss('outside', event);
  };
  listen(element, 'pointerdown', handlePress, signal);
  listen(element, 'click', handleClick, signal);
}
