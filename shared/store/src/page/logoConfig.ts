import { getConfig, type LogoSettings, type Presentation, type Schema } from '@travel-shell/contract';

/** What a logo is asked to be; the rest is the site's. */
export interface LogoRequest {
  vertical: Schema<'Vertical'>;
  brand: string;
  presentation: Presentation;
  isInverted?: boolean;
  isCompact?: boolean;
}

/** All there is to know about a logo before it is drawn. STA-089. */
export interface LogoConfig extends LogoSettings {
  vertical: Schema<'Vertical'>;
  /** STA-090: in small letters, however it was written. */
  brand: Lowercase<string>;
  presentation: Presentation;
  isInverted: boolean;
  isCompact: boolean;
}

/** STA-089, with what the site has configured for all its logos. */
export function logoConfigOf({
  vertical,
  brand,
  presentation,
  isInverted = false,
  isCompact = false,
}: LogoRequest): LogoConfig {
  const { isUnderLogoEnabled = false, normalFromMedium = [], normalFromExtraLarge = [] } = getConfig().logo ?? {};
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
