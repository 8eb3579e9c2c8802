import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Services } from '../../../http/Services.ts';
import type { Proof } from '../../../http/sessions/Session.ts';
import { findClosure } from '../accountClosures.ts';
import { findExternalAuth } from '../findExternalAuth.ts';
import { logAuthentication } from '../logAuthentication.ts';
import { startSession } from '../logIn.ts';
import { peekMailToken, useMailToken } from '../mailTokens.ts';
import { changeOf, signedInAddress } from '../signedInAddress.ts';
import { ask, bodyOf, linkOver, postForm, type Question, toCompany, tokenOf } from './identForms.ts';

const PATH = '/s/ident/sign-in';

/** The link in the mail about failed sign-ins. No limit applies: only the owner of the mailbox has it. */
export function registerSignInLinkPage(pages: FastifyInstance, services: Services): void {
  const { db } = services;

  pages.get(PATH, async (request, reply) => {
    const token = tokenOf(request);
    const userId = await peekMailToken(db, token, 'sign-in');
    if (!userId) return linkOver(reply);
    const { login } = await readUser(db, userId);
    return ask(request, reply, question(login, await signedInAddress(services, request, reply)), { token });
  });

  postForm(pages, PATH, async (request, reply) => {
    const user = await db.transaction().execute(async (trx) => {
      const userId = await useMailToken(trx, bodyOf(request).token, 'sign-in');
      return userId ? readUser(trx, userId) : null;
    });
    const isClosed = user && (await findClosure(db, user.userId));
    if (!user || isClosed) {
      const outcome = isClosed ? 'account-closed' : 'refused';
      logAuthentication(request, { way: 'mail-link', outcome, userId: user?.userId ?? null });
      return linkOver(reply);
    }
    const url = await findExternalAuth(services, request, user.login);
    if (url) return toCompany(reply, url);
    const { outcome } = await startSession(services, request, reply, { proof: user, sticky: false, way: 'mail-link' });
    if (outcome !== 'signedIn') return linkOver(reply);
    return reply.redirect('/', 303);
  });
}

const readUser = (db: Kysely<Database>, userId: string): Promise<Proof & { login: string }> =>
  db
    .selectFrom('users')
    .select(['id as userId', 'sign_in_epoch as signInEpoch', 'login'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Names the account, so that a visitor notices a stranger's link. */
const question = (login: string, signedIn: string | undefined): Question => ({
  title: 'Sign in',
  lead: `One press signs you in as ${login}.${signedIn === login ? '' : changeOf(signedIn)}`,
  form: { path: PATH, button: 'Sign in' },
});
