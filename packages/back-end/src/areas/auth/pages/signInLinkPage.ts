import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../http/Services.ts';
import { findClosure } from '../accountClosures.ts';
import { findExternalAuth } from '../findExternalAuth.ts';
import { logAuthentication } from '../logAuthentication.ts';
import { startSession } from '../logIn.ts';
import { peekMailToken, useMailToken } from '../mailTokens.ts';
import { ask, bodyOf, linkOver, postForm, type Question, toCompany, tokenOf } from './identForms.ts';

const PATH = '/s/ident/sign-in';

/** The link in the mail about failed sign-ins. No limit applies: only the owner of the mailbox has it. */
export function registerSignInLinkPage(pages: FastifyInstance, services: Services): void {
  const { db } = services;

  pages.get(PATH, async (request, reply) => {
    const token = tokenOf(request);
    const userId = await peekMailToken(db, token, 'sign-in');
    return userId ? ask(request, reply, question(await loginOf(userId)), { token }) : linkOver(reply);
  });

  postForm(pages, PATH, async (request, reply) => {
    const userId = await db.transaction().execute((trx) => useMailToken(trx, bodyOf(request).token, 'sign-in'));
    const isClosed = userId && (await findClosure(db, userId));
    if (!userId || isClosed) {
      logAuthentication(request, { way: 'mail-link', outcome: isClosed ? 'account-closed' : 'refused', userId });
      return linkOver(reply);
    }
    const url = await findExternalAuth(services, request, await loginOf(userId));
    if (url) return toCompany(reply, url);
    await startSession(services, request, reply, { userId, sticky: false, way: 'mail-link' });
    return reply.redirect('/', 303);
  });

  const loginOf = async (userId: string) =>
    (await db.selectFrom('users').select('login').where('id', '=', userId).executeTakeFirstOrThrow()).login;
}

/** Names the account, so that a visitor notices a stranger's link. */
const question = (login: string): Question => ({
  title: 'Sign in',
  lead: `One press signs you in as ${login}.`,
  form: { path: PATH, button: 'Sign in' },
});
