import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentFormToken } from '../../formTokens.ts';
import { safeRedirect } from '../../pages/safeRedirect.ts';
import { sendPage } from '../../pages/sendPage.ts';
import type { Services } from '../../Services.ts';
import { closeAccount } from '../accountClosures.ts';
import { checkNewPassword } from '../checkNewPassword.ts';
import { startSession } from '../logIn.ts';
import { peekMailToken, useMailToken } from '../mailTokens.ts';
import { checkPassword } from '../passwords.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { findRegistration, finishRegistration } from './finishRegistration.ts';
import { type IdentPage, identPage } from './identPage.ts';
import { resetPassword } from './resetPassword.ts';
import { sendConfirmation } from './sendConfirmation.ts';

type Query = { Querystring: { token?: unknown; redir?: unknown } };
type Body = { Body: { token?: unknown; passwd?: unknown; redir?: unknown } | undefined };

/**
 * The pages the links in mails lead to. Opening one changes nothing, as mail scanners open every link; its button does.
 */
export function registerIdentPages(pages: FastifyInstance, services: Services): void {
  const protectedForm = { preHandler: pages.csrfProtection, config: { formTokenField: 'formtoken' } };
  const show = (reply: FastifyReply, page: IdentPage) => sendPage(reply, identPage(page));

  /** The form of a page that carries the token of a mail. */
  const ask = (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    page: Omit<IdentPage, 'form'> & { form: Pick<NonNullable<IdentPage['form']>, 'path' | 'button' | 'password'> },
    error?: string,
  ) =>
    show(reply.code(error ? 400 : 200), {
      ...page,
      form: { ...page.form, formToken: currentFormToken(request, reply), hidden: { token }, error },
    });

  pages.get<Query>('/s/ident/register', async (request, reply) => {
    const token = text(request.query.token);
    const registration = await findRegistration(services, token);
    return registration ? ask(request, reply, token, finishForm(registration.email)) : show(reply.code(410), LINK_OVER);
  });
  pages.post<Body>('/s/ident/register', protectedForm, async (request, reply) => {
    const token = text(request.body?.token);
    const registration = await findRegistration(services, token);
    if (!registration) return show(reply.code(410), LINK_OVER);
    const { email } = registration;
    // The mail may be the answer to somebody else's request. Only who made it knows the password it came with.
    await services.attempts.begin('login', email, request.ip);
    if (!(await checkPassword(registration.password_hash, text(request.body?.passwd)))) {
      return ask(request, reply, token, finishForm(email), 'The password is not the one you chose.');
    }
    await services.attempts.succeed('login', email, request.ip);
    const userId = await finishRegistration(services, registration);
    if (!userId) return show(reply.code(410), LINK_OVER);
    await startSession(services, request, reply, userId, false);
    return reply.redirect(registration.return_to, 303);
  });

  pages.get<Query>('/s/ident/reset', async (request, reply) => {
    const token = text(request.query.token);
    const isGood = await peekMailToken(services.db, token, 'reset-password');
    return isGood ? ask(request, reply, token, RESET_FORM) : show(reply.code(410), LINK_OVER);
  });
  pages.post<Body>('/s/ident/reset', protectedForm, async (request, reply) => {
    const token = text(request.body?.token);
    const password = text(request.body?.passwd);
    const userId = await peekMailToken(services.db, token, 'reset-password');
    if (!userId) return show(reply.code(410), LINK_OVER);
    const problem = checkNewPassword(password, await loginOf(services, userId));
    if (problem) return ask(request, reply, token, RESET_FORM, problem);
    const isSet = await resetPassword(services, token, password, siteOrigin(services, request));
    return isSet ? show(reply, PASSWORD_SET) : show(reply.code(410), LINK_OVER);
  });

  pages.get<Query>('/s/ident/lock', async (request, reply) => {
    const token = text(request.query.token);
    const isGood = await peekMailToken(services.db, token, 'lock-account');
    return isGood ? ask(request, reply, token, LOCK_FORM) : show(reply.code(410), LINK_OVER);
  });
  pages.post<Body>('/s/ident/lock', protectedForm, async (request, reply) => {
    const isLocked = await services.db.transaction().execute(async (trx) => {
      const userId = await useMailToken(trx, text(request.body?.token), 'lock-account');
      if (userId) await closeAccount(trx, userId, 'locked');
      return userId !== null;
    });
    return isLocked ? show(reply, LOCKED) : show(reply.code(410), LINK_OVER);
  });

  pages.get<Query>('/s/ident/confirm', async (request, reply) => {
    const token = text(request.query.token);
    const isGood = await peekMailToken(services.db, token, 'confirm-address');
    return isGood ? ask(request, reply, token, CONFIRM_FORM) : show(reply.code(410), LINK_OVER);
  });
  pages.post<Body>('/s/ident/confirm', protectedForm, async (request, reply) => {
    const isConfirmed = await services.db.transaction().execute(async (trx) => {
      const userId = await useMailToken(trx, text(request.body?.token), 'confirm-address');
      if (!userId) return false;
      await trx.updateTable('users').set({ unconfirmed_account: false }).where('id', '=', userId).execute();
      return true;
    });
    return isConfirmed ? show(reply, CONFIRMED) : show(reply.code(410), LINK_OVER);
  });

  pages.post<Body>('/s/ident/resend', protectedForm, async (request, reply) => {
    const back = safeRedirect(request.body?.redir, siteOrigin(services, request));
    const session = await services.sessions.read(request, reply);
    if (!session) return reply.redirect(`/login?redir=${encodeURIComponent(back)}`, 303);
    await services.attempts.begin('forgot', session.userId, request.ip);
    const address = await sendConfirmation(services, session.userId, siteOrigin(services, request));
    return show(reply, {
      title: 'Look into your mail',
      lead: `We have sent a link to ${address}.`,
      link: { href: back, label: 'Go on' },
    });
  });
}

