import type { Looks } from '../toolbar.ts';

/** In px. */
export const WIDTHS = { wide: 1280, narrow: 390 } as const;
export type Size = keyof typeof WIDTHS;

/** Window height. A longer story extends it, up to a limit that keeps the screenshots small. In px. */
export const HEIGHT = 640;
export const MAX_HEIGHT = 1000;

export const PICTURES = ['default', 'dark', 'rtl', 'forced'] as const;
export type PictureName = (typeof PICTURES)[number];

export const RTL: Partial<Looks> = { locale: 'ar', direction: 'rtl' };

/** Path of a baseline inside `baselines/`, without its extension. */
export function pictureName(storyId: string, size: Size, look: PictureName): string {
  return `${storyId.replace('--', '/')}/${size}-${look}`;
}
