import { trackedPress } from '@travel-shell/core/trackedPress';
import type { ElementHandle } from '@travel-shell/element/contract';
import { useEffect } from 'react';

const isPiece = ({ localName }: HTMLElement) => localName?.startsWith('travel-');

/**
 * Tells `travel-track` of presses on links and buttons whose markup says what to tell (`data-part`, `data-label`). As long as
 * the view is HTML, intent.js does that by the same markup.
 */
export function useTracking({ host, track }: Pick<ElementHandle, 'host' | 'track'>): void {
  useEffect(() => {
    const root = host?.shadowRoot;
    const tell = (press: Event) => {
      const path = press.composedPath() as HTMLElement[];
      const own = path.slice(0, path.indexOf(host as HTMLElement));
      // A piece inside tells of its own.
      const pressed = own.some(isPiece) ? undefined : trackedPress(own);
      if (pressed) track(pressed.part, 'click', pressed.label);
    };
    // Before what the press does.
    root?.addEventListener('click', tell, true);
    return () => root?.removeEventListener('click', tell, true);
  }, [host, track]);
}
