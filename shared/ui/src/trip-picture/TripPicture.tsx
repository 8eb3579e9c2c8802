import type { ReactNode } from 'react';
import { luggageIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { usePictureFailure } from '../picture-failure/usePictureFailure.ts';

export interface TripPictureProps {
  /** Null or empty if a trip has none. */
  src?: string | null;
  /** `thumbnail` is a square beside the trip's name (CON-104), `cover` fills the width of a card, 16 by 9. */
  size?: 'thumbnail' | 'cover';
  /** Icon of the default picture; that of luggage if absent. */
  icon?: string | undefined;
}

/**
 * Decorative: the trip's name is always beside it. Loads when near the viewport. If there is none or it fails, a default
 * picture of the same size is shown (ERR-060).
 */
export function TripPicture({ src, size = 'thumbnail', icon = luggageIcon }: TripPictureProps): ReactNode {
  const { hasFailed, image } = usePictureFailure(src ?? '');
  const className = `ts-trip-picture ts-trip-picture-${size}`;
  if (!src || hasFailed) {
    return (
      <span className={className} part="trip-picture" data-state="default" aria-hidden="true">
        <Icon path={icon} />
      </span>
    );
  }
  return <img {...image} className={className} part="trip-picture" alt="" decoding="async" />;
}
