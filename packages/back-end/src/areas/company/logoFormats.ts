import type { CompanyLogoType } from '@travel-shell/core';

/** The formats that a logo may have, and the extensions in its address. */
export const LOGO_EXTENSIONS = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
} as const satisfies Record<CompanyLogoType, string>;

export type LogoFormat = CompanyLogoType;

/** Source: CON-098. */
export const LOGO_FORMATS: readonly LogoFormat[] = ['jpeg', 'png', 'gif'];

export const isLogoFormat = (name: string): name is LogoFormat => Object.hasOwn(LOGO_EXTENSIONS, name);

declare module '../../http/Services.ts' {
  interface Services {
    /** The formats that this site takes as a logo. */
    logoFormats: readonly LogoFormat[];
  }
}
