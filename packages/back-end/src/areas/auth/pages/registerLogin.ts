import type { FastifyInstance } from 'fastify';
import { currentFormToken } from '../../../http/formTokens.ts';
import { originOf } from '../../../http/originOf.ts';
import type { Services } from '../../../http/Services.ts';
import { safeRedirect } from '../../../http/safeRedirect.ts';
import { policyWithReturn, sendPage } from '../../../pages/sendPage.ts';
import { refusal } from '../authResponses.ts';
import { withReturn } from '../findExternalAuth.ts';
import { logIn } from '../logIn.ts';
import { toCompany } from './identForms.ts';
import { loginPage } from './loginPage.ts';

interface LoginBody {
  formtoken?: unknown;
  username?: unknown;
  passwd?: unknown;
  sticky?: unknown;
  redir?: unknown;
}

const isFirstStep = (body: LoginBody | undefined) => body?.passwd === undefined && body?.formtoken === undefined;

/** `/login`. `note` is HTML below the form. */
export function registerLogin(pages: FastifyInstance, services: Services, note = ''): void {
  const policy = policyWithReturn(services.embedOrigins);
  pages.get<{ Querystring: { redir?: unknown } }>('/login', async (request, reply) => {
    const redir = safeRedirect(request.query.redir, originOf(request), services.embedOrigins);
    const session = await services.sessions.readUnverified(request, reply);
    if (session && !session.isAdding) return reply.redirect(redir, 303);
    return sendPage(reply, loginPage({ formToken: currentFormToken(request, reply), redir, note }), policy);
  });

  pages.post<{ Body: LoginBody | undefined; Querystring: { redir?: unknown } }>(
    '/login',
    {
      // The kit's own form, sent by the browser, only says who wants to sign in, and changes nothing.
      preHandler(request, reply, next) {
        if (isFirstStep(request.body)) next();
        else pages.csrfProtection(request, reply, next);
      },
      config: { formTokenField: 'formtoken' },
    },
    async (request, reply) => {
      const body = request.body ?? {};
      const redir = safeRedirect(body.redir ?? request.query.redir, originOf(request), services.embedOrigins);
      if (isFirstStep(body)) {
        const username = text(body.username, 254);
        return sendPage(
          reply,
          loginPage({ formToken: currentFormToken(request, reply), redir, username, note }),
          policy,
        );
      }
      const form = {
        username: text(body.username, 254),
        passwd: text(body.passwd, 1024),
        sticky: body.sticky === 'true',
      };
      const again = (error: string) =>
        sendPage(
          reply,
          loginPage({
            formToken: currentFormToken(request, reply),
            redir,
            username: form.username,
            sticky: form.sticky,
            error,
            note,
          }),
          policy,
        );
      if (!form.username || !form.passwd) {
        reply.code(400);
        return again('Please enter your email or phone number and your password.');
      }
      const result = await logIn(services, request, reply, form);
      if (result.outcome === 'signedIn') return reply.redirect(redir, 303);
      if (result.outcome === 'externalAuth') return toCompany(reply, withReturn(services, request, result.url, redir));
      return again(refusal(reply, result).message ?? '');
    },
  );
}

const text = (value: unknown, maxLength: number) =>
  typeof value === 'string' && value.length <= maxLength && !value.includes('\0') ? value : '';
