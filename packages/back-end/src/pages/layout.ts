import type { Locale } from '@travel-shell/core';
import { directionOf } from '@travel-shell/i18n';
import { escapeHtml } from './html.ts';
import { type Site, sheetsOf } from './Site.ts';

/** For `lang`: the pseudo language is English with other letters. */
export const languageOf = (locale: Locale): string => (locale === 'pseudo' ? 'en-US' : locale);

/** A page of ours, as HTML once it is known whose it is. */
export type Page = (site: Site) => string;

/** The elements that the head of each page has. */
export const headOf = (title: string, site: Site): string => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – ${escapeHtml(site.name)}</title>
<link rel="icon" href="${escapeHtml(site.icon)}">
${sheetsOf(site)
  .map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`)
  .join('\n')}`;

/** The frame of our own pages. `body` is HTML. */
export const layout =
  (title: string, body: string | Page, className = '', locale: Locale = 'en-US'): Page =>
  (site) => {
    const lang = languageOf(locale);
    return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
<head>
${headOf(title, site)}
</head>
<body class="${className}">
${typeof body === 'string' ? body : body(site)}
</body>
</html>
`;
  };

/** The way to the start page. */
export const homeLink: Page = ({ name, icon }) =>
  `<p class="brand"><a href="/"><img src="${escapeHtml(icon)}" alt="" width="28" height="28"> ${escapeHtml(name)}</a></p>`;

/** A page with one sheet in its middle, such as for a form. `contents` is HTML. */
export const sheetPage = (
  title: string,
  contents: string,
  { locale, isWide = false }: { locale?: Locale | undefined; isWide?: boolean } = {},
): Page =>
  layout(
    title,
    (site) => `<main class="sheet${isWide ? ' wide' : ''}">
${homeLink(site)}
${contents}
</main>`,
    'center',
    locale,
  );
