import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig, pageStart, pieceAttributes, typeface } from '../pageConfig.ts';

export const title = 'Sign-in';
export const description =
  'A hotel that signed-in visitors can save: the page opens the sign-in dialog and then saves it.';

const strictPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types travel-shell',
  ].join('; ');

/**
 * `?csp` sets a strict CSP, `?isolated` sets COOP same-origin, `?prompt` adds the sign-in prompts; `?<attribute>=` goes
 * to the header.
 */
export function render({ query, nonce }: ScenarioContext): ScenarioResponse {
  return {
    headers: {
      ...(query.has('csp') && { 'Content-Security-Policy': strictPolicy(nonce) }),
      ...(query.has('isolated') && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    },
    html: `${pageStart(query, 'Hotel Miramar')}
${typeface(query, nonce)}<style nonce="${nonce}">
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #17211d; background: #f5f7f4; }
main { max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 4rem) 1.25rem; }
article { overflow: hidden; border-radius: 20px; background: #fff; box-shadow: 0 8px 30px rgb(20 50 40 / 10%); }
.view { height: 11rem; background: linear-gradient(160deg, #9ad1d4, #f4e3b2 60%, #e9a178); }
.text { padding: 1.5rem; }
h1 { margin: 0; font-size: 1.7rem; line-height: 1.15; letter-spacing: -0.02em; }
p { margin: 0.5rem 0 1.25rem; color: #52625b; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid #0c6b4f; border-radius: 99px; background: #fff; color: #0c6b4f; font: inherit; font-weight: 650; cursor: pointer; }
button[aria-pressed="true"] { color: #fff; background: #0c6b4f; }
output { margin-inline-start: 1rem; color: #52625b; }
</style>
${pageConfig(query)}<script src="/travel-shell/loader.js" nonce="${nonce}" async></script>
</head>
<body>
<travel-header${pieceAttributes(query)}>
<a slot="fallback" href="/">Home</a>
<a slot="fallback" href="/login">Sign in</a>
</travel-header>
<main id="main">
<article>
<div class="view"></div>
<div class="text">
<h1>Hotel Miramar</h1>
<p>Four stars above the sea. Rooms with breakfast from 120 a night.</p>
<button type="button" id="save" aria-pressed="false" data-loads="travel-sign-in">Save</button>
<output id="said"></output>
</div>
</article>
</main>
${query.has('prompt') ? '<travel-sign-in-prompt front-door="/scenarios/sign-in/"></travel-sign-in-prompt>\n' : ''}<script nonce="${nonce}">
const save = document.getElementById('save');
const said = document.getElementById('said');
save.addEventListener('click', async () => {
  const shell = window.travelShell;
  const isIn = shell.get('auth').status === 'signedIn';
  const { signedIn, resultId } = isIn
    ? { signedIn: true, resultId: 'miramar' }
    : await shell.openSignIn({ reason: 'save-trip', resultId: 'miramar' });
  save.setAttribute('aria-pressed', String(signedIn));
  said.textContent = signedIn ? resultId + ' is saved' : 'Not saved';
});
</script>
</body>
</html>
`,
  };
}
