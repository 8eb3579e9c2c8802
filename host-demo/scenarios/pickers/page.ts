import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { asMarkup, pageConfig, pageStart } from '../pageConfig.ts';

export const title = 'Pickers';
export const description = 'Both pickers as a page includes them: in a bar of its own, and once more at its end.';

const LOOKS = ['brand', 'locale', 'presentation', 'load', 'site', 'narrow-shape', 'columns'];
const COUNTRY = [...LOOKS, 'keep-path', 'strip-segments', 'page-url'];
const CURRENCY = [...LOOKS, 'currency', 'search', 'ask-to-save', 'page-url'];

/** `?client` renders them in the browser instead. Other parameters become attributes. */
export async function render({ query, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => query.has(name)).map((name) => [name, query.get(name) as string]));
  const piece = (name: string, attributes: Record<string, string>) => {
    if (!query.has('client')) return fragment(name, attributes);
    return `<travel-${name}${asMarkup(attributes)}></travel-${name}>`;
  };
  const [country, currency, last] = await Promise.all([
    piece('country-picker', given(COUNTRY)),
    piece('currency-picker', given(CURRENCY)),
    piece('country-picker', given(COUNTRY)),
  ]);
  const isDark = query.get('presentation') === 'dark';
  return {
    html: `${pageStart(query, 'Sleeping cars of Europe')}
<link rel="stylesheet" href="/travel-shell/fonts/${escapeHtml(query.get('brand') ?? 'flagship')}.css">
<style>
body { margin: 0; font: 1.0625rem/1.7 Georgia, serif; ${isDark ? 'color: #e8eeea; background: #0c1410' : 'color: #1d2a35; background: #fbfaf7'}; }
/* Both columns have their width before the page's stream has brought the pickers whole. */
nav.bar { display: grid; grid-template-columns: 1fr minmax(8rem, auto) minmax(5.75rem, auto); align-items: center; gap: 0.25rem; min-block-size: 3rem; padding: 0.5rem 1.25rem; border-block-end: 1px solid #8884; }
main { max-width: 38rem; margin: 0 auto; padding: 4rem 1.25rem 30rem; }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 7vw, 3.25rem); line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance; }
/* As in the style line of the guides. */
@layer { :is(travel-country-picker, travel-currency-picker):not(:state(ready)) { vertical-align: middle; display: inline-block; min-block-size: 44px; } }
footer { padding: 1rem 1.25rem; border-block-start: 1px solid #8884; }
</style>
${pageConfig(query)}<script async src="/travel-shell/loader.js"></script>
</head>
<body>
<nav class="bar" aria-label="Settings"><b>Night Trains</b>${country}${currency}</nav>
<main id="main">
<h1>Sleeping cars of Europe</h1>
<p>Where one goes to bed in one country and wakes up in another, and pays in a third.</p>
</main>
<footer>${last}</footer>
</body>
</html>
`,
  };
}
