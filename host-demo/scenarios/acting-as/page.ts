import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { asMarkup, pageConfig, pageStart, pieceAttributes, typeface } from '../pageConfig.ts';

export const title = 'Acting as a member';
export const description =
  'A page of a company that always has the bar of support: empty for most visitors, and in the HTML while support acts as the member.';

export async function render({ query, acting, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const given = ['brand', 'locale', 'presentation'].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  const bar = acting
    ? await fragment('acting-as', { ...Object.fromEntries(given), ...acting })
    : `<travel-acting-as${pieceAttributes(query)}></travel-acting-as>`;
  return {
    html: `${pageStart(query, title)}
${typeface(query)}<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 40rem; }
</style>
${pageConfig(query)}<script src="/travel-shell/loader.js" async></script>
</head>
<body>
${bar}
<travel-header${asMarkup(Object.fromEntries(given))}></travel-header>
<main id="main">
<h1>Flights</h1>
<p><a href="/s/ident/passkeys">Passkeys</a></p>
</main>
</body>
</html>
`,
  };
}
