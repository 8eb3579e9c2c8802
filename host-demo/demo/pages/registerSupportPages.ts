import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { startImpersonation } from 'travel-shell-back-end/areas/business/impersonation.ts';
import { forbidden } from 'travel-shell-back-end/areas/business/requireMember.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { currentFormToken } from 'travel-shell-back-end/http/formTokens.ts';
import type { Services } from 'travel-shell-back-end/http/Services.ts';
import { allowsSupport } from 'travel-shell-back-end/http/sessions/Session.ts';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { sheetPage } from 'travel-shell-back-end/pages/layout.ts';
import { loginFor, protectedForm, text } from 'travel-shell-back-end/pages/pageParts.ts';
import { sendPage } from 'travel-shell-back-end/pages/sendPage.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `/demo/support`: where support starts to act as a member. A real site uses its back office. */
export function registerSupportPages(pages: FastifyInstance, services: Services): void {
  const { db, sessions } = services;

  pages.get('/demo/support', async (request, reply) => {
    const session = await sessions.read(request, reply);
    if (!session) return reply.redirect(loginFor('/demo/support'), 303);
    const agent = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', session.userId)
      .where('support_agent', '=', true)
      .executeTakeFirst();
    if (!agent) throw forbidden('This page is for support.');
    return sendPage(reply, supportPage(await listMembers(db), currentFormToken(request, reply)));
  });

  pages.post<{ Body: { member?: unknown } | undefined }>(
    '/demo/support',
    protectedForm(pages),
    async (request, reply) => {
      if (!(await sessions.read(request, reply))) return reply.redirect(loginFor('/demo/support'), 303);
      const member = text(request.body?.member);
      if (!UUID.test(member)) throw forbidden('There is no such member.');
      await startImpersonation(services, request, reply, member);
      return reply.redirect('/business', 303);
    },
  );
}

/** All members of companies that allow support to act for them. */
const listMembers = (db: Kysely<Database>) =>
  db
    .selectFrom('business_profiles as profile')
    .innerJoin('users', 'users.id', 'profile.user_id')
    .innerJoin('companies as company', 'company.id', 'profile.company_id')
    .select(['users.id', 'users.account_name as name', 'company.name as companyName'])
    .where(allowsSupport('company'))
    .orderBy('company.name')
    .orderBy('users.account_name')
    .limit(200)
    .execute();

const supportPage = (members: { id: string; name: string; companyName: string }[], formToken: string) =>
  sheetPage(
    'Support',
    `<h1>Act as a member</h1>
${
  members.length === 0
    ? '<p>No company allows it at the moment. An administrator can, in the company settings.</p>'
    : `<form method="post" action="/demo/support">
<input type="hidden" name="formtoken" value="${escapeHtml(formToken)}">
<label for="member">Member</label>
<select id="member" name="member" required>${members
        .map(
          ({ id, name, companyName }) =>
            `<option value="${id}">${escapeHtml(name)}, ${escapeHtml(companyName)}</option>`,
        )
        .join('')}</select>
<button type="submit" class="button">Act as this member</button>
</form>`
}`,
  );
