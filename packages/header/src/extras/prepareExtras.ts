import { type Brand, getConfig, logFailure } from '@travel-shell/contract';
import { loadUnderLogo } from '@travel-shell/tokens';
import type { ComponentType } from 'react';
import type { HeaderValues } from '../HeaderProps.ts';
import sheet from './extras.shadow.css';

export interface PreparedExtras {
  sheet: CSSStyleSheet;
  UnderLogo: ComponentType | undefined;
}

/** Loads what the extras need before their first render. Never rejects. */
export async function prepareExtras(values: Pick<HeaderValues, 'brand' | 'underLogo'>): Promise<PreparedExtras> {
  const { brand, logo } = getConfig();
  const isWanted = values.underLogo || logo?.isUnderLogoEnabled;
  return { sheet, UnderLogo: isWanted ? await findUnderLogo(values.brand ?? brand) : undefined };
}

/** ERR-055: a logo that is missing is logged, and the header does without. */
async function findUnderLogo(brand: Brand): Promise<ComponentType | undefined> {
  let cause: unknown;
  try {
    const UnderLogo = await loadUnderLogo(brand);
    if (UnderLogo) return UnderLogo;
  } catch (error) {
    cause = error;
  }
  logMissingLogo(`There is no logo to stand beneath that of "${brand}".`, cause);
}

/** ERR-055. */
export function logMissingLogo(message: string, cause?: unknown): void {
  logFailure({ code: 'LOGO_MISSING', message, piece: 'header', cause });
}
