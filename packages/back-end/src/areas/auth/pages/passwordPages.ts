import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../http/Services.ts';
import { checkNewPassword } from '../checkNewPassword.ts';
import { sendPasswordMail } from '../forgotPassword.ts';
import { logEndedSessions } from '../logAuthentication.ts';
import { peekMailToken } from '../mailTokens.ts';
import { addressOf } from '../signedInAddress.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { ask, bodyOf, linkOver, postForm, type Question, show, toCompany, tokenOf } from './identForms.ts';
import { resetPassword } from './resetPassword.ts';
import { askToReview } from './reviewPage.ts';

const FORGOT = '/s/ident/forgot';
const RESET = '/s/ident/reset';

/** Requests a new password without JavaScript, and handles the link of that mail. */
export function registerPasswordPages(pages: FastifyInstance, services: Services): void {
  const resetQuestion = async (userId: string): Promise<Question> => ({
    title: 'Choose a new password',
    lead: `It is for ${await addressOf(services.db, userId)}. All devices of that account will be signed out.`,
    form: {
      path: RESET,
      field: { name: 'passwd', label: 'New password', type: 'password', autocomplete: 'new-password' },
      button: 'Set the password',
    },
  });

  pages.get(FORGOT, (request, reply) => ask(request, reply, FORGOT_QUESTION, {}));

  postForm(pages, FORGOT, async (request, reply) => {
    const { username } = bodyOf(request);
    if (!username) return ask(request, reply, FORGOT_QUESTION, {}, 'Please enter your email or phone number.');
    const result = await sendPasswordMail(services, request, username);
    if (result.outcome === 'externalAuth') return toCompany(reply, result.url);
    return show(reply, { title: 'Look into your mail', lead: result.message, link: TO_LOGIN });
  });

  pages.get(RESET, async (request, reply) => {
    const token = tokenOf(request);
    const userId = await peekMailToken(services.db, token, 'reset-password');
    return userId ? ask(request, reply, await resetQuestion(userId), { token }) : linkOver(reply);
  });

  postForm(pages, RESET, async (request, reply) => {
    const { token, passwd } = bodyOf(request);
    const userId = await peekMailToken(services.db, token, 'reset-password');
    if (!userId) return linkOver(reply);
    const problem = await checkNewPassword(services, passwd, await wordsOf(services, userId));
    if (problem) return ask(request, reply, await resetQuestion(userId), { token }, problem);
    const reviewToken = await resetPassword(services, token, passwd, siteOrigin(services, request));
    if (!reviewToken) return linkOver(reply);
    logEndedSessions(request, { userId, which: 'all', because: 'new-password' });
    return askToReview(services, request, reply, { userId, token: reviewToken });
  });
}

/** Addresses and name of the account. */
async function wordsOf({ db }: Services, userId: string): Promise<string[]> {
  const user = await db
    .selectFrom('users')
    .select(['login', 'account_email', 'account_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return Object.values(user);
}

const TO_LOGIN = { href: '/login', label: 'Sign in' };

const FORGOT_QUESTION: Question = {
  title: 'Forgot your password?',
  lead: 'We send you a link to choose a new one.',
  form: {
    path: FORGOT,
    field: { name: 'username', label: 'Email or phone', type: 'text', autocomplete: 'username' },
    button: 'Send the link',
  },
};
