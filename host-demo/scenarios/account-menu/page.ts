import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig, pageStart, pieceAttributes, typeface } from '../pageConfig.ts';

export const title = 'Account menu';
export const description = 'The account menu in a page without a header, as a fragment or client-rendered.';

export async function render(context: ScenarioContext): Promise<ScenarioResponse> {
  const { query } = context;
  const given = Object.fromEntries(
    ['brand', 'locale', 'presentation'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const menu = query.has('fragment')
    ? await context.fragment('account-menu', given)
    : `<travel-account-menu${pieceAttributes(query)}></travel-account-menu>`;
  const isDark = query.get('presentation') === 'dark';
  return {
    html: `${pageStart(query, 'An account menu')}
${typeface(query)}<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: ${isDark ? '#f1f5f2' : '#1b2333'}; background: ${isDark ? '#0c1410' : '#fff'}; }
.top { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 1rem 1.25rem; }
/* As in the style line of the guides. */
@layer { travel-account-menu:not(:state(ready)) { vertical-align: middle; display: inline-block; min-block-size: 44px; } }
.top b { font-size: 1.25rem; letter-spacing: -0.02em; }
main { max-width: 42rem; margin: 0 auto; padding: 3rem 1.25rem 60rem; }
</style>
${pageConfig(query)}<script async src="/travel-shell/loader.js"></script>
</head>
<body>
<div class="top"><b>Own header</b>${menu}</div>
<main id="main"><h1>A page with a header of its own</h1><p>Only the account menu is the kit's.</p></main>
</body>
</html>
`,
  };
}
