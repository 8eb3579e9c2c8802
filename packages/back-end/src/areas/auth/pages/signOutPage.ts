import { escapeHtml } from '../../../pages/html.ts';
import { type Page, sheetPage } from '../../../pages/layout.ts';
import type { PageUser } from '../PageUsers.ts';

/** Asks before it signs out: a link alone must not change anything. `user` is null while the second factor is due. */
export function signOutPage(user: PageUser | null, formToken: string, redir: string): Page {
  return sheetPage(
    'Sign out',
    `<h1>Sign out?</h1>
${user ? `<p>You are signed in as <strong><bdi>${escapeHtml(user.name)}</bdi></strong>.</p>` : ''}
<form method="post" action="/signout">
<input type="hidden" name="formtoken" value="${escapeHtml(formToken)}">
<input type="hidden" name="redir" value="${escapeHtml(redir)}">
<button type="submit" class="button">Sign out</button>
</form>
<p><a href="${escapeHtml(redir)}">Stay signed in</a></p>`,
  );
}
