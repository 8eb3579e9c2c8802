import { defineLazy } from '@travel-shell/piece';

/** What is behind the landing. */
export const choices = defineLazy('consent', () => import(/* webpackChunkName: "choices" */ './choices/index.ts'));
