import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig, pageStart, pieceAttributes, typeface } from '../pageConfig.ts';

export const title = 'Strict CSP';
export const description =
  'A bank-grade Content-Security-Policy: nonce, strict-dynamic, Trusted Types, no inline styles. No violations.';

/** Ends with the names of Trusted Types policies, so that another page can add its own. */
export function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types travel-shell',
  ].join('; ');
}

/** `?fragment` renders the header on the server, with the page's nonce on its style element. */
function header({ query, fragment }: ScenarioContext): Promise<string> | string {
  if (query.has('fragment')) return fragment('header', {});
  return `<travel-header${pieceAttributes(query)}>
<a slot="fallback" href="/">Home</a>
<a slot="fallback" href="/trips">Trips</a>
<a slot="fallback" href="/login">Sign in</a>
</travel-header>`;
}

export async function render(context: ScenarioContext): Promise<ScenarioResponse> {
  const { nonce, query } = context;
  const rules = policy(nonce);
  return {
    headers: { 'Content-Security-Policy': rules },
    html: `${pageStart(query, 'Under a strict policy')}
${typeface(query, nonce)}<style nonce="${nonce}">
:root { --ink: #10241d; --soft: #4d6259; --line: #d5e0da; --accent: #0c6b4f; }
body { margin: 0; color: var(--ink); background: #f4f8f6; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: clamp(2rem, 6vw, 4rem) 1.25rem; }
.lock { display: inline-grid; place-items: center; width: 3rem; height: 3rem; border-radius: 14px; color: #fff; background: var(--accent); }
h1 { margin: 1.25rem 0 0.75rem; font-size: clamp(1.8rem, 5vw, 2.6rem); line-height: 1.1; letter-spacing: -0.025em; text-wrap: balance; }
.lead { margin: 0 0 2rem; color: var(--soft); font-size: 1.1rem; }
dl { margin: 0; border: 1px solid var(--line); border-radius: 18px; background: #fff; overflow: hidden; }
dl div { display: grid; grid-template-columns: minmax(9rem, 14rem) 1fr; gap: 1rem; padding: 0.8rem 1.25rem; }
dl div + div { border-top: 1px solid var(--line); }
dt { font-weight: 650; }
dd { margin: 0; color: var(--soft); overflow-wrap: anywhere; font-family: ui-monospace, monospace; font-size: 0.9em; }
@media (max-width: 36rem) { dl div { grid-template-columns: 1fr; gap: 0; } }
</style>
${pageConfig(query)}<script src="/travel-shell/loader.js" nonce="${nonce}" async></script>
</head>
<body>
${await header(context)}
<main id="main">
<span class="lock"><svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect x="4" y="11" width="16" height="10" rx="2.5"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/></svg></span>
<h1>Nothing runs here that was not invited</h1>
<p class="lead">The policy below came with this page as a response header. The header above loads, opens its menus and signs you in under it, and the browser reports no violation.</p>
<dl>
${rules
  .split('; ')
  .map((rule) => {
    const [name, ...values] = rule.split(' ');
    return `<div><dt>${name}</dt><dd>${values.join(' ')}</dd></div>`;
  })
  .join('\n')}
</dl>
</main>
</body>
</html>
`,
  };
}
