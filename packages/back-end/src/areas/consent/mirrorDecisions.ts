import {
  CONSENT_COOKIE,
  DATA_CONSENT_COOKIE,
  DATA_TRANSFER_ACCEPTED,
  META_COOKIE_PREFIX,
  TCF_COOKIE,
  TWO_PARTY_ACCEPTED,
} from '@travel-shell/core/consentCookieNames';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';
import { categoriesCookie, LONGEST_COOKIE_SECONDS, mirrorDecision } from './consentCookies.ts';
import { newestRecord } from './consentRecords.ts';
import type { ConsentVisitor } from './consentVisitor.ts';
import { writeMetaCookie } from './writeMetaCookie.ts';

/**
 * The visitor's valid records. Syncs each cookie that repeats one of them.
 * @param mayAdd missing cookies of choices, see `mirrorDecision`
 */
export async function mirrorDecisions(
  { db }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: ConsentVisitor,
  mayAdd = false,
) {
  const cookies = await newestRecord(db, visitor, 'cookies');
  const tcf = await newestRecord(db, visitor, 'tcf');
  const twoParty = await newestRecord(db, visitor, 'two_party');
  const gdpr = await newestRecord(db, visitor, 'gdpr');

  const categories = cookies ? categoriesCookie(cookies.value.acceptedCategories) : undefined;
  mirrorDecision(request, reply, CONSENT_COOKIE, categories, cookies?.ageSeconds, mayAdd);
  mirrorDecision(request, reply, TCF_COOKIE, tcf?.value.tcString, tcf?.ageSeconds, mayAdd);

  const mirrorAcceptance = async (name: string, isAccepted: boolean) => {
    const isSet = request.cookies[META_COOKIE_PREFIX + name] === 'true';
    if (isSet === isAccepted) return;
    await writeMetaCookie(db, request, reply, { name, value: isAccepted ? 'true' : null });
  };
  await mirrorAcceptance(TWO_PARTY_ACCEPTED, twoParty !== null);
  // Without a record, a cookie of earlier days is believed.
  if (gdpr) {
    const { dataTransfer } = gdpr.value;
    await mirrorAcceptance(DATA_TRANSFER_ACCEPTED, dataTransfer);
    const options = cookieOptions(request);
    const isSet = request.cookies[DATA_CONSENT_COOKIE] === 'true';
    if (dataTransfer && !isSet)
      reply.setCookie(DATA_CONSENT_COOKIE, 'true', { ...options, maxAge: LONGEST_COOKIE_SECONDS });
    if (!dataTransfer && isSet) reply.clearCookie(DATA_CONSENT_COOKIE, options);
  }
  return { cookies, tcf, twoParty, gdpr };
}
