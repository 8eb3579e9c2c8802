/** For tests: a page on which nothing of the kit has run yet. */
import { vi } from 'vitest';

const KEY = Symbol.for('travel-shell.store');

/** What stands at the place of the page's store, whoever put it there. */
export function recordOnPage(): unknown {
  return Reflect.get(globalThis, KEY);
}

/** Forgets the page's store and gives a copy of the package that has not run. */
export async function freshStore(): Promise<typeof import('./index.ts')> {
  Reflect.deleteProperty(globalThis, KEY);
  return anotherCopy();
}

/** A second copy of the package on the same page, as two releases side by side would bring it. */
export async function anotherCopy(): Promise<typeof import('./index.ts')> {
  vi.resetModules();
  return import('./index.ts');
}
