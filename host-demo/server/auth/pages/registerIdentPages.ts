import type { FastifyInstance } from 'fastify';
import type { Services } from '../../Services.ts';
import { registerConfirmPages } from './confirmPages.ts';
import { registerLockPage } from './lockPage.ts';
import { registerPasswordPages } from './passwordPages.ts';
import { registerRegistrationPage } from './registrationPage.ts';

/**
 * The pages below `/s/ident/`, where the links in mails lead. Opening one changes nothing, as mail scanners open every
 * link; its button does.
 */
export function registerIdentPages(pages: FastifyInstance, services: Services): void {
  registerRegistrationPage(pages, services);
  registerPasswordPages(pages, services);
  registerLockPage(pages, services);
  registerConfirmPages(pages, services);
}
