import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserHash, currentFormToken } from '../../../http/formTokens.ts';
import type { Services } from '../../../http/Services.ts';
import type { IdentPage } from '../../../pages/identPage.ts';
import { LINK_OVER, loginFor, protectedForm, show, text } from '../../../pages/pageParts.ts';
import { startSession } from '../../auth/logIn.ts';
import { checkPassword } from '../../auth/passwords.ts';
import { changeOf, signedInAddress } from '../../auth/signedInAddress.ts';
import { takeOverConsent } from '../../consent/takeOverConsent.ts';
import { findSignup, finishSignup, type Signup } from '../signups.ts';

/** The first steps of a company, BIZ-070. */
const FIRST_STEPS = '/business/tasks/company';

type Params = { Params: { token: string } };

/** `/business/signup/…`, the page linked in the mails of API-098 and API-099. */
export function registerSignupPages(pages: FastifyInstance, services: Services): void {
  const { db, limits, sessions } = services;

  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    signup: Signup,
    error?: string,
  ): Promise<FastifyReply> =>
    show(
      reply,
      question(services, request, reply, token, signup, await signedInAddress(services, request, reply), error),
    );

  pages.get<Params>('/business/signup/:token', async (request, reply) => {
    const signup = await findSignup(db, request.params.token);
    return signup ? ask(request, reply, request.params.token, signup) : show(reply.code(410), LINK_OVER);
  });

  pages.post<Params & { Body: { passwd?: unknown } | undefined }>(
    '/business/signup/:token',
    protectedForm(pages),
    async (request, reply) => {
      const { token } = request.params;
      const signup = await findSignup(db, token);
      if (!signup) return show(reply.code(410), LINK_OVER);
      await limits.begin('register', signup.email, request.ip);
      // Someone else may have triggered the mail. Only the person who did has that browser, or knows the password.
      if (!isOfBrowser(signup, request) && !(await checkPassword(signup.passwordHash, text(request.body?.passwd)))) {
        return ask(request, reply.code(400), token, signup, 'This is not the password you chose.');
      }
      const proof = await finishSignup(services, token);
      if (!proof) return show(reply.code(410), LINK_OVER);
      const signedIn = await startSession(services, request, reply, { proof, sticky: false, way: 'password' });
      const session = await sessions.readUnverified(request, reply);
      if (signedIn.outcome !== 'signedIn' || !session) return reply.redirect(loginFor(FIRST_STEPS), 303);
      // Who follows the link reads the mails of the account, as a second factor asks (BIZ-003).
      await sessions.verify(request, reply, session);
      await takeOverConsent(services, request, reply);
      return reply.redirect(FIRST_STEPS, 303);
    },
  );
}

const isOfBrowser = (signup: Signup, request: FastifyRequest) => signup.browserHash === browserHash(request);

function question(
  { termsConsentRequired }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  signup: Signup,
  signedIn: string | undefined,
  error?: string,
): IdentPage {
  const isKnown = isOfBrowser(signup, request);
  const step = isKnown
    ? `One press, and your company is ready. Its administrator is ${signup.email}.`
    : `Enter the password you chose for ${signup.email}, and your company is ready.`;
  return {
    title: `Welcome, ${signup.companyName}`,
    lead: `${step}${termsConsentRequired ? ' With that you agree to our terms of use.' : ''}${changeOf(signedIn)}`,
    form: {
      path: `/business/signup/${encodeURIComponent(token)}`,
      formToken: currentFormToken(request, reply),
      hidden: {},
      field: isKnown
        ? undefined
        : { name: 'passwd', label: 'Password', type: 'password', autocomplete: 'current-password' },
      button: signedIn ? 'Finish, and change the account' : 'Finish the sign-up',
      error,
    },
  };
}
