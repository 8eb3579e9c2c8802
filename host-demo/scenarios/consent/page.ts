import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { consentElement } from '../consentElement.ts';
import { asMarkup, pageConfig, pageStart, typeface } from '../pageConfig.ts';

export const title = 'Waiting for consent';
export const description =
  'consent.js in the head: the banner before the first paint, and scripts that wait for their category.';

const CONSENT = join(import.meta.dirname, '../../../dist/travel-shell/consent.js');
/** The full framework of the IAB needs to know who asks, and from where. */
const defaultsOf = (kind: string | null) => ({
  consentCategories: true,
  consent: kind === 'tcf' ? { cmpId: 10, publisherCountry: 'NL' } : { consentMode: true },
});

const ATTRIBUTES = ['brand', 'locale', 'presentation', 'kind'];

const WAITING = [
  ['functional', 'Map of the coast', 'Remembers where you have been looking.'],
  ['analytical', 'Counter of visits', 'Counts how many read about each bay.'],
  ['advertising', 'Partner offers', 'Shows boats that you have looked for elsewhere.'],
  ['functional analytical', 'Survey', 'Asks what is missing here. Needs two categories.'],
] as const;

const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types travel-shell',
  ].join('; ');

/**
 * `?kind=notice` and so on. `?empty` has an element without a fragment, `?inline` consent.js in the page itself, `?csp` a
 * strict policy.
 */
export async function render(context: ScenarioContext): Promise<ScenarioResponse> {
  const { query, nonce } = context;
  if (!query.has('config')) query.set('config', JSON.stringify(defaultsOf(query.get('kind'))));
  const given = Object.fromEntries([...query].filter(([name]) => ATTRIBUTES.includes(name)));
  const element = query.has('empty')
    ? `<travel-consent${asMarkup(given)}></travel-consent>`
    : await consentElement(context, given);
  const withNonce = ` nonce="${nonce}"`;
  const head = query.has('inline')
    ? `<script${withNonce}>${await readFile(CONSENT, 'utf8')}</script>`
    : `<script${withNonce} src="/travel-shell/consent.js"></script>`;
  const styled = query.has('csp') ? element.replaceAll('<style>', `<style${withNonce}>`) : element;
  return {
    ...(query.has('csp') && { headers: { 'Content-Security-Policy': policy(nonce) } }),
    html: `${pageStart(query, 'Bays of the north')}
${typeface(query, nonce)}<style${withNonce}>
:root { --ink: #14243a; --soft: #566579; --line: #dbe3ec; --on: #0b6e4f; }
body { margin: 0; color: var(--ink); background: #f6f9fc; font: 1.0625rem/1.65 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: clamp(2rem, 7vw, 4.5rem) 1.25rem 20rem; }
h1 { margin: 0 0 0.75rem; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -0.025em; text-wrap: balance; }
.lead { margin: 0 0 2rem; color: var(--soft); font-size: 1.15rem; }
ul { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
li { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 16px; background: #fff; }
li p { grid-row: 2; margin: 0; color: var(--soft); font-size: 0.95rem; }
li strong { font-weight: 650; }
.state { grid-row: 1 / 3; grid-column: 2; align-self: center; padding: 0.2rem 0.75rem; border-radius: 99px; color: var(--soft); background: #eef2f7; font-size: 0.875rem; }
.runs .state { color: #fff; background: var(--on); }
.state::before { content: 'waits'; }
.runs .state::before { content: 'runs'; }
button { margin-top: 2rem; min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid var(--line); border-radius: 99px; color: inherit; background: #fff; font: inherit; }
</style>
${pageConfig(query)}${head}
<script${withNonce} src="/travel-shell/loader.js" async></script>
</head>
<body>
${styled}
<main id="main">
<h1>Bays of the north</h1>
<p class="lead">Four parts of this page wait for what you allow. Nothing of theirs is fetched before.</p>
<ul>
${WAITING.map(
  ([
    categories,
    name,
    text,
  ]) => `<li data-part="${categories}"><strong>${name}</strong><span class="state"></span><p>${text}</p></li>
<script${withNonce} type="text/plain" data-travel-consent="${categories}">document.querySelector('[data-part="${categories}"]').className = 'runs';</script>`,
).join('\n')}
</ul>
<button type="button" id="settings" data-loads="travel-consent">Cookie settings</button>
<script${withNonce}>
document.querySelector('#settings').addEventListener('click', () =>
  document.dispatchEvent(new CustomEvent('travel-cookie-settings-requested', { bubbles: true, detail: {} })));
</script>
</main>
</body>
</html>
`,
  };
}
