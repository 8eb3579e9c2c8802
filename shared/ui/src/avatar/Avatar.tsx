import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { phoneIcon, userIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { initialsOf } from './initialsOf.ts';

/** MSC-048. `neutral` is an avatar without an image to show. */
export type AvatarState = 'neutral' | 'loading' | 'success' | 'error';

export interface AvatarProps {
  /** Account name; one that begins with `+` is a phone number (MSC-050). */
  name: string;
  imageUrl?: string | null;
  locale?: string;
}

/** Decorative: the account's name is always beside it or in the name of the control around it. */
export function Avatar({ name, imageUrl, locale }: AvatarProps): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  // Stored with its URL, so that a new URL resets the state.
  const [loaded, setLoaded] = useState<{ url: string; state: 'success' | 'error' }>();
  const state: AvatarState = !imageUrl ? 'neutral' : loaded?.url === imageUrl ? loaded.state : 'loading';

  // A cached image may be complete before the listener is attached.
  useLayoutEffect(() => {
    // Without a size it may have failed, or, being lazy, not have been asked for yet: its event tells.
    if (imageUrl && image.current?.complete && image.current.naturalWidth > 0) {
      setLoaded({ url: imageUrl, state: 'success' });
    }
  }, [imageUrl]);

  const initials = initialsOf(name, locale);
  const icon = name.startsWith('+') ? phoneIcon : userIcon;
  return (
    <span className="avatar" data-state={state} aria-hidden="true">
      {state === 'success' || (initials && icon !== phoneIcon ? initials : <Icon path={icon} />)}
      {imageUrl && state !== 'error' && (
        <img
          ref={image}
          key={imageUrl}
          // So that one that never comes does not hold the page's `load` event (D-54). Before the address, for Firefox.
          loading="lazy"
          src={imageUrl}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded({ url: imageUrl, state: 'success' })}
          onError={() => setLoaded({ url: imageUrl, state: 'error' })}
        />
      )}
    </span>
  );
}
