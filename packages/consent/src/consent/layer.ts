import { pageDocument } from '@travel-shell/core/pageDocument';
import { showModal } from '../head/showModal.ts';
import { afterPaint } from './afterPaint.ts';
import type { ConsentKind } from './texts.ts';

/** Puts it into the top layer, unless consent.js has done so. A page that scrolls goes on to. */
export function showLayer(layer: HTMLElement): void {
  // Taken out of the page again before it could show.
  if (!layer.isConnected) return;
  delete layer.dataset.closed;
  if (layer instanceof HTMLDialogElement) showModal(layer);
  else if (!layer.matches(':popover-open')) layer.showPopover();
}

/**
 * Hides at once. The rest recalculates the styles of the whole page, which takes a slow phone longer than a frame: it
 * comes after that, unless the page gets the focus back now.
 */
export function hideLayer(layer: HTMLElement, kind: ConsentKind, isFocusDue: boolean): void {
  layer.dataset.closed = '';
  function close(): void {
    // Opened again meanwhile.
    if (layer.dataset.closed === undefined) return;
    // With which consent.js shows it before React.
    pageDocument.documentElement.style.removeProperty(`--travel-consent-${kind}`);
    if (layer instanceof HTMLDialogElement) layer.close();
    else if (layer.matches(':popover-open')) layer.hidePopover();
  }
  if (isFocusDue) close();
  else afterPaint(close);
}
