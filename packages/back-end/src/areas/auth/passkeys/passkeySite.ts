import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../http/Services.ts';
import { siteOrigin } from '../siteOrigin.ts';

/**
 * The relying party ID of passkeys (WebAuthn L3 §5.1.7): the site's host. Browsers also let subdomains use them; we
 * accept those that may embed the kit.
 */
export function passkeySite(services: Services, request: FastifyRequest): { origins: string[]; rpId: string } {
  const origin = siteOrigin(services, request);
  return { origins: [origin, ...services.embedOrigins], rpId: new URL(origin).hostname };
}
