import type { FastifyInstance } from 'fastify';
import { safeRedirect } from '../../pages/safeRedirect.ts';
import type { Services } from '../../Services.ts';
import { refusal } from '../authResponses.ts';
import { withReturn } from '../findExternalAuth.ts';
import { logAuthentication } from '../logAuthentication.ts';
import { checkCredentials } from '../logIn.ts';
import { invalidSession } from '../requireSession.ts';
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
    return ask(request, reply, question(redir), { redir });
  });

  postForm(pages, PATH, async (request, reply) => {
    const { passwd, redir: asked } = bodyOf(request);
    const redir = safeRedirect(asked, siteOrigin(services, request));
    const session = await sessions.read(request, reply);
    if (!session) return reply.redirect(loginThen(redir), 303);
    const again = (error: string) => ask(request, reply, question(redir), { redir }, error);
    if (!passwd) return again('Please enter your password.');
    const owner = await db
      .selectFrom('users')
      .select(['id', 'login'])
      .where('id', '=', session.impersonatorId ?? session.userId)
      .executeTakeFirstOrThrow();
    const checked = await checkCredentials(services, request, { username: owner.login, passwd }, 'again');
    if (checked.outcome === 'externalAuth') return toCompany(reply, withReturn(services, request, checked.url, redir));
    if (checked.outcome !== 'known') return again(refusal(reply, checked).message ?? '');
    if (!(await sessions.confirm(request, reply, session))) throw invalidSession();
    logAuthentication(request, { way: 'password', outcome: 'success', userId: owner.id }, 'again');
    return reply.redirect(redir, 303);
  });
}

const loginThen = (redir: string) => `/login?redir=${encodeURIComponent(redir)}`;

const question = (redir: string): Question => ({
  title: 'Is it you?',
  lead: 'To change how you sign in, enter your password once more. It counts for ten minutes.',
  form: {
    path: PATH,
    field: { name: 'passwd', label: 'Password', type: 'password', autocomplete: 'current-password' },
    button: 'Go on',
  },
  link: { href: `/signout?redir=${encodeURIComponent(loginThen(redir))}`, label: 'Sign in another way' },
});
