import { defineLazy } from '@travel-shell/piece';

/** Logos and icons. */
export const lazySeen = defineLazy('footer', () => import(/* webpackChunkName: "seen" */ './seen/index.ts'));

/** A page of an opaque origin, such as a sandboxed frame, cannot call the back end: names take the place of logos. */
export const canCall = (): boolean => globalThis.origin !== 'null';
