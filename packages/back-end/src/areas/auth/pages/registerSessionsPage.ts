import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FragmentRenderer } from 'travel-shell-fragments/service';
import { fieldOf } from '../../../http/fieldOf.ts';
import { currentFormToken } from '../../../http/formTokens.ts';
import type { Services } from '../../../http/Services.ts';
import { loadMessages } from '../../../messages/generated/loadMessages.ts';
import { pageLocale } from '../../../pages/pageLocale.ts';
import { sendShellPage } from '../../../pages/sendShellPage.ts';
import { endAllOthers, endSession, listSessions } from '../ownSessions.ts';
import { requireOwnSession } from '../requireOwnSession.ts';
import { SESSIONS_PATH } from '../waysToSignIn.ts';
import { postForm, textOf } from './identForms.ts';
import { sessionsPage, sessionsPath } from './sessionsPage.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `/s/ident/sessions`: where the visitor is signed in, and to sign out there. */
export function registerSessionsPage(
  pages: FastifyInstance,
  services: Services,
  renderFragment: FragmentRenderer['renderFragment'],
): void {
  const { sessions } = services;
  /** This page in the language that its address names, if it names one. */
  const pathOf = (request: FastifyRequest, query = '') => {
    return sessionsPath(typeof fieldOf(request.query, 'locale') === 'string' ? pageLocale(request) : undefined, query);
  };
  const toLogin = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`/login?redir=${encodeURIComponent(pathOf(request))}`, 303);

  pages.get(SESSIONS_PATH, async (request, reply) => {
    if (!(await sessions.read(request, reply))) return toLogin(request, reply);
    const { isRecent } = await requireOwnSession(services, request, reply);
    const locale = pageLocale(request);
    const messages = await loadMessages(locale);
    const main = sessionsPage({
      sessions: await listSessions(services, request, reply),
      locale,
      messages,
      formToken: currentFormToken(request, reply),
      isRecent,
      isDone: fieldOf(request.query, 'done') !== undefined,
      path: pathOf(request),
    });
    return sendShellPage(request, reply, renderFragment, { locale, title: messages.sessions.title, main });
  });

  postForm(pages, SESSIONS_PATH, async (request, reply) => {
    if (!(await sessions.read(request, reply))) return toLogin(request, reply);
    const session = textOf(fieldOf(request.body, 'session'));
    const isMissing = session !== 'others' && !(await isListed(request, reply, session));
    // One that is gone already needs no words: the list shows it.
    if (isMissing) return reply.redirect(pathOf(request), 303);
    if (session === 'others') await endAllOthers(services, request, reply);
    else await endSession(services, request, reply, session);
    return reply.redirect(pathOf(request, 'done'), 303);
  });

  const isListed = async (request: FastifyRequest, reply: FastifyReply, sessionId: string) =>
    UUID.test(sessionId) &&
    (await listSessions(services, request, reply)).some((session) => session.sessionId === sessionId);
}
