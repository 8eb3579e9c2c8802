import { logFailure } from '@travel-shell/contract';
import { useEffect, useState } from 'react';

const modules = new Map<() => Promise<unknown>, unknown>();

/**
 * What `load` imports, once it is wanted; undefined until then, and where it cannot be had, which is logged and tried
 * again by the next view. `load` must be the same function at every render.
 */
export function useLater<M extends object>(load: () => Promise<M>, isWanted: boolean): M | undefined {
  const [module, setModule] = useState(() => (isWanted ? (modules.get(load) as M | undefined) : undefined));

  useEffect(() => {
    if (!isWanted || module) return;
    let isOver = false;
    load().then(
      (loaded) => {
        modules.set(load, loaded);
        if (!isOver) setModule(loaded);
      },
      (cause) => logPartFailed(cause),
    );
    return () => {
      isOver = true;
    };
  }, [load, isWanted, module]);

  return module;
}

export function logPartFailed(cause: unknown): void {
  const message = 'A part of the menu could not be loaded, so the menu goes without it.';
  logFailure({ code: 'LOAD_FAILED', message, piece: 'account-menu', cause });
}
