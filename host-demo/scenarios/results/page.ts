import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { asScript, drawerFlags, pageStart } from '../pageConfig.ts';
import { FLIGHTS, type Flight, resultOf } from './flights.ts';
import { TEXTS } from './texts.ts';

export const title = 'Flight results';
export const description =
  'A results page with a save button beside each flight, the drawer of trips, and the navigation beside it.';

const LOOKS = ['brand', 'locale', 'presentation'];

/**
 * Header, navigation and save buttons as fragments. `?lang=ar` is the page from right to left; looks in the query are
 * those of all pieces; `?pinned` and so on are attributes of the navigation drawer; `?config={…}` adds to the page's
 * configuration; `?broken` gives the first button a result that is none.
 */
export async function render({ query, fragment }: ScenarioContext): Promise<ScenarioResponse> {
  const lang = query.get('lang') ?? 'en';
  const texts = TEXTS[lang] ?? (TEXTS.en as (typeof TEXTS)[string]);
  const looks = Object.fromEntries(LOOKS.filter((name) => query.has(name)).map((name) => [name, `${query.get(name)}`]));
  if (lang === 'ar') looks.locale ??= 'ar';
  const config = { keepsPendingSave: true, ...looks, ...JSON.parse(query.get('config') ?? '{}') };
  const [header, navigation, button] = await Promise.all([
    fragment('header', { ...looks, 'trips-drawer': '', 'active-vertical': 'flights', 'menu-button': 'on' }),
    fragment('nav-drawer', { ...looks, ...drawerFlags(query), vertical: 'flights' }),
    fragment('save-button', looks),
  ]);
  const isDark = looks.presentation === 'dark';

  /** One fragment for all of them: what each saves is an attribute. */
  const save = (result: unknown) =>
    button.replace('<travel-save-button', `<travel-save-button result="${escapeHtml(JSON.stringify(result))}"`);

  const card = (flight: Flight, index: number) => `<li class="flight">
<span class="mark" style="--airline:${flight.colour}">${escapeHtml(flight.airline.slice(0, 2).toUpperCase())}</span>
<div class="when">
<h2><bdi>${flight.departs} – ${flight.arrives}</bdi></h2>
<p>${escapeHtml(flight.airline)}</p>
</div>
<div class="way">
<p><bdi>${flight.duration}</bdi></p>
<p class="line" data-stops="${flight.stops}"><span>${texts.from}</span><i></i><span>${texts.to}</span></p>
<p>${flight.stops === 0 ? texts.nonstop : texts.oneStop}</p>
</div>
<p class="price"><bdi>€${flight.price}</bdi></p>
<a class="deal" href="${escapeHtml(resultOf(flight).url)}">${texts.book}</a>
<div class="save">${save(query.has('broken') && index === 0 ? { resultId: '../login' } : resultOf(flight))}</div>
</li>`;

  return {
    html: `${pageStart(query, texts.title)}
<link rel="stylesheet" href="/travel-shell/fonts/${escapeHtml(looks.brand ?? 'flagship')}.css">
<link rel="stylesheet" href="/scenarios/results/static/results.css">
<script type="application/json" id="travel-shell-config">${asScript(config)}</script>
<link rel="stylesheet" href="/travel-shell/room.css">
<script async src="/travel-shell/loader.js"></script>
</head>
<body${isDark ? ' class="dark"' : ''}>
${header}
${navigation}
<div class="page">
<main id="main">
<h1>${texts.title}</h1>
<p class="lead">${texts.count(FLIGHTS.length)}</p>
<ul class="flights" aria-label="${texts.sort}">
${FLIGHTS.map(card).join('\n')}
</ul>
</main>
</div>
</body>
</html>
`,
  };
}
