import { BRANDS } from '@travel-shell/core';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { asMarkup, pageConfig, pageStart, typeface } from '../pageConfig.ts';

export const title = 'Brands';
export const description = 'A header of each brand on one page: what each opens is of its brand.';

/**
 * `?locale=` and `?presentation=` go to each header and its currency picker, `?brand=` leaves one brand on the page.
 * `?client` renders in the browser, without fragments. `?sign-in=` adds the page's own `<travel-sign-in>` of that brand.
 */
export async function render({ nonce, query, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const brands = query.has('brand') ? [query.get('brand') as string] : BRANDS;
  const own = query.get('sign-in');
  const piece = (name: string, attributes: Record<string, string>) => {
    if (!query.has('client')) return fragment(name, attributes);
    return `<travel-${name}${asMarkup(attributes)}></travel-${name}>`;
  };
  const sections = await Promise.all(
    brands.map(async (brand) => {
      const looks = {
        brand,
        locale: query.get('locale') ?? 'en-US',
        presentation: query.get('presentation') ?? 'default',
      };
      const header = await piece('header', looks);
      return `<section id="${escapeHtml(brand)}">${header}\n${await piece('currency-picker', { ...looks, 'ask-to-save': '' })}</section>`;
    }),
  );
  return {
    html: `${pageStart(query, 'A header of each brand')}
${brands.map((brand) => typeface(new URLSearchParams({ brand }))).join('')}<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1b2333; background: #fff; }
travel-header { position: static; }
section { margin-block-end: 2rem; }
h1, main, travel-currency-picker { margin-inline: 1.5rem; }
</style>
${pageConfig(query)}<script src="/travel-shell/loader.js" async></script>
</head>
<body>
<h1>Brands</h1>
${sections.join('\n')}
<main id="main"><button type="button" id="save" data-loads="travel-sign-in">Save</button></main>
${own ? `<travel-sign-in${asMarkup({ brand: own })}></travel-sign-in>` : ''}
<script nonce="${nonce}">
document.getElementById('save').addEventListener('click', () => window.travelShell.openSignIn({ reason: 'save-trip' }));
</script>
</body>
</html>
`,
  };
}
