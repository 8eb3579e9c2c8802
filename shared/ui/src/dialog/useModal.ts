import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DismissReason, holdSurface } from '../surface/holdSurface.ts';
import { useEffectEvent } from '../useEffectEvent.ts';

export type DialogCloseReason = DismissReason | 'button' | 'drag';

export interface ModalOptions {
  isOpen: boolean;
  delayMs: number;
  /** The dialog's contents are in the page already, and it is open there. */
  isServed: boolean;
  onClose: (reason: DialogCloseReason) => void;
  onGone?: (() => void) | undefined;
  onEscape?: ((event: Event) => void) | undefined;
  onOutsidePress?: ((event: Event) => void) | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

export interface Modal {
  /** In the top layer and usable. */
  isShown: boolean;
  /** Whether to render it: shown or closing. */
  isPresent: boolean;
}

/** A modal `<dialog>` that its owner opens and closes. The platform handles inertness, focus and its return. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, options: ModalOptions): Modal {
  const { isOpen, delayMs, isServed } = options;
  const [isDue, setDue] = useState(false);
  const [isPresent, setPresent] = useState(isServed);
  // Without a delay it shows in the next frame.
  const isShown = isOpen && (isDue || delayMs === 0);
  // During render: an effect would add a second commit between the click and the frame.
  if (isShown && !isPresent) setPresent(true);

  useEffect(() => {
    if (!isOpen || delayMs === 0) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isOpen, delayMs]);

  /** MSC-068, MSC-069. */
  const dismiss = useEffectEvent((reason: DismissReason, event: Event) => {
    const hear = reason === 'escape' ? options.onEscape : options.onOutsidePress;
    hear?.(event);
    if (!event.defaultPrevented) options.onClose(reason);
  });
  /** Until a first commit: React has seen a served one open, which the visitor may have closed since. */
  const isHydrating = useRef(isServed);
  const tellClosed = useEffectEvent(() => options.onClose('escape'));
  const focusFirst = useEffectEvent(() => options.initialFocus?.current?.focus());
  const gone = useEffectEvent(() => options.onGone?.());
  const focusAfter = useEffectEvent(() => options.returnFocus?.current?.focus());

  // React's first handling of a toggle event takes longer than rendering the contents, and no view needs it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const keepFromReact = (event: Event) => event.target === dialog && event.stopImmediatePropagation();
    const types = ['beforetoggle', 'toggle'];
    for (const type of types) dialog.addEventListener(type, keepFromReact, true);
    return () => {
      for (const type of types) dialog.removeEventListener(type, keepFromReact, true);
    };
  }, [ref]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const isClosed = isHydrating.current && !dialog?.open;
    isHydrating.current = false;
    if (!isShown || !dialog) return;
    const release = holdSurface(dialog, { isModal: true, isControlled: true, dismiss, focusFirst });
    // After the effects of its owner, and before the next frame.
    if (isClosed) queueMicrotask(tellClosed);
    return () => {
      release();
      dialog.close();
      focusAfter();
      // The dialog's contents stay while it fades out.
      const movements = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished);
      void Promise.allSettled(movements).then(() => {
        if (dialog.open) return;
        setPresent(false);
        gone();
      });
    };
  }, [isShown, ref]);

  return { isShown, isPresent };
}
