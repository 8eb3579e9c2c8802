import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../http/Services.ts';
import { LINK_OVER, loginFor, show, text } from '../../../pages/pageParts.ts';
import { requirePermission } from '../../business/requireMember.ts';
import { finishSsoAttempt, SSO_RETURN_PATH } from '../ssoAttempts.ts';

const SETTINGS = { href: '/business/integrations/sso', label: 'Back to the identity providers' };

/** The page that an identity provider leads back to after a try of API-108. */
export function registerSsoReturn(pages: FastifyInstance, services: Services): void {
  pages.get<{ Querystring: Record<string, unknown> }>(SSO_RETURN_PATH, async (request, reply) => {
    if (!(await services.sessions.read(request, reply))) return reply.redirect(loginFor(request.url), 303);
    const { userId } = await requirePermission(services, request, reply, 'COMPANY_INTEGRATION_MANAGEMENT');
    const { state, code, error, iss } = request.query;
    const ended = await finishSsoAttempt(services.db, userId, {
      state: text(state),
      code: text(code),
      error: text(error),
      iss: text(iss),
    });
    if (!ended) return show(reply.code(404), { ...LINK_OVER, link: SETTINGS });
    if (ended.reason === null) {
      return show(reply, {
        title: `${ended.name} has answered`,
        lead: 'The identity provider knows this site. Nobody was signed in by this try.',
        link: SETTINGS,
      });
    }
    return show(reply, {
      title: `${ended.name} has refused`,
      lead: `The identity provider says: ${ended.reason}. Your settings say more about it.`,
      link: SETTINGS,
    });
  });
}
