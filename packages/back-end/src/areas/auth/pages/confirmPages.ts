import type { FastifyInstance } from 'fastify';
import { fieldOf } from '../../../http/fieldOf.ts';
import type { Services } from '../../../http/Services.ts';
import { safeRedirect } from '../../../http/safeRedirect.ts';
import { loginFor } from '../../../pages/pageParts.ts';
import { peekMailToken, useMailToken } from '../mailTokens.ts';
import { addressOf } from '../signedInAddress.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { ask, bodyOf, linkOver, postForm, type Question, show, tokenOf } from './identForms.ts';
import { sendConfirmation } from './sendConfirmation.ts';

const CONFIRM = '/s/ident/confirm';
const RESEND = '/s/ident/resend';

/** Address confirmation: requesting the mail (RTE-010, RTE-011), and the link in it. */
export function registerConfirmPages(pages: FastifyInstance, services: Services): void {
  const { db, sessions } = services;

  pages.get(RESEND, async (request, reply) => {
    const session = await sessions.read(request, reply);
    if (!session) return reply.redirect(loginFor(request.url), 303);
    const redir = safeRedirect(fieldOf(request.query, 'redir'), siteOrigin(services, request));
    const user = await db
      .selectFrom('users')
      .select(['unconfirmed_account', 'account_email'])
      .where('id', '=', session.userId)
      .executeTakeFirstOrThrow();
    if (!user.unconfirmed_account) return show(reply, confirmed(redir));
    return ask(request, reply, resendQuestion(user.account_email), { redir });
  });

  postForm(pages, RESEND, async (request, reply) => {
    const origin = siteOrigin(services, request);
    const back = safeRedirect(bodyOf(request).redir, origin);
    const session = await sessions.read(request, reply);
    if (!session) return reply.redirect(`/login?redir=${encodeURIComponent(back)}`, 303);
    await services.limits.beginMail('forgot', session.userId, request.ip);
    const address = await sendConfirmation(services, session.userId, origin);
    return show(reply, {
      title: 'Look into your mail',
      lead: `We have sent a link to ${address}.`,
      link: { href: back, label: 'Go on' },
    });
  });

  pages.get(CONFIRM, async (request, reply) => {
    const token = tokenOf(request);
    const userId = await peekMailToken(db, token, 'confirm-address');
    if (!userId) return linkOver(reply);
    return ask(request, reply, confirmQuestion(await addressOf(db, userId)), { token });
  });

  postForm(pages, CONFIRM, async (request, reply) => {
    const isConfirmed = await db.transaction().execute(async (trx) => {
      const userId = await useMailToken(trx, bodyOf(request).token, 'confirm-address');
      if (!userId) return false;
      await trx.updateTable('users').set({ unconfirmed_account: false }).where('id', '=', userId).execute();
      return true;
    });
    return isConfirmed ? show(reply, confirmed('/')) : linkOver(reply);
  });
}

const resendQuestion = (address: string): Question => ({
  title: 'Confirm your address',
  lead: `We send a link to ${address}. It shows that the address is yours.`,
  form: { path: RESEND, button: 'Send the link' },
});

const confirmQuestion = (address: string | undefined): Question => ({
  title: 'Confirm your address',
  lead: `One press, and ${address} is confirmed.`,
  form: { path: CONFIRM, button: 'Confirm' },
});

const confirmed = (href: string) => ({
  title: 'Confirmed',
  lead: 'The address of your account is confirmed.',
  link: { href, label: 'Go on' },
});
