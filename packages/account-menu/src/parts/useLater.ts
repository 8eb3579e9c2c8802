import { logFailure } from '@travel-shell/contract';
import { useEffect, useState } from 'react';

type Load<M> = () => Promise<M>;

const modules = new Map<Load<unknown>, unknown>();

/** A part of the view that is fetched later. Undefined where it cannot be had, which is logged. */
export async function loadPart<M extends object>(load: Load<M>): Promise<M | undefined> {
  try {
    const module = await load();
    modules.set(load, module);
    return module;
  } catch (cause) {
    const message = 'A part of the menu could not be loaded, so the menu goes without it.';
    logFailure({ code: 'LOAD_FAILED', message, piece: 'account-menu', cause });
    return undefined;
  }
}

/**
 * What `load` imports, once it is wanted; undefined until then. What could not be had is tried again by the next view,
 * or the next time it is wanted. `load` must be the same function at every render.
 */
export function useLater<M extends object>(load: Load<M>, isWanted: boolean): M | undefined {
  const [module, setModule] = useState(() => (isWanted ? (modules.get(load) as M | undefined) : undefined));

  useEffect(() => {
    if (!isWanted || module) return;
    let isOver = false;
    void loadPart(load).then((loaded) => {
      if (!isOver) setModule(loaded);
    });
    return () => {
      isOver = true;
    };
  }, [load, isWanted, module]);

  return module;
}
