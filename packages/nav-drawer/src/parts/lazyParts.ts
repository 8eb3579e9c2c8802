import { defineLazy } from '@travel-shell/piece';

/** Only signed-in visitors need this chunk. */
export const signedIn = defineLazy('nav-drawer', () => import(/* webpackChunkName: "signed-in" */ './signedIn.ts'));

/** Only pages with a survey need this chunk. */
export const survey = defineLazy('nav-drawer', () => import(/* webpackChunkName: "survey" */ './Survey.tsx'));
