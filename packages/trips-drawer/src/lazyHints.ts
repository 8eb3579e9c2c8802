import { defineLazy } from '@travel-shell/piece';

/** What a visitor is told once; positioning it is most of its code. */
export const hints = defineLazy('trips-drawer', () => import(/* webpackChunkName: "hints" */ './hints/Hints.tsx'));
