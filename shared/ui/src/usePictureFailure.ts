import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface PictureFailure {
  hasFailed: boolean;
  /** For the `<img>`. */
  image: { ref: RefObject<HTMLImageElement | null>; src: string; onError: () => void };
}

/** Whether the picture at an address did not come, so that something else can stand in its place. Another one is tried. */
export function usePictureFailure(src: string): PictureFailure {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // One that came with the page may have failed before a listener was there.
  useLayoutEffect(() => {
    const { complete, naturalWidth } = ref.current ?? {};
    // Some pictures have no width of their own and are fine, so that alone proves nothing.
    if (complete && !naturalWidth) ref.current?.decode().catch(() => setFailed(src));
  }, [src]);

  return { hasFailed: failed === src, image: { ref, src, onError: () => setFailed(src) } };
}
