import type { FastifyRequest } from 'fastify';
import type { Services } from '../../Services.ts';
import { siteOrigin } from '../siteOrigin.ts';

/**
 * Whom passkeys are made for (WebAuthn L3 §5.1.7): the host of the site. Browsers let pages below that host use them
 * too; which of those we believe are the ones that may embed the kit.
 */
export function passkeySite(services: Services, request: FastifyRequest): { origins: string[]; rpId: string } {
  const origin = siteOrigin(services, request);
  return { origins: [origin, ...services.embedOrigins], rpId: new URL(origin).hostname };
}
