import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { consentElement } from '../consentElement.ts';
import { asMarkup, pageConfig, pageStart } from '../pageConfig.ts';

export const title = 'Consent';
export const description =
  'A page that asks for consent: a banner, a notice or a dialog, by the form of its fragment and by React.';

const ATTRIBUTES = ['brand', 'locale', 'presentation', 'load', 'kind'];

/**
 * `?kind=notice` and so on. `?head` has consent.js in its head; without it React decides. `?client` has an empty element,
 * `?none` has none.
 * The header has the navigation drawer with its entry, the footer its own.
 */
export async function render(context: ScenarioContext): Promise<ScenarioResponse> {
  const { query, fragment } = context;
  const given = Object.fromEntries(
    ATTRIBUTES.filter((name) => query.has(name)).map((name) => [name, query.get(name) as string]),
  );
  const empty = query.has('none') ? '' : `<travel-consent${asMarkup(given)}></travel-consent>`;
  const consent = query.has('client') || query.has('none') ? empty : await consentElement(context, given);
  const looks = { brand: given.brand ?? 'flagship', locale: given.locale ?? 'en-US' };
  if (!query.has('config')) query.set('config', JSON.stringify({ consentCategories: true }));
  return {
    html: `${pageStart(query, 'Night trains')}
<link rel="stylesheet" href="/travel-shell/fonts/${escapeHtml(looks.brand)}.css">
<style>
body { margin: 0; font: 1.0625rem/1.7 Georgia, serif; color: #1d2a35; background: #fbfaf7; }
main { max-width: 38rem; margin: 0 auto; padding: 4rem 1.25rem 30rem; }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 7vw, 3.25rem); line-height: 1.1; }
</style>
${pageConfig(query)}${query.has('head') ? '<script src="/travel-shell/consent.js"></script>\n' : ''}<script src="/travel-shell/loader.js" async></script>
</head>
<body>
${consent}
${await fragment('header', looks)}
${await fragment('nav-drawer', { ...looks, 'cookies-link': '' })}
<main id="main">
<h1>Night trains</h1>
<p>Eleven hours, one window, and a breakfast in another country.</p>
</main>
${await fragment('footer', looks)}
</body>
</html>
`,
  };
}
