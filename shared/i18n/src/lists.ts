import { createFormatCache } from './createFormatCache.ts';

const formats = createFormatCache<Intl.ListFormatOptions, Intl.ListFormat>(
  (tag, options) => new Intl.ListFormat(tag, options),
);

/** `Paris, Rome, and Tokyo`; with `{ type: 'disjunction' }` it says "or". */
export function formatList(locale: string, items: Iterable<string>, options?: Intl.ListFormatOptions): string {
  return formats(locale, options).format(items);
}
