import { logFailure } from '@travel-shell/core';
import { getConfig } from '@travel-shell/piece';
import type { BrandData } from '@travel-shell/tokens';
import { UNDER_LOGOS } from '@travel-shell/tokens/underLogos';
import type { HeaderValues, PreparedExtras } from '../HeaderProps.ts';
import sheet from './extras.shadow.css';

/** Prepares the extras before their first render. */
export function prepareExtras(values: Pick<HeaderValues, 'underLogo'>, { id, logo }: BrandData): PreparedExtras {
  const isWanted = values.underLogo || getConfig().logo?.isUnderLogoEnabled;
  const underLogo = isWanted ? (logo.under ?? UNDER_LOGOS[id]) : undefined;
  if (isWanted && !underLogo) logMissingLogo(`"${id}" has no logo to stand beneath its own.`);
  return { sheet, underLogo };
}

/** ERR-055: a missing logo is logged and omitted. */
export function logMissingLogo(message: string): void {
  logFailure({ code: 'LOGO_MISSING', message, piece: 'header' });
}
