import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** In px of text at its usual size, 3 by 2. Source: CON-053, CON-054. */
const FLAG_SIZES = { medium: { width: 18, height: 12 }, large: { width: 21, height: 14 } } as const;

export interface FlagProps {
  /** Empty where there is none. */
  src: string;
  size?: keyof typeof FLAG_SIZES;
  /** Only where no name of the country stands beside it. */
  label?: string;
}

/** Loads when it comes near the window. A picture that fails leaves a blank flag (ERR-059). */
export function Flag({ src, size = 'medium', label = '' }: FlagProps): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  // The address that failed, so that another one is tried.
  const [failed, setFailed] = useState<string>();

  // One that came with the page may have failed before a listener was there.
  useLayoutEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    // Some pictures have no width of their own and are fine, so that alone proves nothing.
    if (complete && !naturalWidth) image.current?.decode().catch(() => setFailed(src));
  }, [src]);

  const className = `ts-flag ts-flag-${size}`;
  if (!src || failed === src) {
    return (
      <span className={className} part="flag" data-state="error" {...(label && { role: 'img', 'aria-label': label })} />
    );
  }
  return (
    <img
      ref={image}
      className={className}
      part="flag"
      src={src}
      alt={label}
      {...FLAG_SIZES[size]}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
