import { storedKey } from '@travel-shell/core/storedKey';

/** The day on which it last snowed, `2026-12-24`. Source: CON-110, MSC-020. */
export const snowDate = storedKey<string>('show_snow_animation', 'local', (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined,
);
