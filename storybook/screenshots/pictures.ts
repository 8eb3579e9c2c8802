import type { Looks } from '../toolbar.ts';

/** In px. */
export const WIDTHS = { wide: 1280, narrow: 390 } as const;
export type Size = keyof typeof WIDTHS;

/** Of the window. A longer story makes it longer, up to a limit that keeps all pictures together small. In px. */
export const HEIGHT = 640;
export const MAX_HEIGHT = 1000;

export const LOOKS: Readonly<Record<string, Partial<Looks>>> = {
  default: {},
  dark: { presentation: 'dark' },
  rtl: { locale: 'ar', direction: 'rtl' },
};

/** Path of a picture inside `baselines/`, without its ending. */
export function pictureName(storyId: string, size: string, look: string): string {
  return `${storyId.replace('--', '/')}/${size}-${look}`;
}
