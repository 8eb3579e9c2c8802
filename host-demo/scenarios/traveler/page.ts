import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig, pageLanguage, pageStart, pieceAttributes, typeface } from '../pageConfig.ts';

export const title = 'Traveler form';
export const description = `A step of a booking: who travels, filled from the account and saved in it. With ?else the form is
  for somebody else, with ?bare it has no HTML of a server, and ?attributes={…} are its own.`;

/** The policy of a page that takes security seriously; `form-action` leaves the form no other way than ours. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types travel-shell',
  ].join('; ');

export async function render({ query, nonce, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const own = {
    ...(JSON.parse(query.get('attributes') ?? '{}') as Record<string, string>),
    ...(query.has('else') && { 'traveler-id': '' }),
  };
  const given = Object.fromEntries(
    ['brand', 'locale', 'presentation'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const piece = async (name: string, attributes: Record<string, string>) =>
    (await fragment(name, attributes)).replaceAll('<style>', `<style nonce="${nonce}">`);
  const form = query.has('bare')
    ? `<travel-traveler-form${pieceAttributes(query)}></travel-traveler-form>`
    : await piece('traveler-form', { ...given, ...own });
  return {
    headers: { 'Content-Security-Policy': policy(nonce) },
    html: `${pageStart(query, 'Who travels?')}
${typeface(query, nonce)}<style nonce="${nonce}">
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #17211d; background: #f5f7f4; }
.card { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
.dark { background: #14181b; color: #eef2f0; }
/* The rules of a careless page for its forms. */
#heard { display: none; }
main input, main label, main button { text-transform: uppercase; border: 3px solid red; float: right; }
</style>
${pageConfig(query)}<script src="/travel-shell/loader.js" nonce="${nonce}" async></script>
</head>
<body${query.get('presentation') === 'dark' ? ' class="dark"' : ''} ${pageLanguage(query)}>
${await piece('header', given)}
<main id="main" class="card">
<h1>Who travels?</h1>
${form}
${query.has('back') ? '<p><a href="/business/tasks">Back to your first steps</a></p>\n' : ''}<output id="heard"></output>
</main>
<script nonce="${nonce}">
document.addEventListener('travel-traveler', ({ detail }) => {
  document.querySelector('#heard').textContent = JSON.stringify(detail);
});
</script>
</body>
</html>
`,
  };
}
