import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../http/Services.ts';
import { logAuthentication } from '../logAuthentication.ts';
import { startSession } from '../logIn.ts';
import { checkPassword } from '../passwords.ts';
import { changeOf, signedInAddress } from '../signedInAddress.ts';
import { findRegistration, finishRegistration } from './finishRegistration.ts';
import { ask, bodyOf, linkOver, postForm, type Question, tokenOf } from './identForms.ts';

const PATH = '/s/ident/register';

/** The page linked in the mail about a new account. */
export function registerRegistrationPage(pages: FastifyInstance, services: Services): void {
  const questionTo = async (request: FastifyRequest, reply: FastifyReply, email: string) =>
    question(email, await signedInAddress(services, request, reply));

  pages.get(PATH, async (request, reply) => {
    const token = tokenOf(request);
    const registration = await findRegistration(services, token);
    return registration
      ? ask(request, reply, await questionTo(request, reply, registration.email), { token })
      : linkOver(reply);
  });

  postForm(pages, PATH, async (request, reply) => {
    const { token, passwd } = bodyOf(request);
    const registration = await findRegistration(services, token);
    if (!registration) return linkOver(reply);
    const { email } = registration;
    // Someone else may have triggered the mail. Only the requester knows the password they chose.
    await services.limits.begin('login', email, request.ip);
    if (!(await checkPassword(registration.password_hash, passwd))) {
      logAuthentication(request, { way: 'registration', outcome: 'refused' });
      return ask(
        request,
        reply,
        await questionTo(request, reply, email),
        { token },
        'The password is not the one you chose.',
      );
    }
    await services.limits.succeed('login', email, request.ip);
    const proof = await finishRegistration(services, registration);
    if (!proof) return linkOver(reply);
    const { outcome } = await startSession(services, request, reply, { proof, sticky: false, way: 'registration' });
    if (outcome !== 'signedIn') return linkOver(reply);
    return reply.redirect(registration.return_to, 303);
  });
}

const question = (email: string, signedIn: string | undefined): Question => ({
  title: 'Finish your account',
  lead: `Enter the password you chose for ${email}, and the account is yours.${changeOf(signedIn)}`,
  form: {
    path: PATH,
    field: { name: 'passwd', label: 'Password', type: 'password', autocomplete: 'current-password' },
    button: signedIn ? 'Finish, and change the account' : 'Finish',
  },
});
