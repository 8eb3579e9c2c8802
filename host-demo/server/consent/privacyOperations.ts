import type { Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError.ts';
import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import { cookieOptions } from '../sessions/RequestSessions.ts';
import { HIDE_COOKIE_MESSAGE } from './catalogue.ts';
import { DATA_CONSENT_COOKIE, LONGEST_COOKIE_SECONDS, META_COOKIE_PREFIX } from './consentCookies.ts';
import { addRecord, newestRecord } from './consentRecords.ts';
import { nameVisitor, readVisitor } from './consentVisitor.ts';
import { readNewestList } from './readVendorList.ts';
import { without } from './without.ts';

/** Which dialogs are still open, and the answers to yes/no dialogs. */
export function createPrivacyOperations(services: Services): Partial<OperationHandlers> {
  const { db } = services;

  async function changePurposes(
    request: FastifyRequest,
    reply: FastifyReply,
    change: (before: number[], named: number[]) => number[],
    dataTransfer: boolean,
  ): Promise<Schema<'GdprConsent'>> {
    const form = request.body as Schema<'GdprConsentForm'>;
    const named = form.purposeIds.split(',').map(Number);
    const known = (await readNewestList(db)).declarations.purposes.map(({ id }) => id);
    const unknown = without(named, known);
    if (unknown.length > 0) {
      const description = `body/purposeIds must not have the unknown ids ${unknown.join(', ')}`;
      throw new ApiError(400, 'VALIDATION_ERROR', description, 'Please check what you entered.');
    }
    const visitor = await nameVisitor(services, request, reply);
    const { purposeIds } = await addRecord(db, visitor, 'gdpr', (before) => ({
      purposeIds: change(before?.purposeIds ?? [], named).sort((a, b) => a - b),
      dataTransfer: form.setConsentBooleanCookie ? dataTransfer : (before?.dataTransfer ?? false),
    }));
    if (form.setConsentBooleanCookie) {
      const options = cookieOptions(request);
      if (dataTransfer) reply.setCookie(DATA_CONSENT_COOKIE, 'true', { ...options, maxAge: LONGEST_COOKIE_SECONDS });
      else reply.clearCookie(DATA_CONSENT_COOKIE, options);
    }
    return { purposeIds };
  }

  return {
    async getCookiesData(request, reply): Promise<Schema<'CookiesData'>> {
      const visitor = await readVisitor(services, request, reply);
      const settings = await db.selectFrom('consent_settings').selectAll().executeTakeFirstOrThrow();
      const cookies = await newestRecord(db, visitor, 'cookies');
      const tcf = await newestRecord(db, visitor, 'tcf');
      const twoParty = await newestRecord(db, visitor, 'two_party');
      const gdpr = await newestRecord(db, visitor, 'gdpr');
      return {
        cookiesConsent: cookies !== null || tcf !== null,
        // A cookie without a record is older than these records.
        dataTransferConsent: gdpr?.value.dataTransfer ?? request.cookies[DATA_CONSENT_COOKIE] === 'true',
        policyUrl: settings.policy_url,
        betterUx: settings.better_ux,
        messageVisible: request.cookies[META_COOKIE_PREFIX + HIDE_COOKIE_MESSAGE] !== 'true',
        twoPartyConsent: twoParty !== null,
      };
    },

    async logCookiesConsentAction(request, reply): Promise<void> {
      const { isRepeat, action } = request.body as Schema<'LogCookiesConsentAction'>;
      // Also logged for undecided visitors, who have no id; logging does not give them one.
      const { visitorHash, userId } = await readVisitor(services, request, reply);
      await db
        .insertInto('consent_actions')
        .values({ visitor_hash: visitorHash, user_id: userId, is_repeat: isRepeat, action: action ?? null })
        .execute();
      reply.code(204);
    },

    async giveTwoPartyConsent(request, reply): Promise<void> {
      await addRecord(db, await nameVisitor(services, request, reply), 'two_party', () => ({ given: true }));
      reply.code(204);
    },

    createGdprConsent: (request, reply) =>
      changePurposes(request, reply, (before, named) => [...new Set([...before, ...named])], true),
    removeGdprConsent: (request, reply) => changePurposes(request, reply, without, false),
  };
}
