import { BRANDS, type Brand, LOCALES, type Locale, PRESENTATIONS, type Presentation } from '@travel-shell/core';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { asMarkup, asScript, drawerFlags } from '../pageConfig.ts';
import { scene } from './scene.ts';
import { TEXTS } from './texts.ts';

export const title = 'A whole site';
export const description =
  'Every piece on the start page of a travel site, in each brand: header, navigation, menus, sign-in, prompt, trips and what is saved for them, consent, pickers, footer.';

const BRAND_NAMES: Record<Brand, string> = { flagship: 'Vireo', sister: 'Solenne', partner: 'Meridian' };
/** When the page's own dark colours apply. */
const DARK: Partial<Record<Presentation, string>> = { dark: 'all', auto: '(prefers-color-scheme: dark)' };
const PRESENTATION_NAMES: Record<Presentation, string> = { default: 'Light', aos: 'AOS', dark: 'Dark', auto: 'Auto' };
const LANGUAGES: Partial<Record<Locale, string>> = { 'en-US': 'English', 'de-DE': 'Deutsch', ar: 'العربية' };

const SECONDARY = JSON.stringify([
  { verticalName: 'guides', url: '/guides' },
  { verticalName: 'business', url: '/business', flagText: '1+' },
]);

const oneOf = <T extends string>(values: readonly T[], given: string | null, otherwise: T): T =>
  values.find((value) => value === given) ?? otherwise;

/**
 * `?brand=`, `?presentation=` and `?locale=` choose the look; `?google` adds Google's prompt; `?pinned`, `?responsive` and
 * so on are attributes of the navigation drawer.
 * `?framed` is for the frame on the demo's first page, which has such links itself: all links lead out of the frame, and
 * with `?hcd=true`, of consent.js, consent is asked for only on request, as the banner would cover a frame.
 */
export async function render({ query, fragment, google, hasDecided }: ScenarioContext): Promise<ScenarioResponse> {
  const brand = oneOf(BRANDS, query.get('brand'), 'flagship');
  const presentation = oneOf(PRESENTATIONS, query.get('presentation'), 'default');
  const locale = oneOf(LOCALES, query.get('locale'), 'en-US');
  const looks = { brand, presentation, locale };
  const texts = TEXTS[locale] ?? TEXTS['en-US'];
  const language = TEXTS[locale] ? locale : 'en';
  const pickers = { 'country-picker': '', 'currency-picker': '' };
  const [consent, header, drawer, save, footer] = await Promise.all([
    // Whoever has decided needs it for the cookie settings only.
    hasDecided ? `<travel-consent${asMarkup(looks)}></travel-consent>` : fragment('consent', looks),
    // Known before the page has come as far as the drawer, so nothing shifts; `?auto` leaves it to the drawer's sheet.
    fragment('header', {
      ...looks,
      ...pickers,
      'menu-button': query.has('auto') ? 'auto' : 'on',
      'trips-drawer': '',
    }),
    fragment('nav-drawer', {
      ...looks,
      ...pickers,
      ...drawerFlags(query),
      'cookies-link': '',
      'secondary-items': SECONDARY,
    }),
    fragment('save-button', { ...looks, 'with-text': '' }),
    fragment('footer', { ...looks, ...pickers, 'privacy-choices': '' }),
  ]);
  const config = { ...looks, consentCategories: true, ...(query.has('google') && google && { google }) };

  /** A link to this page with one thing changed. */
  const link = (name: string, value: string, text: string, isCurrent: boolean, lang = 'en') => {
    const changed = new URLSearchParams(query);
    changed.set(name, value);
    const current = isCurrent ? ' aria-current="true"' : '';
    return `<a href="?${escapeHtml(changed.toString())}" lang="${lang}"${current}>${escapeHtml(text)}</a>`;
  };
  const choices = [
    BRANDS.map((value) => link('brand', value, BRAND_NAMES[value], value === brand)),
    PRESENTATIONS.map((value) => link('presentation', value, PRESENTATION_NAMES[value], value === presentation)),
    Object.entries(LANGUAGES).map(([value, name]) => link('locale', value, name, value === locale, value)),
    google ? [link('google', '', 'With Google’s prompt', query.has('google'))] : [],
  ];

  return {
    html: `<!doctype html>
<html lang="${locale === 'pseudo' ? 'en' : locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" data-brand="${brand}" data-presentation="${presentation}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${BRAND_NAMES[brand]}: ${escapeHtml(texts.title)}</title>
<link rel="icon" href="/site/icon.svg" type="image/svg+xml">
${query.has('framed') ? '<base target="_top">' : ''}
<link rel="stylesheet" href="/travel-shell/fonts/${brand}.css">
<link rel="stylesheet" href="/scenarios/shell/static/shell.css">
${presentation in DARK ? `<link rel="stylesheet" href="/scenarios/shell/static/shellDark.css" media="${DARK[presentation]}">` : ''}
<script type="application/json" id="travel-shell-config">${asScript(config)}</script>
<script src="/travel-shell/consent.js"></script>
<script src="/travel-shell/loader.js" async></script>
</head>
<body>
${consent}
${query.has('framed') ? '' : bar(choices)}
${header}
${drawer}
<main id="main" lang="${language}">
<section class="hero">
${scene('coast')}
<div class="words">
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.lead)}</p>
<form action="/hotels" role="search">
<input name="place" aria-label="${escapeHtml(texts.place)}" placeholder="${escapeHtml(texts.place)}" autocomplete="off">
<button class="button primary">${escapeHtml(texts.search)}</button>
</form>
</div>
</section>
<section class="journeys">
<h2>${escapeHtml(texts.journeys)}</h2>
<ul>
${(['fjord', 'plain', 'alps'] as const).map((kind, index) => journey(kind, texts.places[index] ?? ['', ''], save)).join('\n')}
</ul>
</section>
</main>
<travel-sign-in-prompt load="idle" front-door="/scenarios/shell/"></travel-sign-in-prompt>
${footer}
</body>
</html>
`,
  };
}

const bar = (choices: string[][]) => `<nav class="demo" dir="ltr" lang="en" aria-label="Looks of this demo">
<a href="/" class="home">Travel Shell</a>
${choices.map((links) => (links.length > 0 ? `<span>${links.join('')}</span>` : '')).join('\n')}
</nav>`;

function journey(kind: 'fjord' | 'plain' | 'alps', [title, text]: readonly [string, string], save: string): string {
  const result = { resultId: `journeys-${kind}`, vertical: 'trains', title, url: `/journeys/${kind}` };
  return `<li>
${scene(kind)}
<div>
<h3>${escapeHtml(title)}</h3>
<p>${escapeHtml(text)}</p>
${save.replace('<travel-save-button', `<travel-save-button${asMarkup({ result: JSON.stringify(result) })}`)}
</div>
</li>`;
}
