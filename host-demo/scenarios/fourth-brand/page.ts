import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { asMarkup, asScript, pageLanguage } from '../pageConfig.ts';

export const title = 'A fourth brand';
export const description =
  'A ferry line whose brand is a folder beside this page: the kit has no byte of it. Built by travel-shell-brand, given to the server by BRAND_FILES.';

/** `npm run build` builds it with `travel-shell-brand`, and the demo serves it. */
const ID = 'petrel';
export const needsBrand = ID;

/**
 * `?built=` is the address of the built brand, of the demo by default. `?form=fragment` includes header and footer as HTML, `?form=client` has them
 * rendered in the browser, otherwise each is one tag that loader.js fills.
 */
export async function render({ query, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const form = query.get('form');
  const looks = {
    brand: ID,
    locale: query.get('locale') ?? 'en-US',
    presentation: query.get('presentation') ?? 'default',
  };
  const piece = (name: string, attributes: Record<string, string> = {}) => {
    const all = { ...looks, ...attributes };
    if (form === 'fragment') return fragment(name, all);
    return `<travel-${name}${asMarkup(all)}></travel-${name}>`;
  };
  const config = {
    brands: { [ID]: query.get('built') ?? `/demo/brands/${ID}.json` },
    ...(form === 'client' && { fragments: 'off' }),
  };
  return {
    html: `<!doctype html>
<html ${pageLanguage(query)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A fourth brand</title>
<link rel="icon" href="/site/icon.svg" type="image/svg+xml">
<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #292236; background: #fcfafe; }
body:has([presentation="dark"]) { color: #f1edf5; background: #1b1724; }
main { padding: 4rem 1.5rem; max-inline-size: 60rem; margin-inline: auto; min-block-size: 16rem; }
</style>
<script type="application/json" id="travel-shell-config">${asScript(config)}</script>
<script src="/travel-shell/loader.js" async></script>
</head>
<body>
${await piece('header', { 'active-vertical': 'ferries' })}
<main id="main"><h1>Islands by ferry</h1><p>Forty harbours, one ticket.</p></main>
${await piece('footer')}
</body>
</html>
`,
  };
}
