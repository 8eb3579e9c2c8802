import { BREAKPOINTS } from '@travel-shell/tokens';

/** When the logo has its word: always, or from a width of the header. Source: CON-076. */
export const LOGO_SIZES = ['non-compact', 'normal-from-m', 'normal-from-l', 'normal-from-xl'] as const;
export type LogoSize = (typeof LOGO_SIZES)[number];

/** From which width of the header the normal logo shows. In em. */
export const NORMAL_FROM: Record<LogoSize, number> = {
  'non-compact': 0,
  'normal-from-m': BREAKPOINTS.m,
  'normal-from-l': BREAKPOINTS.l,
  'normal-from-xl': BREAKPOINTS.xl,
};
