import { defineLazy } from '@travel-shell/piece';

/** Sign-in at a provider's page. */
export const social = defineLazy('sign-in', () => import('./social/index.ts'));
