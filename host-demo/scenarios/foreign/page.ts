import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';
import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig, pageLanguage } from '../pageConfig.ts';
import { policy } from '../strict-csp/page.ts';

export const title = 'Foreign';
export const description = 'Header and footer by one tag on pages of many kinds, where they look as on a plain one.';

interface Host {
  /** For its head: style sheets, `<base>`. */
  head?: string | (() => Promise<string>);
  /** The host's Content-Security-Policy, with the page's nonce. */
  policy?: (nonce: string) => string;
  isXhtml?: true;
  isQuirky?: true;
}

/** Tailwind's reset as its compiler writes it, outside a layer, where it beats more of the page. */
async function preflight(): Promise<string> {
  const css = await readFile(fileURLToPath(import.meta.resolve('tailwindcss/preflight.css')), 'utf8');
  const { build } = await compile(css);
  return `<style>${build([])}</style>`;
}

const HOSTS: Record<string, Host> = {
  plain: {},
  bootstrap: { head: '<link rel="stylesheet" href="/demo/vendor/bootstrap/css/bootstrap.min.css"/>' },
  tailwind: { head: preflight },
  strict: { policy },
  base: { head: '<base href="/guides/lisbon/"/>' },
  xhtml: { isXhtml: true },
  quirks: { isQuirky: true },
  rem: { head: '<style>html { font-size: 10px; }</style>' },
};

/**
 * `?host=` selects the kind of page, and `?lang=ar` its language; `?vertical` is about flights, `?compact` has the low
 * header. The tags are as in our README, with `room.css`. `?served` has fragments in their places.
 */
export async function render({ nonce, query, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const { head = '', policy, isXhtml, isQuirky } = HOSTS[query.get('host') ?? ''] ?? {};
  const looks = query.get('lang') === 'ar' ? { locale: 'ar' } : {};
  const attributes = {
    ...(query.has('vertical') && { 'active-vertical': 'flights' }),
    ...(query.has('compact') && { compact: '' }),
  };
  const markup = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const [header, footer] = query.has('served')
    ? [await fragment('header', { ...looks, ...attributes }), await fragment('footer', looks)]
    : [`<travel-header${markup.join('')}></travel-header>`, '<travel-footer></travel-footer>'];
  const own = policy ? ` nonce="${nonce}"` : '';
  const html = `${isQuirky ? '' : '<!DOCTYPE html>\n'}<html xmlns="http://www.w3.org/1999/xhtml" ${pageLanguage(query)}>
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
${typeof head === 'string' ? head : await head()}
<title>A foreign page</title>
<link rel="icon" href="/site/icon.svg" type="image/svg+xml"/>
<style${own}>
body { margin: 0; color: #1b2333; background: #fff; }
main { box-sizing: border-box; block-size: 200px; padding: 20px; }
</style>
<link rel="stylesheet"${own} href="/travel-shell/room.css"/>
${pageConfig(query)}<script${own} async="async" src="/travel-shell/loader.js"></script>
</head>
<body>
${header}
<main id="main"><h1>Lisbon in three days</h1></main>
${footer}
</body>
</html>
`;
  const type = isXhtml && { 'Content-Type': 'application/xhtml+xml; charset=utf-8' };
  const headers = policy && { 'Content-Security-Policy': policy(nonce) };
  return { html, headers: { ...headers, ...type } };
}
