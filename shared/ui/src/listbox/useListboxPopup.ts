import { flip, offset, size, useFloating, useListNavigation } from '@floating-ui/react';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keepPlaced } from '../keepPlaced.ts';
import { zoomedPlatform } from '../zoomedPlatform.ts';

interface ListboxPopupOptions {
  /** The list is placed below it with its width, and a press on it does not count as outside the list. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  activeIndex: number | null;
  onNavigate: (index: number | null) => void;
  disabledIndices: number[];
  /** Arrow keys wrap from the last option to the first. */
  loop?: boolean;
}

type Floating = ReturnType<typeof useFloating>;

export interface ListboxPopup extends Pick<Floating, 'refs' | 'context' | 'floatingStyles' | 'isPositioned'> {
  items: RefObject<(HTMLElement | null)[]>;
  navigation: ReturnType<typeof useListNavigation>;
}

/** In px. Source: CON-039 halved, because a list belongs to its box more than a menu to its button. */
const GAP = 4;
/** Between the list and the window's edge, in px. */
const PADDING = 8;

/**
 * Position and arrow keys of a list in the top layer below its control. The control keeps the focus and sets the active
 * option as `aria-activedescendant`.
 */
export function useListboxPopup(options: ListboxPopupOptions): ListboxPopup {
  const { anchor, isOpen, onClose, activeIndex, onNavigate, disabledIndices, loop = false } = options;
  const items = useRef<(HTMLElement | null)[]>([]);
  const { refs, context, floatingStyles, isPositioned } = useFloating({
    open: isOpen,
    placement: 'bottom-start',
    platform: zoomedPlatform,
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: keepPlaced,
    middleware: [
      offset(GAP),
      flip({ padding: PADDING }),
      size({
        padding: PADDING,
        apply({ availableHeight, rects, elements: { floating } }) {
          floating.style.setProperty('--_available', `${Math.floor(availableHeight)}px`);
          floating.style.setProperty('--_anchor', `${rects.reference.width}px`);
        },
      }),
    ],
  });
  const navigation = useListNavigation(context, {
    listRef: items,
    activeIndex,
    onNavigate,
    disabledIndices,
    loop,
    virtual: true,
    // The initially active option depends on the key that opens the list, so the control sets it.
    focusItemOnOpen: false,
    openOnArrowKeyDown: false,
  });

  useLayoutEffect(() => refs.setPositionReference(anchor.current), [refs, anchor]);

  // Use the composed path: at the document, a press on a sibling in the same shadow root is retargeted to the host.
  useEffect(() => {
    if (!isOpen) return;
    const handlePress = (event: PointerEvent) => {
      const path = event.composedPath();
      if (!path.some((node) => node === anchor.current || node === refs.floating.current)) onClose();
    };
    pageDocument.addEventListener('pointerdown', handlePress, true);
    return () => pageDocument.removeEventListener('pointerdown', handlePress, true);
  }, [isOpen, onClose, anchor, refs]);

  return { items, refs, context, navigation, floatingStyles, isPositioned };
}
