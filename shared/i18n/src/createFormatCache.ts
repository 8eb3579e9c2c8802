import { languageTagOf } from './languageTagOf.ts';

/**
 * Caches `Intl` formatters: creating one takes a hundred times as long as using it. A page has few locales and options,
 * which limits the cache.
 */
export function createFormatCache<Options extends object, Format>(
  create: (tag: string, options: Options | undefined) => Format,
): (locale: string, options?: Options) => Format {
  const known = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${options ? JSON.stringify(options) : ''}`;
    const found = known.get(key) ?? create(languageTagOf(locale), options);
    known.set(key, found);
    return found;
  };
}
