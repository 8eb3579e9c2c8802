import type { Locale } from '@travel-shell/core';
import { loadFormMessages } from '@travel-shell/piece/form';

/** The words that the view needs beside its own texts. */
export const prepare = async (_: unknown, { locale }: { locale: Locale }) => ({
  prepared: { words: await loadFormMessages(locale) },
});
