/** For tests: a page on which the kit has not run yet. */
import { STORE_KEY } from '@travel-shell/store/storeKey';
import { vi } from 'vitest';
import { forgetStore } from './forgetStore.ts';

/** The current value of the page's store record. */
export function recordOnPage(): unknown {
  return Reflect.get(globalThis, STORE_KEY);
}

/** Deletes the page's store and returns a fresh copy of the package. */
export async function freshStore(): Promise<typeof import('@travel-shell/store')> {
  forgetStore();
  return anotherCopy();
}

/** A second copy of the package on the same page, as with two releases side by side. */
export async function anotherCopy(): Promise<typeof import('@travel-shell/store')> {
  vi.resetModules();
  return import('@travel-shell/store');
}
