import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** How long a mouse rests on a collapsed drawer before that expands, and is away before it collapses. Source: CON-029, NAV-O10. */
const HOVER_MS = 400;
/** The same for the focus of a keyboard. Source: CON-030, NAV-O10. */
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
  const isOver = isExpanded && isCollapsed;
  useEffect(() => {
    if (!isOver) return;
    const hear = (event: Event) => pressOutside(event);
    document.addEventListener('pointerdown', hear);
    return () => document.removeEventListener('pointerdown', hear);
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
      // NAV-015. A picker inside has its own use for the key.
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOver || event.isDefaultPrevented()) return;
        event.preventDefault();
        collapse();
      },
    },
  };
}
