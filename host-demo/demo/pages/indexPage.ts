import type { PageUser } from 'travel-shell-back-end/areas/auth/PageUsers.ts';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { layout, type Page } from 'travel-shell-back-end/pages/layout.ts';
import { LOADER_TAG } from '../../../scripts/build/loaderScript.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import type { ScenarioEntry } from './scenarioPages.ts';

interface IndexContent {
  scenarios: ScenarioEntry[];
  user: PageUser | null;
}

export function indexPage({ scenarios, user }: IndexContent): Page {
  return layout(
    'Start',
    `<main class="page" aria-label="Travel Shell demo">
<header class="intro">
<p class="brand"><img src="/site/icon.svg" alt="" width="28" height="28"> Travel Shell</p>
<div class="pitch">
<div>
<h1>The frame of a travel site, for any page</h1>
<p class="lead">Header, account menu, sign-in, navigation and trips drawers, save buttons, consent, country and currency pickers, footer: custom elements that a page of any age gets with one script tag, in three brands and six languages. They are HTML first; React comes when a visitor reaches for them.</p>
${user ? signedIn(user) : '<p><a class="button" href="/login">Sign in</a></p>'}
</div>
<pre tabindex="0" aria-label="The snippet"><code>${escapeHtml(SNIPPET)}</code></pre>
</div>
</header>
${scenarios.some(({ name }) => name === WHOLE_SITE) ? site : ''}
<h2>Scenarios</h2>
<p class="lead">Each is a page of another kind with the same pieces, on a real back end.</p>
<ul class="cards">${scenarios.toSorted(wholeSiteFirst).map(scenarioCard).join('') || '<li class="card"><p>No scenario has a page yet.</p></li>'}
${card('/scenarios/consent/?kind=tcf', 'The full consent framework', 'Purposes, 813 vendors and a TC string, by the framework of the IAB.')}</ul>
<h2>For builders</h2>
<ul class="cards">
${card('/docs/', 'Documentation', 'Guides by framework, a reference of every element with a live example, console messages, decisions.')}
${card('/playground/', 'Playground', 'Choose pieces and attributes, see them live, copy what puts them on your page.')}
${card('/storybook/', 'Storybook', 'Every state of every piece, in each brand, presentation and locale.')}
${card('/openapi.yaml', 'API document', 'OpenAPI 3.1. Requests and answers of this server are checked against it.')}
${card('/demo/outbox', 'Outbox', 'All mail this site has sent: links to finish an account, new passwords, invitations.')}
${card('/healthz', 'Health', 'Whether the server can do its work.')}
</ul>
<h2>Accounts</h2>
<p>The password of each is <code>${DEMO_PASSWORD}</code>.</p>
${accountTable()}
</main>`,
  );
}

/** The page with every piece. */
const WHOLE_SITE = 'shell';
const LIVE = `/scenarios/${WHOLE_SITE}/`;
/** Without the consent banner, which would cover the frame. */
const FRAMED = `${LIVE}?framed&amp;hcd=true`;

const wholeSiteFirst = (a: ScenarioEntry, b: ScenarioEntry) =>
  Number(b.name === WHOLE_SITE) - Number(a.name === WHOLE_SITE);

const SNIPPET = `${LOADER_TAG}
<travel-header brand="flagship" locale="en-US"></travel-header>`;

const BRAND_LINKS = [
  ['', 'Vireo'],
  ['&brand=sister', 'Solenne'],
  ['&brand=partner', 'Meridian'],
  ['&presentation=dark', 'Dark'],
  ['&brand=sister&presentation=aos&locale=ar', 'Arabic'],
] as const;

/** The live page in a frame, and links that change what it shows. */
const site = `<section class="live" aria-labelledby="live">
<div class="live-head"><h2 id="live">All of it on one page</h2>
<p>${BRAND_LINKS.map(([query, name]) => `<a href="${FRAMED}${escapeHtml(query)}" target="live">${name}</a>`).join('\n')}
<a href="${LIVE}">Full page</a></p></div>
<iframe name="live" title="A whole site, live" src="${FRAMED}" loading="lazy"></iframe>
</section>`;

const signedIn = (user: PageUser) =>
  `<p>Signed in as <strong><bdi>${escapeHtml(user.name)}</bdi></strong>. <a href="/signout">Sign out</a></p>`;

const scenarioCard = ({ name, title, description }: ScenarioEntry) => card(`/scenarios/${name}/`, title, description);

const card = (href: string, title: string, text: string) =>
  `<li class="card"><h3><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></h3><p>${escapeHtml(text)}</p></li>`;

/** Also on the login page. */
export function accountTable(): string {
  const rows = DEMO_ACCOUNTS.map(
    ({ login, accountName, shows }) =>
      `<tr><td><code>${escapeHtml(login)}</code></td><td><bdi>${escapeHtml(accountName)}</bdi></td><td>${escapeHtml(shows)}</td></tr>`,
  );
  return `<div class="scroll" role="region" aria-label="Accounts" tabindex="0"><table>
<thead><tr><th scope="col">Sign in with</th><th scope="col">Name</th><th scope="col">Shows</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table></div>`;
}
