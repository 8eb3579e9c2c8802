import type { Locale } from '@travel-shell/core';
import { directionOf } from '@travel-shell/i18n';
import { escapeHtml } from './html.ts';

/** For `lang`: the pseudo language is English with other letters. */
export const languageOf = (locale: Locale): string => (locale === 'pseudo' ? 'en-US' : locale);

/** The brand's, which our own pages are of. Of the page's own host, so that it holds the first paint no longer than the page's. */
export const TYPEFACE = '<link rel="stylesheet" href="/travel-shell/fonts/flagship.css">';

/** The frame of our own pages. `body` is HTML. */
export function layout(title: string, body: string, className = '', locale: Locale = 'en-US'): string {
  const lang = languageOf(locale);
  return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Travel Shell</title>
<link rel="icon" href="/site/icon.svg" type="image/svg+xml">
${TYPEFACE}
<link rel="stylesheet" href="/site/pages.css">
</head>
<body class="${className}">
${body}
</body>
</html>
`;
}
