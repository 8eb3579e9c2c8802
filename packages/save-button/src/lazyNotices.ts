import { defineLazy } from '@travel-shell/piece';

/** The notices after a press. */
export const notices = defineLazy(
  'save-button',
  () => import(/* webpackChunkName: "notices" */ './notices/Notices.tsx'),
);
