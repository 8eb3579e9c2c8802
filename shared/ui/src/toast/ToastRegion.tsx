import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { openDialogs } from '../dialog/openDialogs.ts';
import { Toast } from './Toast.tsx';
import type { ToastData } from './useToasts.ts';

export interface ToastRegionProps {
  toasts: readonly ToastData[];
  onDismiss: (id: string) => void;
  /** Names the region, by which it is found. */
  label: string;
  /** Name of every close button. */
  closeLabel: string;
}

/** A live region is heard only when its text comes after itself. In ms. */
const ANNOUNCE_DELAY_MS = 100;

/**
 * Short messages at the bottom of the window, in the top layer. Render it once a piece, also while there is nothing to
 * say. In front of a modal dialog of the same tree it moves inside, since what is outside is inert.
 */
export function ToastRegion(props: ToastRegionProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const dialog = useSyncExternalStore(
    openDialogs.subscribe,
    () => (place.current ? openDialogs.top(place.current.getRootNode()) : undefined),
    () => undefined,
  );
  return (
    <>
      <span ref={place} hidden />
      {dialog ? createPortal(<Region {...props} />, dialog) : <Region {...props} />}
    </>
  );
}

function Region({ toasts, onDismiss, label, closeLabel }: ToastRegionProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const [announced, setAnnounced] = useState<string>();
  const isShown = toasts.length > 0;
  const newest = toasts.at(-1);
  const newestId = newest?.id;

  useEffect(() => {
    const timer = setTimeout(setAnnounced, ANNOUNCE_DELAY_MS, newest?.text);
    return () => {
      clearTimeout(timer);
      setAnnounced(undefined); // the same text once more is news, too
    };
  }, [newest]);

  // Once more for each newcomer, so that it comes in front of what has opened since.
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || newestId === undefined) return;
    if (region.matches(':popover-open') && !region.matches(':focus-within')) region.hidePopover();
    if (!region.matches(':popover-open')) region.showPopover();
  }, [newestId]);

  useLayoutEffect(() => {
    if (!isShown) ref.current?.hidePopover();
  }, [isShown]);

  function handleGone(id: string): void {
    // Focus would be lost with the button that had it.
    if (ref.current?.matches(':focus-within')) (cameFrom.current as HTMLElement | null)?.focus();
    onDismiss(id);
  }

  function handleFocus({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) cameFrom.current = relatedTarget;
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !newest) return;
    event.preventDefault();
    event.stopPropagation();
    handleGone(newest.id);
  }

  return (
    <>
      {/* The text alone, without its buttons, and there from the start. */}
      <span role="status" className="ts-hidden">
        {announced}
      </span>
      <section
        ref={ref}
        popover="manual"
        className="ts-toasts"
        part="toasts"
        aria-label={label}
        onFocus={handleFocus}
        onKeyDown={handleKey}
      >
        <ul className="ts-toast-list">
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onGone={() => handleGone(toast.id)} />
          ))}
        </ul>
      </section>
    </>
  );
}
