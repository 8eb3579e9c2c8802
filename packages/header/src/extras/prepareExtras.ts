import { getConfig, logFailure } from '@travel-shell/contract';
import { UNDER_LOGOS } from '@travel-shell/tokens/underLogos';
import type { ComponentType } from 'react';
import type { HeaderValues } from '../HeaderProps.ts';
import sheet from './extras.shadow.css';

export interface PreparedExtras {
  sheet: CSSStyleSheet;
  UnderLogo: ComponentType | undefined;
}

/** Settles what the extras need before their first render. */
export function prepareExtras(values: Pick<HeaderValues, 'brand' | 'underLogo'>): PreparedExtras {
  const config = getConfig();
  const brand = values.brand ?? config.brand;
  const isWanted = values.underLogo || config.logo?.isUnderLogoEnabled;
  const UnderLogo = isWanted ? UNDER_LOGOS[brand] : undefined;
  if (isWanted && !UnderLogo) logMissingLogo(`"${brand}" has no logo to stand beneath its own.`);
  return { sheet, UnderLogo };
}

/** ERR-055: a logo that is missing is logged, and the header does without. */
export function logMissingLogo(message: string): void {
  logFailure({ code: 'LOGO_MISSING', message, piece: 'header' });
}
