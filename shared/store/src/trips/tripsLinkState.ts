import { defineState } from '@travel-shell/store';
import { atom } from 'jotai/vanilla';

/** The page's link that opens the drawer of trips, for a hint beside it: not every browser focuses a link that is pressed. */
export const tripsLinkState = defineState('tripsLink', undefined as Element | undefined, (store) => {
  const base = atom<Element>();
  return { atom: atom((get) => get(base)), set: (link: Element | undefined) => store.set(base, link) };
});
