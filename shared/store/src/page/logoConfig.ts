import type { Schema } from '@travel-shell/contract';
import type { LogoSettings, Presentation } from '@travel-shell/core';
import { getConfig } from '@travel-shell/store';

/** The form of a logo that a piece asks for; the site configures the rest. */
export interface LogoRequest {
  vertical: Schema<'Vertical'>;
  brand: string;
  presentation: Presentation;
  isInverted?: boolean;
  isCompact?: boolean;
  /** The site's settings, for a view that follows them. Default: those of now. */
  site?: Partial<LogoSettings> | undefined;
}

/** The complete configuration of a logo. STA-089. */
export interface LogoConfig extends LogoSettings {
  vertical: Schema<'Vertical'>;
  /** STA-090: always lower case. */
  brand: Lowercase<string>;
  presentation: Presentation;
  isInverted: boolean;
  isCompact: boolean;
}

/** STA-089, merged with the site's configuration for all logos. */
export function logoConfigOf({
  vertical,
  brand,
  presentation,
  isInverted = false,
  isCompact = false,
  site = getConfig().logo,
}: LogoRequest): LogoConfig {
  const { isUnderLogoEnabled = false, normalFromMedium = [], normalFromExtraLarge = [] } = site ?? {};
  return {
    vertical,
    brand: brand.toLowerCase() as Lowercase<string>,
    presentation,
    isInverted,
    isCompact,
    isUnderLogoEnabled,
    normalFromMedium,
    normalFromExtraLarge,
  };
}
