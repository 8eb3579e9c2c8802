import { logFailure } from '@travel-shell/contract';
import { useEffect, useState } from 'react';

/** A part of the footer that is not needed before something has happened; undefined until it is there. */
export function useLazy<T>(load: () => Promise<T>, isWanted: boolean): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    load().then(
      (module) => {
        if (!isGone) setLoaded(module);
      },
      (cause) => {
        const message = 'A part of the footer could not be loaded, so it stays as it is.';
        logFailure({ code: 'LOAD_FAILED', message, piece: 'footer', cause });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isWanted ? loaded : undefined;
}
