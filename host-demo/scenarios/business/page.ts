import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig, pageStart, pieceAttributes } from '../pageConfig.ts';

export const title = 'Booking for others';
export const description = 'A page of a company: the header, and whom its member books for.';

export async function render({ query }: ScenarioContext): Promise<ScenarioResponse> {
  const looks = pieceAttributes(query);
  return {
    html: `${pageStart(query, 'Booking for others')}
<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
.bar { display: flex; justify-content: flex-end; padding: 0.5rem 1.25rem; min-block-size: 44px; }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 40rem; }
</style>
${pageConfig(query)}<script src="/travel-shell/loader.js" async></script>
</head>
<body>
<travel-header${looks}></travel-header>
<div class="bar"><travel-booking-for${looks}></travel-booking-for></div>
<main id="main"><h1>Flights</h1><p>Whom one books for stays in sight.</p></main>
</body>
</html>
`,
  };
}
