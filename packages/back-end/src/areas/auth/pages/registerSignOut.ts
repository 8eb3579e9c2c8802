import type { FastifyInstance } from 'fastify';
import { currentFormToken } from '../../../http/formTokens.ts';
import { originOf } from '../../../http/originOf.ts';
import type { Services } from '../../../http/Services.ts';
import { safeRedirect } from '../../../http/safeRedirect.ts';
import { policyWithReturn, sendPage } from '../../../pages/sendPage.ts';
import { logOut } from '../logIn.ts';
import type { PageUsers } from '../PageUsers.ts';
import { signOutPage } from './signOutPage.ts';

/** `/signout`. */
export function registerSignOut(pages: FastifyInstance, services: Services, users: PageUsers): void {
  const policy = policyWithReturn(services.embedOrigins);
  pages.get<{ Querystring: { redir?: unknown } }>('/signout', async (request, reply) => {
    const redir = safeRedirect(request.query.redir, originOf(request), services.embedOrigins);
    const session = await services.sessions.readUnverified(request, reply);
    if (!session) return reply.redirect(redir, 303);
    const user = session.isSecondFactorDue ? null : await users.read(request, reply);
    return sendPage(reply, signOutPage(user, currentFormToken(request, reply), redir), policy);
  });

  pages.post<{ Body: { redir?: unknown } | undefined }>(
    '/signout',
    { preHandler: pages.csrfProtection, config: { formTokenField: 'formtoken' } },
    async (request, reply) => {
      await logOut(services, request, reply);
      return reply.redirect(safeRedirect(request.body?.redir, originOf(request), services.embedOrigins), 303);
    },
  );
}