/** RTE-010 for somebody who is signed in; null for anybody else. */
export async function resendPage(
  services: Services,
  request: FastifyRequest<Query>,
  reply: FastifyReply,
): Promise<string | null> {
  const session = await services.sessions.read(request, reply);
  if (!session) return null;
  const redir = safeRedirect(request.query.redir, siteOrigin(services, request));
  const user = await services.db
    .selectFrom('users')
    .select(['unconfirmed_account', 'account_email'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (!user.unconfirmed_account) {
    return identPage({ title: 'Confirmed', lead: CONFIRMED.lead, link: { href: redir, label: 'Go on' } });
  }
  return identPage({
    title: 'Confirm your address',
    lead: `We send a link to ${user.account_email}. It shows that the address is yours.`,
    form: {
      path: '/s/ident/resend',
      formToken: currentFormToken(request, reply),
      hidden: { redir },
      button: 'Send the link',
    },
  });
}

const text = (value: unknown) =>
  typeof value === 'string' && value.length <= 1024 && !value.includes('\0') ? value : '';

async function loginOf({ db }: Services, userId: string): Promise<string> {
  return (await db.selectFrom('users').select('login').where('id', '=', userId).executeTakeFirstOrThrow()).login;
}

const LINK_OVER: IdentPage = {
  title: 'This link is over',
  lead: 'It has been used or is too old. Please ask for a new one.',
  link: { href: '/login', label: 'Sign in' },
};
const finishForm = (email: string) => ({
  title: 'Finish your account',
  lead: `Enter the password you chose for ${email}, and the account is yours.`,
  form: {
    path: '/s/ident/register',
    password: { label: 'Password', autocomplete: 'current-password' as const },
    button: 'Finish',
  },
});
const RESET_FORM = {
  title: 'Choose a new password',
  lead: 'All devices will be signed out.',
  form: {
    path: '/s/ident/reset',
    password: { label: 'New password', autocomplete: 'new-password' as const },
    button: 'Set the password',
  },
};
const PASSWORD_SET: IdentPage = {
  title: 'That is your new password',
  lead: 'You can sign in with it now.',
  link: { href: '/login', label: 'Sign in' },
};
const LOCK_FORM = {
  title: 'Lock your account?',
  lead: 'Nobody can sign in any more, you neither, until our service opens the account again.',
  form: { path: '/s/ident/lock', button: 'Lock my account' },
};
const LOCKED: IdentPage = { title: 'Your account is locked', lead: 'All devices have been signed out.' };
const CONFIRM_FORM = {
  title: 'Confirm your address',
  lead: 'One press, and the address of your account is confirmed.',
  form: { path: '/s/ident/confirm', button: 'Confirm' },
};
const CONFIRMED: IdentPage = {
  title: 'Confirmed',
  lead: 'The address of your account is confirmed.',
  link: { href: '/', label: 'Go on' },
};
