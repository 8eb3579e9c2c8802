import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../errors/ApiError.ts';
import { currentFormToken } from '../../../http/formTokens.ts';
import type { Services } from '../../../http/Services.ts';
import { safeRedirect } from '../../../http/safeRedirect.ts';
import type { Session } from '../../../http/sessions/Session.ts';
import { escapeHtml } from '../../../pages/html.ts';
import { sheetPage } from '../../../pages/layout.ts';
import { loginFor, protectedForm, show, text } from '../../../pages/pageParts.ts';
import { sendPage } from '../../../pages/sendPage.ts';
import { logAuthentication, logLimited } from '../../auth/logAuthentication.ts';
import { siteOrigin } from '../../auth/siteOrigin.ts';
import { takeOverConsent } from '../../consent/takeOverConsent.ts';
import { checkTwoFactorCode, sendTwoFactorCode, tellOfFailures } from '../twoFactor.ts';

type Body = { Body: { redir?: unknown; code?: unknown } | undefined };

/** `/business/verify` (RTE-020, RTE-021): a code by mail is our second factor. */
export function registerVerifyPages(pages: FastifyInstance, services: Services): void {
  const { sessions, limits } = services;
  const backOf = (request: FastifyRequest, redir: unknown) =>
    safeRedirect(text(redir) || '/business', siteOrigin(services, request), services.embedOrigins);

  pages.get<{ Querystring: { redir?: unknown } }>('/business/verify', async (request, reply) => {
    const redir = backOf(request, request.query.redir);
    if (!(await sessions.readUnverified(request, reply))) {
      return reply.redirect(loginFor(`/business/verify?redir=${encodeURIComponent(redir)}`), 303);
    }
    return show(reply, {
      title: 'Is it you?',
      lead: 'Your company asks for a second step after the password. We send a code to your mail address.',
      form: {
        path: '/business/verify/send',
        formToken: currentFormToken(request, reply),
        hidden: { redir },
        button: 'Send me a code',
      },
      link: { href: '/signout', label: 'Sign out' },
    });
  });

  pages.post<Body>('/business/verify/send', protectedForm(pages), async (request, reply) => {
    const session = await sessions.readUnverified(request, reply);
    if (!session) return reply.redirect('/login', 303);
    await limits.beginMail('businessMail', session.impersonatorId ?? session.userId, request.ip);
    await sendTwoFactorCode(services, session.tokenHash);
    return askForCode(request, reply, backOf(request, request.body?.redir));
  });

  pages.post<Body>('/business/verify', protectedForm(pages), async (request, reply) => {
    const session = await sessions.readUnverified(request, reply);
    if (!session) return reply.redirect('/login', 303);
    const redir = backOf(request, request.body?.redir);
    await logLimited(request, 'second-factor', beginTry(services, request, session));
    const userId = session.impersonatorId ?? session.userId;
    if (await checkTwoFactorCode(services, session.tokenHash, text(request.body?.code).trim())) {
      await limits.succeed('secondFactor', userId, request.ip);
      if (!(await sessions.verify(request, reply, session))) return reply.redirect('/login', 303);
      logAuthentication(request, { way: 'second-factor', outcome: 'success', userId });
      // The takeover has waited for the second factor since the sign-in.
      await takeOverConsent(services, request, reply);
      return reply.redirect(redir, 303);
    }
    logAuthentication(request, { way: 'second-factor', outcome: 'refused', userId });
    return askForCode(request, reply.code(400), redir, 'This is not the code, or it is too old.');
  });
}

/** Throws TOO_MANY_REQUESTS, and tells the owner: whoever tries codes here knows the password. */
async function beginTry(
  services: Services,
  request: FastifyRequest,
  { userId, impersonatorId, tokenHash }: Session,
): Promise<void> {
  const asked = impersonatorId ?? userId;
  try {
    await services.limits.begin('secondFactor', asked, request.ip);
  } catch (error) {
    const isTooMuch = error instanceof ApiError && error.statusCode === 429;
    if (isTooMuch && (await services.limits.allows('secondFactorMail', asked, request.ip))) {
      await tellOfFailures(services, tokenHash, `${siteOrigin(services, request)}/s/ident/forgot`);
    }
    throw error;
  }
}

function askForCode(request: FastifyRequest, reply: FastifyReply, redir: string, error?: string): FastifyReply {
  const invalid = error ? ' aria-invalid="true" aria-describedby="error"' : '';
  const hidden = { redir, formtoken: currentFormToken(request, reply) };
  return sendPage(
    reply,
    sheetPage(
      'Is it you?',
      `<h1>Is it you?</h1>
<p>We have sent you a mail with six digits.</p>
<form method="post" action="/business/verify">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  .join('\n')}
${error ? `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>` : ''}
<label for="code">Code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" required${invalid}>
<button type="submit" class="button">Go on</button>
</form>`,
    ),
  );
}
