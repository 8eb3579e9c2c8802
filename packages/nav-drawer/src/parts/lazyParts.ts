import { defineLazy } from '@travel-shell/piece';

/** Only signed-in visitors need this chunk. */
export const signedIn = defineLazy('nav-drawer', () => import(/* webpackChunkName: "signed-in" */ './signedIn.ts'));

/** Only pages with a survey need this chunk. */
export const survey = defineLazy('nav-drawer', () => import(/* webpackChunkName: "survey" */ './Survey.tsx'));

/** Only a press on a link to another vertical needs this chunk. */
export const leaving = defineLazy('nav-drawer', () => import(/* webpackChunkName: "leaving" */ '../leaving.ts'));
