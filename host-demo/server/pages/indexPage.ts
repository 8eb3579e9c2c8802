import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import { escapeHtml } from './html.ts';
import { layout } from './layout.ts';
import type { PageUser } from './PageUsers.ts';
import type { ScenarioEntry } from './scenarioPages.ts';

interface IndexContent {
  scenarios: ScenarioEntry[];
  user: PageUser | null;
  hasStorybook: boolean;
}

export function indexPage({ scenarios, user, hasStorybook }: IndexContent): string {
  return layout(
    'Start',
    `<main class="page">
<header class="intro">
<p class="brand"><img src="/demo/icon.svg" alt="" width="28" height="28"> Travel Shell</p>
<h1>One header, many pages</h1>
<p class="lead">Each scenario is a page of another kind that embeds the same pieces. The back end behind them is the real one.</p>
${user ? signedIn(user) : '<p><a class="button" href="/login">Sign in</a></p>'}
</header>
<h2>Scenarios</h2>
<ul class="cards">${scenarios.map(scenarioCard).join('') || '<li class="card"><p>No scenario has a page yet.</p></li>'}</ul>
<h2>For builders</h2>
<ul class="cards">
${hasStorybook ? card('/storybook/', 'Storybook', 'Every state of every piece, in each brand, presentation and locale.') : ''}
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
