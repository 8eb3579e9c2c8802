import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../http/Services.ts';
import { registerInvitationPages } from './registerInvitationPages.ts';
import { registerLinkPages } from './registerLinkPages.ts';
import { registerSignupPages } from './registerSignupPages.ts';
import { registerVerifyPages } from './registerVerifyPages.ts';

/** The pages that mails and links of this area open. All work without JavaScript. */
export function registerBusinessPages(pages: FastifyInstance, services: Services): void {
  registerLinkPages(pages, services);
  registerSignupPages(pages, services);
  registerInvitationPages(pages, services);
  registerVerifyPages(pages, services);
}
