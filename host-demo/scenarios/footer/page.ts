import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { asMarkup, pageConfig, pageStart } from '../pageConfig.ts';

export const title = 'Footer';
export const description =
  'A guide with a footer below the fold: its links come with the page, and the browser fetches logos and icons when they come into view.';

const ATTRIBUTES = [
  'brand',
  'locale',
  'presentation',
  'load',
  'country-picker',
  'currency-picker',
  'privacy-choices',
  'manage-privacy',
  'card-schemes',
];

/** As on a bank's page: only scripts with the nonce, and one Trusted Types policy. */
const strictPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types travel-shell',
  ].join('; ');

/** The page's own links, as a host without our server writes them. */
const OWN_LINKS = `<p slot="brand">Ferry Guide</p>
<h2 slot="company">Company</h2>
<ul slot="company">
<li><a href="/about">About us</a></li>
<li><a href="/press">Press</a></li>
</ul>
<p slot="copyright">© Ferry Guide</p>`;

/**
 * `?client` has the footer rendered in the browser, `?own` with links of the page, `?strict` under a strict policy,
 * `?short` with all of it on the screen, `?far` with it so far down that no browser fetches its pictures, `?hostile` with a
 * style sheet that reaches for every link and picture. The rest become
 * attributes.
 */
export async function render({ query, nonce, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const given = Object.fromEntries(
    ATTRIBUTES.filter((name) => query.has(name)).map((name) => [name, query.get(name) as string]),
  );
  const footer =
    query.has('client') || query.has('own')
      ? `<travel-footer${asMarkup(given)}>${query.has('own') ? OWN_LINKS : ''}</travel-footer>`
      : await fragment('footer', given);
  const hostile = query.has('hostile')
    ? 'a { color: red; font: 700 30px serif; text-transform: uppercase; float: left; border: 3px solid } h2 { color: red; margin: 90px } p { color: red } img { height: auto; max-width: 20px; margin: 20px; border: 3px solid; filter: blur(4px) }'
    : '';
  return {
    headers: query.has('strict') ? { 'Content-Security-Policy': strictPolicy(nonce) } : {},
    html: `${pageStart(query, 'Slow ferries of the north')}
<link rel="stylesheet" nonce="${nonce}" href="/travel-shell/fonts/${escapeHtml(given.brand ?? 'flagship')}.css">
<style nonce="${nonce}">
body { margin: 0; font: 1.0625rem/1.7 Georgia, serif; color: #1d2a35; background: #fbfaf7; }
main { max-width: 38rem; margin: 0 auto; padding: 4rem 1.25rem 6rem; }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 7vw, 3.25rem); line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance; }
.lead { font-size: 1.25em; color: #51616e; }
.leg { margin-block: 3rem; padding-inline-start: 1.25rem; border-inline-start: 3px solid #c8d6cf; }
${hostile}
</style>
${pageConfig(query)}<script src="/travel-shell/loader.js" nonce="${nonce}" async></script>
</head>
<body>
<main id="main">
<h1>Slow ferries of the north</h1>
<p class="lead">Eleven days, six boats, and a footer at the end.</p>
${query.has('far') ? '<p style="block-size: 9000px"></p>' : ''}
${query.has('short') ? '' : LEGS.map((leg) => `<p class="leg">${leg}</p>`).join('\n')}
</main>
${footer}
</body>
</html>
`,
  };
}

const LEGS = [
  'The night boat to Gothenburg leaves at seven. There is a sauna on deck nine, and nobody in it before ten.',
  'From Strömstad the small ferry takes half an hour to the islands. Buy the ticket on board, in coins.',
  'Kristiansand is a town one arrives in by water. The harbour has the bakery, and the bakery has the view.',
  'North of Bergen the boats carry post, bread and schoolchildren. Sit at the window on the left.',
  'Seven hours to the Lofoten, and the last of them is the reason for the other six.',
  'The way back goes by train. It is faster, and one sees less.',
  'Take a pullover, a book that may get wet, and no plan for the last day.',
  'The harbour offices open at six. They know when the boat comes; the timetable only knows when it should.',
  'In October the light is best, and half of the boats are in the dock.',
  'On the small boats one does not lock the bicycle. On the large ones one does.',
];
