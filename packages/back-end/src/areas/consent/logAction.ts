import type { Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';
import { readVisitor } from './consentVisitor.ts';

/** Notes what was pressed (API-055). Also of undecided visitors, who have no id; noting it does not give them one. */
export async function logAction(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { isRepeat, action }: Schema<'LogCookiesConsentAction'>,
): Promise<void> {
  await services.limits.begin('recordConsent', null, request.ip);
  const { visitorHash, userId } = await readVisitor(services, request, reply);
  await services.db
    .insertInto('consent_actions')
    .values({ visitor_hash: visitorHash, user_id: userId, is_repeat: isRepeat, action: action ?? null })
    .execute();
}
