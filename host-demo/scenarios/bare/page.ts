import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig, pageStart, pieceAttributes } from '../pageConfig.ts';

export const title = 'Bare';
export const description = 'One script, one element with fallback links, a line of CSS, and nothing else.';

/** `?menu-button=auto` shows it as the loader decides. */
const menuButton = (query: URLSearchParams) => ` menu-button="${query.get('menu-button') === 'auto' ? 'auto' : 'on'}"`;

export function render({ query }: ScenarioContext): ScenarioResponse {
  return {
    html: `${pageStart(query, 'A bare page')}
<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1b2333; background: #fff; }
main { max-width: 42rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em; }
travel-header { display: block; min-height: 62px; }
@media (min-width: 48em) { travel-header { min-height: 80px; } }
pre { padding: 1rem; border-radius: 12px; background: #f3f5fa; overflow-x: auto; }
</style>
${pageConfig(query)}<script async src="/travel-shell/loader.js"></script>
</head>
<body>
<travel-header${menuButton(query)}${pieceAttributes(query)}>
<a slot="fallback" href="/">Home</a>
<a slot="fallback" href="/trips">Trips</a>
<a slot="fallback" href="/login">Sign in</a>
</travel-header>
<main id="main">
<h1>Two lines of HTML</h1>
<p>This page has a script, an element, a line of CSS for the room of the header, and this text. The header above is the element.</p>
<pre dir="ltr" tabindex="0" aria-label="The two lines"><code>&lt;script async src="/travel-shell/loader.js"&gt;&lt;/script&gt;
&lt;travel-header&gt;&lt;/travel-header&gt;</code></pre>
</main>
</body>
</html>
`,
  };
}
