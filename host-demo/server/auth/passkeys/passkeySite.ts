import type { FastifyRequest } from 'fastify';
import type { Services } from '../../Services.ts';
import { siteOrigin } from '../siteOrigin.ts';

/** Whom passkeys are made for (WebAuthn L3 §5.1.7): the host of the site, under its one origin. */
export function passkeySite(services: Services, request: FastifyRequest): { origin: string; rpId: string } {
  const origin = siteOrigin(services, request);
  return { origin, rpId: new URL(origin).hostname };
}
