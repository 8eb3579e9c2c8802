/** CON-087, SIG-038. In CSS pixels. */
const POPUP_WIDTH = 500;
const POPUP_HEIGHT = 640;

/**
 * An empty popup centred on this window; null if the browser blocks it. Call it in the click handler, before any
 * `await`: after that browsers block it.
 */
export function openPopup(): Window | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - POPUP_WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - POPUP_HEIGHT) / 2));
  const features = `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
  return open('about:blank', 'travel-sign-in', features);
}
