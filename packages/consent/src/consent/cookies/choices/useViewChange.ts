import { type RefObject, useLayoutEffect } from 'react';

/** A new view of the layer begins at its top, with the focus on its heading: what was focused is gone. */
export function useViewChange(layer: RefObject<HTMLElement | null>, view: string): void {
  useLayoutEffect(() => {
    layer.current?.scrollTo(0, 0);
    layer.current?.querySelector<HTMLElement>('.heading')?.focus();
  }, [layer, view]);
}
