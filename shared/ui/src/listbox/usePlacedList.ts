import { flip, offset, size, useFloating } from '@floating-ui/react';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { keepPlaced } from '../keepPlaced.ts';
import { zoomedPlatform } from '../zoomedPlatform.ts';

export interface PlacedListOptions {
  /** The list is placed below it with its width, and a press on it does not count as outside the list. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

type Floating = ReturnType<typeof useFloating>;

export type PlacedList = Pick<Floating, 'refs' | 'context' | 'floatingStyles' | 'isPositioned'>;

/** In px. Source: CON-039 halved, because a list belongs to its box more than a menu to its button. */
const GAP = 4;
/** Between the list and the window's edge, in px. */
const PADDING = 8;

/** Position of a list in the top layer below its control, above the keyboard of a phone; a press elsewhere closes it. */
export function usePlacedList({ anchor, isOpen, onClose }: PlacedListOptions): PlacedList {
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
        apply({ availableHeight, placement, rects, elements: { floating } }) {
          floating.dataset.side = placement.split('-')[0];
          floating.style.setProperty('--_available', `${Math.floor(availableHeight)}px`);
          floating.style.setProperty('--_anchor', `${rects.reference.width}px`);
        },
      }),
    ],
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

  return { refs, context, floatingStyles, isPositioned };
}
