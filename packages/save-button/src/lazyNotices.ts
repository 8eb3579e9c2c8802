import { defineLazy } from '@travel-shell/piece';

/** What is said after a press. */
export const notices = defineLazy(
  'save-button',
  () => import(/* webpackChunkName: "notices" */ './notices/Notices.tsx'),
);
