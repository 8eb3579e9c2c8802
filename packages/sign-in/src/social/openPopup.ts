/** CON-087, SIG-038. In CSS pixels. */
export const POPUP_WIDTH = 500;
export const POPUP_HEIGHT = 640;

/**
 * An empty window in the middle of this one; null where the browser blocks it. Must be called in the click itself:
 * after anything awaited it counts as unasked.
 */
export function openPopup(): Window | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - POPUP_WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - POPUP_HEIGHT) / 2));
  const features = `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
  return open('about:blank', 'travel-sign-in', features);
}
