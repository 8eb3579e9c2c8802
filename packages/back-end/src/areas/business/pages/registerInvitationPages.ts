import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentFormToken } from '../../../http/formTokens.ts';
import type { Services } from '../../../http/Services.ts';
import type { IdentPage } from '../../../pages/identPage.ts';
import { LINK_OVER, loginFor, protectedForm, show, text } from '../../../pages/pageParts.ts';
import { checkNewPassword } from '../../auth/checkNewPassword.ts';
import { startSession } from '../../auth/logIn.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { signedInAddress } from '../../auth/signedInAddress.ts';
import { takeOverConsent } from '../../consent/takeOverConsent.ts';
import { companyOf, findAccount, findInvitation, type Invitation, join, joinAsNew } from '../invitations.ts';
import { forSomebodyElse } from './registerLinkPages.ts';

/** The first steps of a person, BIZ-067. */
const FIRST_STEPS = '/business/tasks';

type Params = { Params: { token: string } };

/**
 * `/business/invitation/…`, the page linked in the mail of an invitation. It asks before it does anything, because mail
 * scanners open every link, and never changes who is signed in.
 */
export function registerInvitationPages(pages: FastifyInstance, services: Services): void {
  const { db, limits, sessions } = services;

  /** Finds the invitation and the account to join with, or the answer if something is in the way. */
  async function find(request: FastifyRequest<Params>, reply: FastifyReply) {
    const path = pathOf(request.params.token);
    const invitation = await findInvitation(db, request.params.token);
    if (!invitation) return { answer: show(reply.code(410), LINK_OVER) };
    if (invitation.isOver) return { answer: show(reply.code(410), over(invitation)) };
    const address = await signedInAddress(services, request, reply);
    const account = await findAccount(db, invitation.email);
    if (address === undefined) {
      return account ? { answer: reply.redirect(loginFor(path), 303) } : { invitation, account, path };
    }
    const session = await sessions.read(request, reply);
    if (!account || session?.userId !== account.id) return { answer: forSomebodyElse(services, request, reply, path) };
    const company = await companyOf(db, account.id);
    return company
      ? { answer: show(reply.code(409), inAnother(invitation, company.name)) }
      : { invitation, account, path };
  }

  pages.get<Params>('/business/invitation/:token', async (request, reply) => {
    const { answer, ...found } = await find(request, reply);
    if (!found.invitation) return answer;
    return show(reply, question(services, request, reply, found));
  });

  pages.post<Params & { Body: { passwd?: unknown } | undefined }>(
    '/business/invitation/:token',
    protectedForm(pages),
    async (request, reply) => {
      const { token } = request.params;
      const { answer, ...found } = await find(request, reply);
      if (!found.invitation) return answer;
      const { invitation, account } = found;
      if (account) {
        if (!(await join(db, token, account.id))) return show(reply.code(410), LINK_OVER);
        return reply.redirect(FIRST_STEPS, 303);
      }
      await limits.begin('register', invitation.email, request.ip);
      const password = text(request.body?.passwd);
      const problem = await checkNewPassword(services, password, [invitation.email, invitation.companyName]);
      if (problem) return show(reply.code(400), question(services, request, reply, found, problem));
      const proof = await joinAsNew(services, token, invitation.email, await hashPassword(password));
      if (!proof) return show(reply.code(410), LINK_OVER);
      const signedIn = await startSession(services, request, reply, { proof, sticky: false, way: 'registration' });
      const session = await sessions.readUnverified(request, reply);
      if (signedIn.outcome !== 'signedIn' || !session) return reply.redirect(loginFor(FIRST_STEPS), 303);
      // Who follows the link reads the mails of the account, as a second factor asks (BIZ-003).
      await sessions.verify(request, reply, session);
      await takeOverConsent(services, request, reply);
      return reply.redirect(FIRST_STEPS, 303);
    },
  );
}

interface Found {
  invitation: Invitation;
  account: { id: string } | undefined;
  path: string;
}

function question(
  { termsConsentRequired }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { invitation: { companyName, email }, account, path }: Found,
  error?: string,
): IdentPage {
  const form = { path, formToken: currentFormToken(request, reply), hidden: {}, error };
  if (account) {
    return { title: `Join ${companyName}`, lead: `You join as ${email}.`, form: { ...form, button: 'Join' } };
  }
  return {
    title: `Join ${companyName}`,
    lead: `Choose a password for ${email}, and you are a member of ${companyName}.${termsConsentRequired ? ' With that you agree to our terms of use.' : ''}`,
    form: {
      ...form,
      field: { name: 'passwd', label: 'New password', type: 'password', autocomplete: 'new-password' },
      button: 'Create account and join',
    },
  };
}

const over = ({ companyName }: Invitation): IdentPage => ({
  title: 'This invitation has run out',
  lead: `Ask an administrator of ${companyName} to send it again.`,
  link: { href: '/', label: 'Go on' },
});

const inAnother = ({ companyName }: Invitation, name: string): IdentPage => ({
  title: `You are in ${name} already`,
  lead: `An account is in one company at a time. To join ${companyName}, have an administrator of ${name} remove you first.`,
  link: { href: '/business', label: 'Go on' },
});

const pathOf = (token: string) => `/business/invitation/${encodeURIComponent(token)}`;
