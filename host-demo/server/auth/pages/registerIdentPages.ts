import type { FastifyInstance } from 'fastify';
import type { Services } from '../../Services.ts';
import { registerConfirmPages } from './confirmPages.ts';
import { registerLockPage } from './lockPage.ts';
import { registerPasswordPages } from './passwordPages.ts';
import { registerRegistrationPage } from './registrationPage.ts';
import { registerSignInLinkPage } from './signInLinkPage.ts';

/**
 * The pages below `/s/ident/` that mails link to. Opening one changes nothing, because mail scanners open every link;
 * only its button does.
 */
export function registerIdentPages(pages: FastifyInstance, services: Services): void {
  registerRegistrationPage(pages, services);
  registerPasswordPages(pages, services);
  registerLockPage(pages, services);
  registerConfirmPages(pages, services);
  registerSignInLinkPage(pages, services);
}
