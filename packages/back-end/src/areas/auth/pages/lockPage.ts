import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../http/Services.ts';
import { closeAccount } from '../accountClosures.ts';
import { logEndedSessions } from '../logAuthentication.ts';
import { peekMailToken, useMailToken } from '../mailTokens.ts';
import { addressOf } from '../signedInAddress.ts';
import { ask, bodyOf, linkOver, postForm, type Question, show, tokenOf } from './identForms.ts';

const PATH = '/s/ident/lock';

/** The link "It was not me" of the mail about a changed password. */
export function registerLockPage(pages: FastifyInstance, { db }: Services): void {
  pages.get(PATH, async (request, reply) => {
    const token = tokenOf(request);
    const userId = await peekMailToken(db, token, 'lock-account');
    return userId ? ask(request, reply, question(await addressOf(db, userId)), { token }) : linkOver(reply);
  });

  postForm(pages, PATH, async (request, reply) => {
    const lockedId = await db.transaction().execute(async (trx) => {
      const userId = await useMailToken(trx, bodyOf(request).token, 'lock-account');
      if (userId) await closeAccount(trx, userId, 'locked');
      return userId;
    });
    if (!lockedId) return linkOver(reply);
    logEndedSessions(request, { userId: lockedId, which: 'all', because: 'locked' });
    return show(reply, { title: 'Your account is locked', lead: 'All devices have been signed out.' });
  });
}

const question = (address: string | undefined): Question => ({
  title: 'Lock your account?',
  lead: `Signing in as ${address} is blocked, also for you, until our support unlocks the account.`,
  form: { path: PATH, button: 'Lock my account' },
});
