import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { lockScroll } from '../scroll/lockScroll.ts';
import { openDialogs } from './openDialogs.ts';

export type DialogCloseReason = 'escape' | 'outside' | 'button' | 'drag';

export interface ModalOptions {
  isOpen: boolean;
  delayMs: number;
  onClose: (reason: DialogCloseReason) => void;
  onEscape?: ((event: Event) => void) | undefined;
  onOutsidePress?: ((event: Event) => void) | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

export interface Modal {
  /** In the top layer and usable. */
  isShown: boolean;
  /** To be rendered: shown, or on its way out. */
  isPresent: boolean;
}

/** The behaviour of a modal `<dialog>`. What is around it, focus and the way back are the platform's. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, options: ModalOptions): Modal {
  const { isOpen, delayMs } = options;
  const [isDue, setDue] = useState(false);
  const [isPresent, setPresent] = useState(false);
  // Without a delay it is there in the frame after the wish.
  const isShown = isOpen && (isDue || delayMs === 0);
  // While it renders: in an effect it would be a second commit between the click and the frame.
  if (isShown && !isPresent) setPresent(true);

  useEffect(() => {
    if (!isOpen || delayMs === 0) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isOpen, delayMs]);

  /** MSC-068, MSC-069. Whether it was let through. */
  const ask = useEffectEvent((reason: 'escape' | 'outside', event: Event): boolean => {
    const hear = reason === 'escape' ? options.onEscape : options.onOutsidePress;
    hear?.(event);
    if (event.defaultPrevented) return false;
    options.onClose(reason);
    return true;
  });
  const focusFirst = useEffectEvent(() => options.initialFocus?.current?.focus());
  const focusAfter = useEffectEvent(() => options.returnFocus?.current?.focus());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isShown || !dialog) return;
    // Before the dialog has a layout: this asks for the page's and changes it.
    let unlock = lockScroll();
    const stop = listen(dialog, ask);
    dialog.showModal();
    focusFirst();
    const leave = openDialogs.enter(dialog);

    // Taken out of the page and put back as it is, it no longer is modal. The style sheet gives each of these a size.
    let isOver = false;
    const settle = () => {
      if (isOver) return;
      if (!dialog.isConnected) unlock();
      else if (dialog.open && !dialog.matches(':modal')) {
        dialog.removeAttribute('open');
        dialog.showModal();
        unlock();
        unlock = lockScroll();
      }
    };
    // Not at once: what an observer resizes itself is an error of the page.
    const place = new ResizeObserver(() => requestAnimationFrame(settle));
    place.observe(dialog);

    return () => {
      isOver = true;
      place.disconnect();
      stop();
      leave();
      unlock();
      dialog.close();
      focusAfter();
      // Its contents stay while it fades away.
      const movements = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished);
      void Promise.allSettled(movements).then(() => {
        if (!dialog.open) setPresent(false);
      });
    };
  }, [isShown, ref]);

  return { isShown, isPresent };
}

/** Escape and presses on what is around the dialog. Returns the function that ends it. */
function listen(dialog: HTMLDialogElement, ask: (reason: 'escape' | 'outside', event: Event) => boolean): () => void {
  const end = new AbortController();
  const { signal } = end;

  // Nobody here asks when it opens, and React's first answer to that takes longer than the dialog's contents. What stands
  // in it is asked about by itself.
  const keepFromReact = (event: Event) => event.target === dialog && event.stopImmediatePropagation();
  for (const type of ['beforetoggle', 'toggle'])
    dialog.addEventListener(type, keepFromReact, { capture: true, signal });

  // Browsers let a page prevent only the first `cancel` in a row; a prevented key never becomes one. Focus may be on
  // the body, after a press on plain text, so this hears the whole document.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || openDialogs.top() !== dialog) return;
    if (dialog.querySelector('[popover="auto"]:popover-open')) return; // closes first, by itself
    // The page may have put a dialog of its own in front.
    const around = event.composedPath().find((node) => node instanceof HTMLDialogElement && node.open);
    if (around && around !== dialog) return;
    ask('escape', event);
    event.preventDefault();
  };
  document.addEventListener('keydown', handleKey, { signal });

  // Other ways to ask: Android's back gesture, a screen reader's own.
  const handleCancel = (event: Event) => {
    if (event.target !== dialog) return; // a file field's cancel bubbles
    ask('escape', event);
    event.preventDefault();
  };
  dialog.addEventListener('cancel', handleCancel, { signal });

  // Closed by the platform without asking, which it may do the second time.
  const handleClose = (event: Event) => {
    if (event.target !== dialog || dialog.open) return;
    const request = new Event('cancel', { cancelable: true });
    if (!ask('escape', request)) dialog.showModal();
  };
  dialog.addEventListener('close', handleClose, { signal });

  // The area around is the dialog's own backdrop, and a press is outside when it begins and ends there: text may be
  // selected from inside to outside.
  const isOutside = (event: Event) => event.composedPath()[0] === dialog;
  let hasBegunOutside = false;
  dialog.addEventListener('pointerdown', (event) => (hasBegunOutside = isOutside(event)), { signal });
  dialog.addEventListener(
    'click',
    (event) => {
      if (hasBegunOutside && isOutside(event)) ask('outside', event);
    },
    { signal },
  );

  return () => end.abort();
}
