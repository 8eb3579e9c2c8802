import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../http/Services.ts';
import { refuseActing } from '../../../http/sessions/refuseActing.ts';
import { registerConfirmPages } from './confirmPages.ts';
import { registerLockPage } from './lockPage.ts';
import { registerPasswordPages } from './passwordPages.ts';
import { registerAgainPage } from './reauthenticationPage.ts';
import { registerPasskeysPage } from './registerPasskeysPage.ts';
import { registerRegistrationPage } from './registrationPage.ts';
import { registerReviewPage } from './reviewPage.ts';
import { registerSignInLinkPage } from './signInLinkPage.ts';

/**
 * The pages below `/s/ident/` that mails and the account link to. Opening one changes nothing, because mail scanners open every link;
 * only its button does.
 */
export function registerIdentPages(pages: FastifyInstance, services: Services): void {
  registerRegistrationPage(pages, services);
  registerConfirmPages(pages, services);
  registerSignInLinkPage(pages, services);
  registerAgainPage(pages, services);
  registerPasskeysPage(pages, services);
  // A link in a mail needs no session, but support that has it must not use it either.
  pages.register(async (own) => {
    own.addHook('preHandler', async (request, reply) => {
      const session = await services.sessions.readUnverified(request, reply);
      if (session) refuseActing(session);
    });
    registerPasswordPages(own, services);
    registerLockPage(own, services);
    registerReviewPage(own, services);
  });
}
