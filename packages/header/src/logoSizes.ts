/** When the logo has its word: always, or from a width of the header. Source: CON-076. */
export const LOGO_SIZES = ['non-compact', 'normal-from-m', 'normal-from-l', 'normal-from-xl'] as const;
export type LogoSize = (typeof LOGO_SIZES)[number];
