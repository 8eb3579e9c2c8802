import { pageDocument } from '@travel-shell/core/pageDocument';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface PictureFailure {
  hasFailed: boolean;
  /** For the `<img>`. Lazy: the page's `load` event does not wait for it (D-54). Firefox wants to know that before the address. */
  image: { ref: RefObject<HTMLImageElement | null>; loading: 'lazy'; src: string; onError: () => void };
}

/** Whether the picture at a URL failed to load, so that a fallback can replace it. A new URL is tried again. */
export function usePictureFailure(src: string): PictureFailure {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // A server-rendered picture may have failed before the listener was attached.
  useLayoutEffect(() => {
    const check = () => {
      const { complete, naturalWidth } = ref.current ?? {};
      // Some valid pictures have no natural width, so that alone is no proof.
      if (complete && !naturalWidth) ref.current?.decode().catch(() => setFailed(src));
    };
    // A lazy picture that has not been asked for is complete in Chromium, and is asked for now; before the page has loaded,
    // its `load` event would wait for it (D-54).
    if (pageDocument.readyState === 'complete') return check();
    addEventListener('load', check, { once: true });
    return () => removeEventListener('load', check);
  }, [src]);

  return { hasFailed: failed === src, image: { ref, loading: 'lazy', src, onError: () => setFailed(src) } };
}
