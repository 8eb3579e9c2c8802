import { languageTagOf } from './languageTagOf.ts';

/**
 * Keeps the formatters of `Intl`: making one takes a hundred times as long as using it. The few locales and options of a
 * page bound what is kept.
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
