import { BRANDS, LOCALES, PRESENTATIONS } from '@travel-shell/core';

/** The attributes of every piece that settle what it looks like and which language it speaks. Spread into `attributes`. */
export const LOOKS_ATTRIBUTES = {
  brand: { type: 'enum', values: BRANDS, description: 'Whose it is. Default: the configured brand.' },
  locale: {
    type: 'enum',
    values: LOCALES,
    description: 'Its language. Default: the configured one, else that of `<html lang>`, as they change.',
  },
  presentation: { type: 'enum', values: PRESENTATIONS, description: 'Its colours. Default: the configured ones.' },
} as const;
