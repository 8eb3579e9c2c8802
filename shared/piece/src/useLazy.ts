import { onReturn } from '@travel-shell/core/onReturn';
import { useEffect, useState } from 'react';
import type { Lazy } from './defineLazy.ts';

/** The state of a part that a view loads later. */
export interface LazyPart<M> {
  /** Undefined until it is there. */
  module: M | undefined;
  /** The last attempt has failed; it stays while another one is made. */
  hasFailed: boolean;
  /** Tries again now. Settles once that has come to an end. */
  retry: () => Promise<void>;
}

/**
 * Loads a part once it is wanted. After a failure it tries again when it is wanted again, and by itself when the browser
 * is online or the visitor has come back to the tab.
 * @param lazy another one later, such as for another language, is loaded in its place
 * @param wanted why it is wanted, or false; another reason is another attempt: `isOpen ? 'open' : isNear && 'near'`
 */
export function useLazy<M>(lazy: Lazy<M>, wanted: string | boolean): LazyPart<M> {
  const first = () => ({ lazy, module: wanted ? lazy.loaded : undefined, hasFailed: false });
  const [last, setLast] = useState(first);
  const { module, hasFailed } = last.lazy === lazy ? last : first();
  const [attempts, setAttempts] = useState(0);
  const retry = async () => {
    setAttempts((count) => count + 1);
    // The attempt reports it.
    await lazy.load().catch(() => {});
  };

  useEffect(() => {
    if (!wanted || module) return;
    let isOver = false;
    void lazy.attempt().then((loaded) => {
      if (!isOver) setLast({ lazy, module: loaded, hasFailed: !loaded });
    });
    return () => {
      isOver = true;
    };
  }, [lazy, wanted, module, attempts]);

  useEffect(() => {
    if (hasFailed) return onReturn(() => setAttempts((count) => count + 1));
  }, [hasFailed]);

  return { module, hasFailed, retry };
}
