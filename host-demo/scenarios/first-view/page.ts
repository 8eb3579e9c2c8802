import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig, pageStart, typeface } from '../pageConfig.ts';

export const title = 'First view';
export const description = 'Every piece on one page, which makes no call until one of them is used.';

/** As a page writes them that knows the visitor's country and currency. */
const PIECES = {
  'checkout-header': {},
  header: { 'active-vertical': 'hotels' },
  'account-menu': {},
  'country-picker': { language: 'English', flag: '/site/flags/US.webp' },
  'currency-picker': { currency: 'EUR' },
  footer: {},
} as const;

/** `?client` has them rendered in the browser instead of by the server. */
export async function render({ query, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const piece = async (name: keyof typeof PIECES): Promise<string> => {
    const written = Object.entries(PIECES[name]).map(([key, value]) => ` ${key}="${value}"`);
    return query.has('client') ? `<travel-${name}${written.join('')}></travel-${name}>` : fragment(name, PIECES[name]);
  };
  return {
    html: `${pageStart(query, 'A house by the lake')}
${typeface(query)}<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1b2333; background: #fff; }
.bar { display: flex; justify-content: end; gap: 1rem; padding: 0.5rem 1.25rem; }
main { max-width: 42rem; min-block-size: 300vb; margin: 0 auto; padding: 3rem 1.25rem; }
</style>
${pageConfig(query)}<script src="/travel-shell/loader.js" async></script>
</head>
<body>
${await piece('header')}
${await piece('checkout-header')}
<travel-sign-in></travel-sign-in>
<travel-sign-in-prompt></travel-sign-in-prompt>
<div class="bar">${await piece('country-picker')}${await piece('currency-picker')}${await piece('account-menu')}</div>
<main id="main"><h1>A house by the lake</h1><p>Two rooms, one boat, no neighbours.</p></main>
${await piece('footer')}
</body>
</html>
`,
  };
}
