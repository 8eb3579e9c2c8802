import { logoConfigOf } from '@travel-shell/store/page';
import type { Vertical } from '@travel-shell/tokens';
import { useSyncExternalStore } from 'react';
import { asksForExtras } from '../asksForExtras.ts';
import type { HeaderProps } from '../HeaderProps.ts';
import type { LogoSize } from '../logoSizes.ts';

const never = () => () => undefined;

export interface LogoSettings {
  /** What a server renders that has not been asked for any extra: the brand's logo and nothing around it. */
  isPlain: boolean;
  size: LogoSize | undefined;
  hasUnderLogo: boolean;
}

/**
 * STA-089: what the header's attributes say of its logo, else what the site has configured. A server knows the attributes
 * alone, and so does the render that hydrates its HTML.
 */
export function useLogoSettings(props: HeaderProps): LogoSettings {
  const { activeVertical = 'unknown', compact, logoInverted, logoSize, prepared, underLogo } = props;
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (isServed) return { isPlain: !asksForExtras(props), size: logoSize, hasUnderLogo: underLogo };
  const { isUnderLogoEnabled, normalFromExtraLarge, normalFromMedium } = logoConfigOf({
    vertical: activeVertical as Vertical,
    brand: prepared.brand.id,
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
  return { isPlain: false, size: logoSize ?? listed, hasUnderLogo: underLogo || isUnderLogoEnabled };
}
