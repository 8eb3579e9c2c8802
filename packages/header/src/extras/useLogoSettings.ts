import { useConfig } from '@travel-shell/piece';
import { logoConfigOf } from '@travel-shell/store/page';
import type { Vertical } from '@travel-shell/tokens';
import { useState, useSyncExternalStore } from 'react';
import { asksForExtras } from '../asksForExtras.ts';
import type { HeaderProps } from '../HeaderProps.ts';
import type { LogoSize } from '../logoSizes.ts';

const never = () => () => undefined;

export interface LogoSettings {
  /** The server render without extras: the brand's plain logo. */
  isPlain: boolean;
  size: LogoSize | undefined;
  /** The size became known only after the page has shown the logo with its word, so the word's room stays. */
  isLate: boolean;
  hasUnderLogo: boolean;
}

/**
 * STA-089: logo settings from the header's attributes, else from the site's configuration. A server, and so the
 * hydrating render, knows only the attributes.
 */
export function useLogoSettings(props: HeaderProps): LogoSettings {
  const { activeVertical = 'unknown', compact, logoInverted, logoSize, prepared, underLogo } = props;
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasServed] = useState(isServed);
  const { logo } = useConfig();
  if (isServed) return { isPlain: !asksForExtras(props), size: logoSize, isLate: false, hasUnderLogo: underLogo };
  const { isUnderLogoEnabled, normalFromExtraLarge, normalFromMedium } = logoConfigOf({
    site: logo,
    vertical: activeVertical as Vertical,
    brand: prepared.brand,
    presentation: prepared.presentation,
    isInverted: logoInverted,
    isCompact: compact,
  });
  const isListed = (list: readonly string[]) => list.includes(activeVertical);
  const listed = isListed(normalFromMedium)
    ? 'normal-from-m'
    : isListed(normalFromExtraLarge)
      ? 'normal-from-xl'
      : undefined;
  return {
    isPlain: false,
    size: logoSize ?? listed,
    isLate: wasServed && !logoSize && !compact,
    hasUnderLogo: underLogo || isUnderLogoEnabled,
  };
}
