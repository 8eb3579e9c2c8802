import { defineState } from '@travel-shell/store';
import { atom } from 'jotai/vanilla';

/** Whether the drawer of trips is open: then a save that needs a sign-in has nothing to go on with (TRP-031). */
export const tripsDrawerState = defineState('tripsDrawer', false, (store) => {
  const base = atom(false);
  return { atom: atom((get) => get(base)), set: (isOpen: boolean) => store.set(base, isOpen) };
});
