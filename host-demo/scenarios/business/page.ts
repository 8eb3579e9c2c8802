import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig, pageStart, pieceAttributes, typeface } from '../pageConfig.ts';

export const title = 'Booking for others';
export const description = `A page of a company: the header, and whom its member books for. With ?in=pieces header
  and drawer have it; with ?in=bar&name=… the page has it in the header’s bar, with the name in its first HTML.`;

export async function render({ query, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const looks = pieceAttributes(query);
  const place = query.get('in');
  const asked = place === 'pieces' ? ' booking-for' : '';
  const drawer = asked && `<travel-nav-drawer${looks} booking-for></travel-nav-drawer>`;
  const here = place ? drawer : `<div class="bar"><travel-booking-for${looks}></travel-booking-for></div>`;
  const header = place === 'bar' ? await headerWithTraveler() : `<travel-header${looks}${asked}></travel-header>`;

  async function headerWithTraveler(): Promise<string> {
    const traveler = await fragment('booking-for', { 'traveler-name': query.get('name') ?? '' });
    const slotted = traveler.replace('<travel-booking-for', '$& slot="actions"');
    return (await fragment('header', {})).replace('</travel-header>', () => `${slotted}</travel-header>`);
  }

  return {
    html: `${pageStart(query, 'Booking for others')}
${typeface(query)}<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
.bar { display: flex; justify-content: flex-end; padding: 0.5rem 1.25rem; min-block-size: 44px; }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 40rem; }
</style>
${pageConfig(query)}<script src="/travel-shell/loader.js" async></script>
</head>
<body>
${header}
${here}
<main id="main"><h1>Flights</h1><p>Whom one books for stays in sight.</p></main>
</body>
</html>
`,
  };
}
