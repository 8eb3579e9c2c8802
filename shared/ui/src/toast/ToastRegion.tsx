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
import { openDialogs } from '../surface/openDialogs.ts';
import { Toast } from './Toast.tsx';
import { joinToastColumn } from './toastColumn.ts';
import type { ToastData } from './useToasts.ts';

export interface ToastRegionProps {
  toasts: readonly ToastData[];
  onDismiss: (id: string) => void;
  /** Names the landmark. */
  label: string;
  /** Name of every close button. */
  closeLabel: string;
}

/** Delay before setting the text: a live region announces only later changes. In ms. */
const ANNOUNCE_DELAY_MS = 100;

/**
 * Short messages at the bottom of the window, in the top layer, above those of other pieces. Render it once per piece, even
 * while empty. It moves into an open modal dialog of the same tree, since everything outside is inert.
 */
export function ToastRegion({ toasts, onDismiss, label, closeLabel }: ToastRegionProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const dialog = useSyncExternalStore(
    openDialogs.subscribe,
    () => (place.current ? openDialogs.top(place.current.getRootNode()) : undefined),
    () => undefined,
  );
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const [announced, setAnnounced] = useState<string>();
  const isShown = toasts.length > 0;
  const newest = toasts.at(-1);

  useEffect(() => {
    const timer = setTimeout(setAnnounced, ANNOUNCE_DELAY_MS, newest?.text);
    return () => {
      clearTimeout(timer);
      setAnnounced(undefined); // so that a repeated text is announced again
    };
  }, [newest]);

  // Not as a portal, which would mount everything again: announce it again, and show it as long again.
  useLayoutEffect(() => {
    const all = moved.current;
    if (!dialog || !all) return;
    dialog.append(all);
    return () => place.current?.after(all);
  }, [dialog]);

  // Reopen for each new toast, so that it is in front of overlays opened since, and where it has moved, which closes it.
  useLayoutEffect(() => {
    const region = ref.current;
    // Off the page it cannot be shown: the piece may have been removed meanwhile.
    if (!region?.isConnected || !newest) return;
    if (region.matches(':popover-open') && !region.matches(':focus-within')) region.hidePopover();
    if (!region.matches(':popover-open')) region.showPopover();
  }, [newest, dialog]);

  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    if (!isShown) region.hidePopover();
    else return joinToastColumn(region);
  }, [isShown]);

  /** The focus would otherwise be lost with the removed button. */
  function giveFocusBack(): void {
    if (ref.current?.matches(':focus-within')) (cameFrom.current as HTMLElement | null)?.focus();
  }

  function handleGone(id: string): void {
    giveFocusBack();
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
      <span ref={place} hidden />
      <div ref={moved} className="ts-toast-place">
        {/* The text without its buttons; rendered from the start. */}
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
              <Toast
                key={toast.id}
                toast={toast}
                closeLabel={closeLabel}
                onGone={() => handleGone(toast.id)}
                onRemove={giveFocusBack}
              />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
