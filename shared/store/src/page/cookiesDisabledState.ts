import { pageDocument } from '@travel-shell/core/pageDocument';
import { defineState } from '@travel-shell/store';
import { atom } from 'jotai/vanilla';

/**
 * Whether the browser keeps cookies from this page. No event announces a change, so it is checked again on every
 * return to the tab. Source: STA-042, MSC-024.
 */
export const cookiesDisabledState = defineState(
  'cookiesDisabled',
  false,
  () => {
    const base = atom(!navigator.cookieEnabled);
    base.onMount = (set) => {
      const update = () => set(!navigator.cookieEnabled);
      update();
      pageDocument.addEventListener('visibilitychange', update);
      return () => pageDocument.removeEventListener('visibilitychange', update);
    };
    return { atom: atom((get) => get(base)) };
  },
  true,
);
