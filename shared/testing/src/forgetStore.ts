import { STORE_KEY } from '@travel-shell/store/storeKey';

/** As on a page on which the kit has not run yet. */
export const forgetStore = (): void => void Reflect.deleteProperty(globalThis, STORE_KEY);
