import { pageDocument } from '@travel-shell/core/pageDocument';
import { isComposing, useEffectEvent } from '@travel-shell/ui';
import {
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** How long a mouse rests on a collapsed drawer before that expands, and is away before it collapses. Source: CON-029, NAV-O10. */
const HOVER_MS = 400;
/** As `HOVER_MS`, for the focus of a keyboard. Source: CON-030, NAV-O10. */
const FOCUS_MS = 50;

export interface Expansion {
  isExpanded: boolean;
  /** At once, until pointer and focus have left. */
  collapse: () => void;
  /** For the drawer's element. */
  handlers: HTMLAttributes<HTMLElement>;
}

/** Expands a collapsed drawer while it is used (NAV-018, NAV-019). */
export function useExpansion(drawer: RefObject<HTMLElement | null>, isCollapsed: boolean): Expansion {
  const [isExpanded, setExpanded] = useState(false);
  const use = useRef({ isHovered: false, isFocused: false, isDismissed: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function settle(delayMs: number): void {
    const now = use.current;
    clearTimeout(timer.current);
    const isUsed = now.isHovered || now.isFocused;
    if (!isUsed) now.isDismissed = false;
    timer.current = setTimeout(setExpanded, delayMs, isUsed && !now.isDismissed);
  }

  function collapse(): void {
    clearTimeout(timer.current);
    use.current.isDismissed = use.current.isHovered || use.current.isFocused;
    setExpanded(false);
  }

  // Before script the style sheet has expanded it.
  useLayoutEffect(() => {
    if (!drawer.current?.matches(':hover')) return;
    use.current.isHovered = true;
    setExpanded(true);
  }, [drawer]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // NAV-016
  const pressOutside = useEffectEvent((event: Event) => {
    if (!drawer.current || event.composedPath().includes(drawer.current)) return;
    use.current.isFocused = false;
    collapse();
  });
  // NAV-015, wherever the focus is (WCAG 1.4.13). A picker inside, or a dialog, has its own use for the key.
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    // Just removed, it is not released yet.
    if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented || !drawer.current?.isConnected) return;
    event.preventDefault();
    collapse();
  });
  const isOver = isExpanded && isCollapsed;
  useEffect(() => {
    if (!isOver) return;
    const hearPress = (event: Event) => pressOutside(event);
    const hearKey = (event: KeyboardEvent) => pressKey(event);
    pageDocument.addEventListener('pointerdown', hearPress);
    pageDocument.addEventListener('keydown', hearKey);
    return () => {
      pageDocument.removeEventListener('pointerdown', hearPress);
      pageDocument.removeEventListener('keydown', hearKey);
    };
  }, [isOver]);

  return {
    isExpanded: isOver,
    collapse,
    handlers: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        use.current.isHovered = true;
        settle(HOVER_MS);
      },
      onPointerLeave() {
        use.current.isHovered = false;
        settle(HOVER_MS);
      },
      onFocus({ nativeEvent }: FocusEvent) {
        const [target] = nativeEvent.composedPath() as [HTMLElement];
        if (!target.matches(':focus-visible')) return;
        use.current.isFocused = true;
        settle(FOCUS_MS);
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (drawer.current?.contains(relatedTarget)) return;
        use.current.isFocused = false;
        settle(FOCUS_MS);
      },
    },
  };
}
