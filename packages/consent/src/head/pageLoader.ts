import { logFailure } from '@travel-shell/core';
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

/** By path. */
const loading = new Map<string, Promise<void>>();

/** Loads a script of ours, once. Never rejects: it may be missing afterwards, and the next call tries again. */
export function loadScript(name: string, path: string, integrity: string): Promise<void> {
  const promise =
    loading.get(path) ??
    pageLoader()
      .then((loader) => loader.load(path, integrity))
      .catch((cause) => {
        loading.delete(path);
        const message = `${name} could not be loaded. The next call tries again.`;
        logFailure({ code: 'LOAD_FAILED', message, cause });
      });
  loading.set(path, promise);
  return promise;
}

/** Fills an element with the HTML of this kind. Where that cannot be had, the browser has logged it, and React draws it. */
export const fill = (element: HTMLElement, kind: string): Promise<void> =>
  pageLoader()
    .then((loader) => loader.fill(element, `.${kind}`))
    .catch(() => {});
