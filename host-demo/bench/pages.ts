import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@travel-shell/contract';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { pageStyle } from '../../scripts/build/pageRules.ts';
import { findPieces } from '../../scripts/build/pieces.ts';

/**
 * `tag`: the script and the tag of the guides. `fragment`: the page has its HTML. `floor`: written by hand.
 */
export type Variant = 'floor' | 'fragment' | 'tag';

export const VARIANTS: readonly Variant[] = ['floor', 'fragment', 'tag'];

/** The tag with the guide's preload: a page that is timed until its header is visible, and no further. */
export const PRELOAD = 'preload';

const floorFile = (name: string) => readFileSync(join(import.meta.dirname, 'floor', name), 'utf8');

/** The part of the page that is not the header: the same for all variants, so that only the header differs. */
const PAGE_CSS = `body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#1b2333;background:#fff}
main{max-width:60rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:2rem;line-height:1.2}
article{padding:1rem 1.25rem;margin-block:1rem;border:1px solid #dfe5ec;border-radius:12px}`;

const CITIES = [
  'Lisbon',
  'Ghent',
  'Turin',
  'Leeds',
  'Porto',
  'Graz',
  'Lyon',
  'Malmö',
  'Split',
  'Bilbao',
  'Cork',
  'Bonn',
];

const main = `<main id="main">
<h1>Somewhere for the weekend</h1>
${CITIES.map((city, i) => `<article><h2>${city}</h2><p>Three nights in the middle of ${city}, breakfast included, from ${140 + i * 17} euros. Free to cancel until the day before, and the train station is ${i + 2} minutes away on foot.</p></article>`).join('\n')}
</main>`;

/** The HTML of one variant. `fragment` is what the server's fragment call answers. */
export function pageOf(variant: Variant | typeof PRELOAD, fragment: string): string {
  const head = {
    floor: floorStyle('header'),
    fragment: LOADER,
    tag: HEADER_ROOM + LOADER,
    preload: HEADER_ROOM + HEADER_PRELOAD + LOADER,
  };
  const element = '<travel-header brand="flagship" locale="en-US" presentation="default"></travel-header>';
  const header = { floor: floorFile('header.html'), fragment, tag: element, preload: element };
  return page(variant, head[variant], header[variant]);
}

const contracts = (await findPieces()).flatMap(({ elements }) => elements.map(({ contract }) => contract));

/** As the guides write them. */
const HEADER_ROOM =
  '<style>travel-header { display: block; min-height: 62px } @media (min-width: 48em) { travel-header { min-height: 80px } }</style>';
const HEADER_PRELOAD =
  '<link rel="preload" as="fetch" crossorigin href="/travel-shell/fragments/header/flagship.en-US.default.html">';
const LOADER = '<script async src="/travel-shell/loader.js"></script>';
const ROOM = `<style>${pageStyle(contracts)}</style>`;

/** Before the page shows anything, as the guide says. */
const CONSENT =
  '<script type="application/json" id="travel-shell-config">{"consentCategories":true}</script>' +
  '<script src="/travel-shell/consent.js"></script>';

/** Visible at any scroll position. */
const BAR =
  '<style>.bar{position:sticky;inset-block-start:0;display:flex;justify-content:end;padding:.5rem 1.25rem;background:#fff}</style>';

const ASK =
  '<nav class="bar"><button type="button" id="ask" data-loads="travel-sign-in">Sign in</button></nav>' +
  "<script>document.getElementById('ask').addEventListener('click', () => travelShell.openSignIn({ reason: 'sign-in' }))</script>";

/** Hidden in a wide window, too, so that it opens in front of the page there. */
const ASK_FOR_MENU =
  '<nav class="bar"><button type="button" id="ask" data-loads="travel-nav-drawer">Menu</button></nav>' +
  '<travel-nav-drawer brand="flagship" locale="en-US" forced-hidden></travel-nav-drawer>' +
  "<script>document.getElementById('ask').addEventListener('click', () => document.dispatchEvent(new CustomEvent('travel-menu-toggle', { bubbles: true, detail: { open: true } })))</script>";

/** The pages of `surfaces.ts` that are not a variant of the header's, by path. */
export function surfacePages(countries: readonly Schema<'CountryEntry'>[]): Record<string, string> {
  const kit = (title: string, body: string, head = '') => page(title, `${BAR}${head}${ROOM}${LOADER}`, body);
  const inBar = (tag: string, attributes = '') =>
    `<nav class="bar"><${tag} brand="flagship" locale="en-US"${attributes}></${tag}></nav>`;
  const floor = (name: string, body: string) => page(`${name}-floor`, `${BAR}${floorStyle(name)}`, body);
  return {
    'account-menu-floor': page(
      'account-menu-floor',
      floorStyle('header') + floorStyle('account-menu'),
      floorFile('header.html'),
    ),
    'account-menu': kit('account-menu', inBar('travel-account-menu')),
    'country-picker': kit('country-picker', inBar('travel-country-picker', ' site="en-US"')),
    'country-picker-floor': floor(
      'country-picker',
      floorFile('country-picker.html').replace('<!-- sites -->', countries.flatMap(sitesOf).map(siteRow).join('\n')),
    ),
    'sign-in': kit('sign-in', ASK),
    'sign-in-floor': floor('sign-in', floorFile('sign-in.html')),
    'nav-drawer': kit('nav-drawer', ASK_FOR_MENU),
    consent: kit('consent', '<travel-consent brand="flagship" locale="en-US"></travel-consent>', CONSENT),
    'consent-floor': floor('consent', floorFile('consent.html')),
    'nav-drawer-floor': floor('nav-drawer', floorFile('nav-drawer.html')),
  };
}

interface Site {
  flag: string;
  locale: string;
  name: string;
  /** Other words by which a search finds the site. */
  names: string;
  href: string;
}

/** One for each language of a country, as the picker has it. */
export function sitesOf(country: Schema<'CountryEntry'>): Site[] {
  const { flag, countryName, countryNativeName, languageName, countryCode, languageLinks } = country;
  const links = languageLinks.length > 1 ? languageLinks : [country];
  return links.map(({ text, locale, href, dataHref, languageNativeName }) => ({
    flag,
    locale,
    name: languageLinks.length > 1 ? text : `${countryNativeName} (${languageNativeName})`,
    names: [countryName, languageName, countryCode, locale].join(' '),
    href: href ?? dataHref ?? '',
  }));
}

const siteRow = ({ flag, locale, name, names, href }: Site) =>
  `<li data-names="${escapeHtml(names)}"><a class="site" href="${escapeHtml(href)}" hreflang="${locale}"><img src="${escapeHtml(flag)}" alt="" width="18" height="12" loading="lazy" decoding="async"><span lang="${locale}" dir="auto">${escapeHtml(name)}</span></a></li>`;

export const floorStyle = (name: string) => `<style>${floorFile(`${name}.css`)}</style>`;

/** A page with something above the contents that all have. */
export const page = (title: string, head: string, body: string) => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench: ${title}</title>
<link rel="icon" href="data:,">
<style>${PAGE_CSS}</style>
${head}
</head>
<body>
${body}
${main}
</body>
</html>
`;
