import type { ReactNode } from 'react';
import { usePictureFailure } from '../picture-failure/usePictureFailure.ts';

/** In px at the default text size, ratio 3 by 2. Source: CON-053, CON-054. */
const FLAG_SIZES = { medium: { width: 18, height: 12 }, large: { width: 21, height: 14 } } as const;

export interface FlagProps {
  /** Empty if there is none. */
  src: string;
  size?: keyof typeof FLAG_SIZES;
  /** Only if the country's name is not beside it. */
  label?: string;
}

/** Loads when near the viewport. A failed picture shows a blank flag (ERR-059). */
export function Flag({ src, size = 'medium', label = '' }: FlagProps): ReactNode {
  const { hasFailed, image } = usePictureFailure(src);
  const className = `ts-flag ts-flag-${size}`;
  if (!src || hasFailed) {
    return (
      <span className={className} part="flag" data-state="error" {...(label && { role: 'img', 'aria-label': label })} />
    );
  }
  return <img {...image} className={className} part="flag" alt={label} {...FLAG_SIZES[size]} decoding="async" />;
}
