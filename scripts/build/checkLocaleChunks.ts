import { LOCALES } from '@travel-shell/core';
import type { PieceRelease } from '@travel-shell/loader/bridge';

/**
 * Throws unless each of a piece's locales loads separately: in one file, not shared with another locale or with every
 * page.
 */
export function checkLocaleChunks(tag: string, { chunks, variants }: Pick<PieceRelease, 'chunks' | 'variants'>): void {
  const byLocale = variants.locale ?? {};
  const taken = new Map(chunks.map(({ url }) => [url, 'every page']));
  for (const locale of LOCALES) {
    const files = byLocale[locale] ?? [];
    const [file] = files;
    if (!file || files.length > 1) {
      throw new Error(`<${tag}> has ${files.length} chunks of messages in ${locale}, expected one.`);
    }
    const other = taken.get(file.url);
    if (other) throw new Error(`<${tag}> loads ${file.url} for ${locale} and for ${other}.`);
    taken.set(file.url, locale);
  }
}
