import type { FastifyReply, FastifyRequest } from 'fastify';
import { backTo, pathOf } from 'travel-shell-back-end/pages/backTo.ts';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { type Page, sheetPage } from 'travel-shell-back-end/pages/layout.ts';
import { sendPage } from 'travel-shell-back-end/pages/sendPage.ts';

/** Placeholder for every page the shell links to and the demo does not have. */
export async function sendTargetPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendPage(reply.code(200), targetPage(pathOf(request), backTo(request)));
}

function targetPage(path: string, back: string): Page {
  return sheetPage(
    path,
    `<h1>You are at <code>${escapeHtml(path)}</code></h1>
<p>A real site has its own page here. The demo only shows that the link works.</p>
${path === '/profile/account' ? ACCOUNT_LINKS : ''}<p><a class="button" href="${escapeHtml(back)}">Back</a></p>`,
  );
}

/** Links to the account's pages that the demo has. */
const ACCOUNT_LINKS = `<p><a href="/scenarios/traveler/?back=/business/tasks">Your details as a traveler</a></p>
<p><a href="/s/ident/sessions">Where you are signed in</a></p>
<p><a href="/s/ident/passkeys">Your passkeys</a></p>
`;
