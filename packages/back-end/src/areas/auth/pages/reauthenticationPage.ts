import type { Locale } from '@travel-shell/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldOf } from '../../../http/fieldOf.ts';
import type { Services } from '../../../http/Services.ts';
import { safeRedirect } from '../../../http/safeRedirect.ts';
import { invalidSession } from '../../../http/sessions/requireSession.ts';
import { loadMessages } from '../../../messages/generated/loadMessages.ts';
import { pageLocale } from '../../../pages/pageLocale.ts';
import { withReturn } from '../findExternalAuth.ts';
import { logAuthentication } from '../logAuthentication.ts';
import { checkCredentials } from '../logIn.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { ask, bodyOf, postForm, type Question, toCompany } from './identForms.ts';

const PATH = '/s/ident/again';

/**
 * Asks for the password of the account again, for what needs a recent sign-in. While support acts as a member it is the
 * agent's. Who has no password signs out and in again.
 */
export function registerAgainPage(pages: FastifyInstance, services: Services): void {
  const { db, sessions } = services;

  pages.get<{ Querystring: { redir?: unknown } }>(PATH, async (request, reply) => {
    const redir = safeRedirect(request.query.redir, siteOrigin(services, request));
    if (!(await sessions.read(request, reply))) return reply.redirect(loginThen(redir), 303);
    return ask(request, reply, await question(request, redir), { redir });
  });

  postForm(pages, PATH, async (request, reply) => {
    const { passwd, redir: asked } = bodyOf(request);
    const redir = safeRedirect(asked, siteOrigin(services, request));
    const session = await sessions.read(request, reply);
    if (!session) return reply.redirect(loginThen(redir), 303);
    const messages = await loadMessages(pageLocale(request));
    const texts = messages.again;
    const again = async (error: string) => ask(request, reply, await question(request, redir), { redir }, error);
    if (!passwd) return again(texts.missing);
    const owner = await db
      .selectFrom('users')
      .select(['id', 'login'])
      .where('id', '=', session.impersonatorId ?? session.userId)
      .executeTakeFirstOrThrow();
    const checked = await checkCredentials(services, request, { username: owner.login, passwd }, 'again');
    if (checked.outcome === 'externalAuth') return toCompany(reply, withReturn(services, request, checked.url, redir));
    if (checked.outcome !== 'known') return again(checked.outcome === 'closed' ? texts.closed : texts.wrong);
    if (!(await sessions.confirm(request, reply, session))) throw invalidSession();
    logAuthentication(request, { way: 'password', outcome: 'success', userId: owner.id }, 'again');
    return reply.redirect(redir, 303);
  });
}

const loginThen = (redir: string) => `/login?redir=${encodeURIComponent(redir)}`;

/** In the language that the page's address names, it posts to the same. */
async function question(request: FastifyRequest, redir: string): Promise<Question> {
  const locale = pageLocale(request);
  const messages = await loadMessages(locale);
  const texts = messages.again;
  return {
    title: texts.title,
    lead: texts.lead,
    locale,
    form: {
      path: againPath(isNamed(request) ? locale : undefined),
      field: { name: 'passwd', label: texts.password, type: 'password', autocomplete: 'current-password' },
      button: texts.goOn,
    },
    link: { href: `/signout?redir=${encodeURIComponent(loginThen(redir))}`, label: texts.otherWay },
  };
}

const isNamed = (request: FastifyRequest) => typeof fieldOf(request.query, 'locale') === 'string';

const againPath = (locale: Locale | undefined) => (locale ? `${PATH}?locale=${locale}` : PATH);
