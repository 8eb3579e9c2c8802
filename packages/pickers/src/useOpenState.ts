import type { ElementHandle } from '@travel-shell/element';
import { useLayoutEffect } from 'react';

/** `:state(open)`. */
export function useOpenState(element: Pick<ElementHandle, 'setState'>, isOpen: boolean): void {
  useLayoutEffect(() => element.setState('open', isOpen), [element, isOpen]);
}
