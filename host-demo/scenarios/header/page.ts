import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { asMarkup, pageConfig, pageStart, typeface } from '../pageConfig.ts';

export const title = 'Header';
export const description =
  'Everything a header can have: partner, logo forms, banners above it, pickers; and the slim one of a checkout.';

const PIECES = ['header', 'checkout-header'];

/** The page's defaults for the header. */
const USUAL = {
  'partner-logo': '/site/icon.svg',
  'partner-name': 'Air Nord',
  'partner-message': 'In association with Air Nord',
  'under-logo': '',
  'active-vertical': 'flights',
};

/** `?attributes={…}` of the piece, by their HTML names. */
function readAttributes(query: URLSearchParams, piece: string): Record<string, string> {
  const text = query.get('attributes');
  if (text !== null) return JSON.parse(text);
  return piece === 'header' ? USUAL : {};
}

/** `?piece=checkout-header` shows that; `?form=element` leaves out the fragment; `?ads` puts banners at the top. */
export async function render({ query, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const piece = PIECES.find((name) => name === query.get('piece')) ?? 'header';
  const attributes = readAttributes(query, piece);
  const markup =
    query.get('form') === 'element'
      ? `<travel-${piece}${asMarkup(attributes)}></travel-${piece}>`
      : await fragment(piece, attributes);
  const ads = query.has('ads')
    ? '<div class="ad">Fly for less</div><div class="smart">Get our app <button type="button">Close</button></div>'
    : '';
  return {
    html: `${pageStart(query, 'A page with a header')}
${typeface(query)}<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1b2333; background: #fff; min-block-size: 200vb; }
main { max-width: 42rem; margin: 0 auto; padding: 3rem 1.25rem; }
.ad, .smart { position: sticky; inset-block-start: 0; z-index: 200; padding: 0.5rem; background: #fde7b0; text-align: center; }
.smart { inset-block-start: 2.6rem; background: #e4ecff; }
travel-header:not(:defined), travel-checkout-header:not(:defined) { display: block; min-block-size: 62px; }
@media (width >= 48em) { travel-header:not(:defined) { min-block-size: 80px; } }
</style>
${pageConfig(query)}<script async src="/travel-shell/loader.js"></script>
</head>
<body>
${ads}
${markup}
<main id="main"><h1>Where to?</h1><p>The header above is what this page is about.</p></main>
</body>
</html>
`,
  };
}
