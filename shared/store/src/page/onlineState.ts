import { defineState } from '@travel-shell/store';
import { atom } from 'jotai/vanilla';

/** Whether the visitor's device is online, as far as the browser can tell. Source: STA-042, MSC-023. */
export const onlineState = defineState(
  'online',
  true,
  () => {
    const base = atom(navigator.onLine);
    base.onMount = (set) => {
      const update = () => set(navigator.onLine);
      update();
      window.addEventListener('online', update);
      window.addEventListener('offline', update);
      return () => {
        window.removeEventListener('online', update);
        window.removeEventListener('offline', update);
      };
    };
    return { atom: atom((get) => get(base)) };
  },
  true,
);
