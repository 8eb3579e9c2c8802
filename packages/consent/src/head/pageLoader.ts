import { ownQueue } from '@travel-shell/core/ownGlobal';

/** As much as consent.js needs of loader.js (`LoaderBridge` of packages/loader). */
interface PageLoader {
  /** @param path below the folder of loader.js */
  load(path: string, integrity: string): Promise<void>;
  /** Loads React for the elements of a tag. */
  want(tag: string): void;
  /** Fills an element with the static file of its kind, unless React was faster or that cannot be had or used. */
  fill(element: HTMLElement, form: string): Promise<void>;
}

/** The loader's, until it is there. */
interface Queue {
  push(call: () => void): unknown;
}

interface LoaderScope {
  [LOADER]?: PageLoader;
}

const LOADER = /*#__PURE__*/ Symbol.for('travel-shell.loader');

const scope = globalThis as unknown as LoaderScope;

export const hasLoader = (): boolean => LOADER in scope;

/** The loader, as soon as it is there: it knows where this release's files are, and what the page allows. */
export function pageLoader(): Promise<PageLoader> {
  return new Promise((resolve) => {
    ownQueue<Queue>('travelShell').push(() => resolve(scope[LOADER] as PageLoader));
  });
}
