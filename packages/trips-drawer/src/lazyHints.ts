import { defineLazy } from '@travel-shell/piece';

/** The hints that a visitor gets once; positioning them is most of their code. */
export const hints = defineLazy('trips-drawer', () => import(/* webpackChunkName: "hints" */ './hints/Hints.tsx'));
