import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';

const ATTRIBUTES = ['brand', 'locale', 'presentation', 'load'];

/** `?brand=sister&locale=ar` as attributes of a piece, for pages that show it in any form. */
export function pieceAttributes(query: URLSearchParams): string {
  return asMarkup(
    Object.fromEntries(ATTRIBUTES.filter((name) => query.has(name)).map((name) => [name, query.get(name) ?? ''])),
  );
}

const DRAWER_FLAGS = ['hides-earlier', 'drawer-hidden', 'forced-hidden', 'responsive', 'pinned'];

/** Attributes as markup. The values may come from the address. */
export const asMarkup = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${escapeHtml(name)}="${escapeHtml(value)}"`)
    .join('');

/** A value as JavaScript, in a script element of HTML or XML. */
export const asScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');

/** How the navigation drawer is shown: `?pinned`, `?responsive` and so on as its attributes. */
export const drawerFlags = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(DRAWER_FLAGS.filter((flag) => query.has(flag)).map((flag) => [flag, '']));

/** `?config={…}` as the page's configuration; empty without it. */
export function pageConfig(query: URLSearchParams): string {
  const config = query.get('config');
  if (config === null) return '';
  return `<script type="application/json" id="travel-shell-config">${config.replaceAll('<', '\\u003c')}</script>\n`;
}

/** Language and direction of the page: `?lang=ar` gives Arabic, right to left. */
export function pageLanguage(query: URLSearchParams): string {
  const lang = query.get('lang') ?? 'en';
  return `lang="${escapeHtml(lang)}"${lang.startsWith('ar') ? ' dir="rtl"' : ''}`;
}

/** Links the typeface of the page's brand: `?brand=sister`. */
export const typeface = (query: URLSearchParams, nonce = ''): string =>
  `<link rel="stylesheet"${nonce && ` nonce="${nonce}"`} href="/travel-shell/fonts/${escapeHtml(query.get('brand') ?? 'flagship')}.css">\n`;

/** A page's beginning, up to its own styles. */
export const pageStart = (query: URLSearchParams, title: string): string => `<!doctype html>
<html ${pageLanguage(query)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/site/icon.svg" type="image/svg+xml">`;
