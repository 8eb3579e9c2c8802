import { logoConfigOf } from '@travel-shell/store/page';
import type { Vertical } from '@travel-shell/tokens';
import { useSyncExternalStore } from 'react';
import { showsExtras } from '../asksForExtras.ts';
import type { HeaderProps } from '../HeaderProps.ts';
import type { LogoSize } from '../logoSizes.ts';

const never = () => () => undefined;

export interface LogoSettings {
  /** The brand's plain logo. */
  isPlain: boolean;
  size: LogoSize | undefined;
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
  const isUsual = !showsExtras(props);
  if (isServed) return { isPlain: isUsual, size: logoSize, hasUnderLogo: underLogo };
  const { isUnderLogoEnabled, normalFromExtraLarge, normalFromMedium } = logoConfigOf({
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
  const isPlain = isUsual && !listed && !isUnderLogoEnabled;
  return { isPlain, size: logoSize ?? listed, hasUnderLogo: underLogo || isUnderLogoEnabled };
}
