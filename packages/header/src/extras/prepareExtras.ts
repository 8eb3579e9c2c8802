import { type Brand, getConfig, logFailure } from '@travel-shell/core';
import { UNDER_LOGOS } from '@travel-shell/tokens/underLogos';
import type { HeaderValues, PreparedExtras } from '../HeaderProps.ts';
import sheet from './extras.shadow.css';

/** Prepares the extras before their first render. */
export function prepareExtras(values: Pick<HeaderValues, 'underLogo'>, brand: Brand): PreparedExtras {
  const isWanted = values.underLogo || getConfig().logo?.isUnderLogoEnabled;
  const UnderLogo = isWanted ? UNDER_LOGOS[brand] : undefined;
  if (isWanted && !UnderLogo) logMissingLogo(`"${brand}" has no logo to stand beneath its own.`);
  return { sheet, UnderLogo };
}

/** ERR-055: a missing logo is logged and omitted. */
export function logMissingLogo(message: string): void {
  logFailure({ code: 'LOGO_MISSING', message, piece: 'header' });
}
