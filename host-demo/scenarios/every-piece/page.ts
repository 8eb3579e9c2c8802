import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { asScript, pageConfig, pageLanguage, pieceAttributes } from '../pageConfig.ts';

export const title = 'Every piece';
export const description = 'All pieces on one page: for other browsers, on paper, as XHTML, in a sandboxed frame.';

/** The fragments of the page, in its order. */
const PIECES = ['header', 'checkout-header', 'account-menu', 'country-picker', 'currency-picker', 'footer'] as const;

/** So that the header has "more" in every window. */
const HEADER = { 'visible-items': '3' };

const ATTRIBUTES = ['brand', 'locale', 'presentation'];

/** Keeps what the browser complains about, as `Line`s: not every engine tells its driver. */
const RECORDER = `document.problems = [];
const note = (text, source) => document.problems.push({ text, source: String(source ?? '') });
for (const level of ['error', 'warn']) {
  const write = console[level];
  console[level] = (...texts) => {
    note(texts.join(' '), new Error().stack);
    write(...texts);
  };
}
addEventListener('error', ({ message, error, filename }) => note('uncaught: ' + message, error?.stack ?? filename));
addEventListener('unhandledrejection', ({ reason }) => note('unhandled: ' + reason, reason?.stack));
addEventListener('securitypolicyviolation', (event) =>
  note('policy: ' + event.violatedDirective + ' ' + event.blockedURI, event.sourceFile));`;

/**
 * `?client` renders in the browser, without fragments. `?prompt` asks returning visitors. `?xhtml` is an XHTML document;
 * there `&served` inserts the fragments by script, as its parser knows no declarative shadow roots, and `&quiet` leaves
 * out the loader. `?sandbox` has the page in a frame with an opaque origin. `?brand=`, `?locale=` and `?presentation=`
 * go to each piece.
 */
export async function render(context: ScenarioContext): Promise<ScenarioResponse> {
  const { nonce, query } = context;
  if (query.has('sandbox')) return frame(query);
  const isXhtml = query.has('xhtml');
  const given = Object.fromEntries(
    ATTRIBUTES.flatMap((name) => (query.has(name) ? [[name, query.get(name) as string]] : [])),
  );
  const attributes = pieceAttributes(query);
  const pieces = await Promise.all(
    PIECES.map((name) => {
      const own = name === 'header' ? HEADER : {};
      if (query.has('served')) return `<div data-fragment="${name}"></div>`;
      if (isXhtml || query.has('client')) {
        const written = Object.entries(own).map(([attribute, value]) => ` ${attribute}="${value}"`);
        return `<travel-${name}${attributes}${written.join('')}></travel-${name}>`;
      }
      return context.fragment(name, { ...given, ...own });
    }),
  );
  const [header, checkoutHeader, accountMenu, country, currency, footer] = pieces;
  const html = `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" ${pageLanguage(query)}>
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>Every piece</title>
<link rel="icon" href="/site/icon.svg" type="image/svg+xml"/>
<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1b2333; background: #fff; }
.settings { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; padding: 1rem 1.25rem; border-block: 1px solid #8884; }
.settings b { margin-inline-end: auto; }
main { max-width: 42rem; margin: 0 auto; padding: 3rem 1.25rem 8rem; }
travel-checkout-header { position: static; }
</style>
<script nonce="${nonce}">${RECORDER}</script>
${pageConfig(query)}${query.has('quiet') ? '' : '<script src="/travel-shell/loader.js" async="async"></script>'}
</head>
<body>
${header}
${checkoutHeader}
<div class="settings"><b>Settings</b>${accountMenu}${country}${currency}</div>
<main id="main">
<h1>Every piece of the shell</h1>
<p>Two headers, a menu, two pickers and a footer; the sign-in comes when it is asked for.</p>
</main>
${query.has('prompt') ? `<travel-sign-in-prompt front-door="/scenarios/every-piece/" delay="0"${attributes}></travel-sign-in-prompt>` : ''}
${footer}
${query.has('served') ? `<script nonce="${nonce}">${insertFragments(given)}</script>` : ''}
</body>
</html>
`;
  return { html, ...(isXhtml && { headers: { 'Content-Type': 'application/xhtml+xml; charset=utf-8' } }) };
}

/** Script without `<` and `&`, which XML would read. */
const insertFragments = (given: Record<string, string>) => `
for (const place of document.querySelectorAll('[data-fragment]')) {
  const own = place.dataset.fragment === 'header' ? ${asScript(HEADER)} : {};
  fetch('/travel-shell/fragments/' + place.dataset.fragment + '?' + new URLSearchParams({ ...${asScript(given)}, ...own }))
    .then((answer) => answer.text())
    .then((html) => place.setHTMLUnsafe(html));
}
`;

function frame(query: URLSearchParams): ScenarioResponse {
  const inner = new URLSearchParams(query);
  inner.delete('sandbox');
  return {
    html: `<!doctype html>
<html ${pageLanguage(query)}>
<head>
<meta charset="utf-8">
<title>Every piece, in a sandboxed frame</title>
<link rel="icon" href="/site/icon.svg" type="image/svg+xml">
<style>
html, body { height: 100%; margin: 0; }
iframe { display: block; width: 100%; height: 100%; border: 0; }
</style>
</head>
<body>
<iframe sandbox="allow-scripts" title="Every piece" src="./?${inner.toString().replaceAll('&', '&amp;')}"></iframe>
</body>
</html>
`,
  };
}
