import { logFailure } from '@travel-shell/contract';
import { useEffect, useState } from 'react';

/**
 * What `load` imports, once it is wanted. A failed load is logged, and tried again when it is wanted anew. `load` must be
 * the same function at every render.
 */
export function useLater<M extends object>(
  piece: string,
  load: () => Promise<M>,
  { isWanted, isOpen }: { isWanted: boolean; isOpen: boolean },
): M | undefined {
  const [module, setModule] = useState<M>();
  useEffect(() => {
    if (!(isWanted || isOpen) || module) return;
    let isOver = false;
    load().then(
      (loaded) => {
        if (!isOver) setModule(loaded);
      },
      (cause) =>
        logFailure({
          code: 'LOAD_FAILED',
          message: 'The list could not be loaded; opening tries again.',
          piece,
          cause,
        }),
    );
    return () => {
      isOver = true;
    };
  }, [piece, load, isWanted, isOpen, module]);
  return module;
}
