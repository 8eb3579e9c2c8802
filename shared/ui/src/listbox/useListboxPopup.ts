import { useListNavigation } from '@floating-ui/react';
import { type RefObject, useRef } from 'react';
import { type PlacedList, type PlacedListOptions, usePlacedList } from './usePlacedList.ts';

interface ListboxPopupOptions extends PlacedListOptions {
  activeIndex: number | null;
  onNavigate: (index: number | null) => void;
  disabledIndices: number[];
}

export interface ListboxPopup extends PlacedList {
  items: RefObject<(HTMLElement | null)[]>;
  navigation: ReturnType<typeof useListNavigation>;
}

/**
 * Position and arrow keys of a list in the top layer below its control. The control keeps the focus and sets the active
 * option as `aria-activedescendant`.
 */
export function useListboxPopup(options: ListboxPopupOptions): ListboxPopup {
  const { activeIndex, onNavigate, disabledIndices } = options;
  const items = useRef<(HTMLElement | null)[]>([]);
  const placed = usePlacedList(options);
  const navigation = useListNavigation(placed.context, {
    listRef: items,
    activeIndex,
    onNavigate,
    disabledIndices,
    virtual: true,
    // The initially active option depends on the key that opens the list, so the control sets it.
    focusItemOnOpen: false,
    openOnArrowKeyDown: false,
  });
  return { ...placed, items, navigation };
}
