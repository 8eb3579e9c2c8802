import { defineLazy } from '@travel-shell/piece';

/** The states with forms, which are not on the first screen. */
export const steps = defineLazy('sign-in', () => import(/* webpackChunkName: "steps" */ './steps/Steps.tsx'));
