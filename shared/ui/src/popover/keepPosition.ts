import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { keepPlaced } from '../keepPlaced.ts';
import { zoomedPlatform } from '../zoomedPlatform.ts';

/** In px. Source: CON-039. */
const OFFSET = 8;

/** Keeps `floating` below the end of `anchor`, inside the window; returns the function that stops. */
export function keepPosition(anchor: HTMLElement, floating: HTMLElement): () => void {
  const stop = keepPlaced(anchor, floating, async () => {
    const { x, y } = await computePosition(anchor, floating, {
      platform: zoomedPlatform,
      strategy: 'fixed',
      placement: 'bottom-end',
      middleware: [offset(OFFSET), flip(), shift({ padding: OFFSET })],
    });
    Object.assign(floating.style, { position: 'fixed', inset: 'auto', left: `${x}px`, top: `${y}px`, margin: '0' });
  });
  return () => {
    stop();
    for (const property of ['position', 'inset', 'left', 'top', 'margin']) floating.style.removeProperty(property);
  };
}
