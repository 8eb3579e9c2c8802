import { ownQueue } from '@travel-shell/core/ownGlobal';

/** As much as frame.js needs of loader.js (`LoaderBridge` of packages/loader). */
interface PageLoader {
  load(path: string, integrity: string): Promise<void>;
}

/** How long loader.js may take to be there. In ms. */
const LOADER_MS = 8000;

const LOADER = Symbol.for('travel-shell.loader');

/** Loads a file of ours by the page's loader: it knows the nonce and where our files are, and tries again. */
export async function loadByPage(path: string, integrity: string): Promise<void> {
  const loader = await new Promise<PageLoader>((resolve, reject) => {
    setTimeout(() => reject(new TypeError('This page has no loader.js.')), LOADER_MS);
    const queue = ownQueue<{ push(call: () => void): unknown }>('travelShell');
    queue.push(() => resolve((globalThis as never)[LOADER]));
  });
  return loader.load(path, integrity);
}
