import { pageDocument } from './pageDocument.ts';

let own = '';

/** The page's own language: Google's translator sets that of the translation, which is none that our texts are in. */
export function pageLanguage(): string {
  const html = typeof document === 'undefined' ? undefined : pageDocument.documentElement;
  if (html && !/\btranslated-(ltr|rtl)\b/.test(html.className)) own = html.lang;
  return own;
}
