import type { Schema } from '@travel-shell/contract';
import { DATA_CONSENT_COOKIE, HIDE_COOKIE_MESSAGE, META_COOKIE_PREFIX } from '@travel-shell/core/consentCookieNames';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers, OperationRequest } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readVisitor } from './consentVisitor.ts';
import { logAction } from './logAction.ts';
import { mirrorDecisions } from './mirrorDecisions.ts';
import { readNewestList } from './readVendorList.ts';
import type { Decisions } from './storeDecisions.ts';
import { without } from './without.ts';

/** Which dialogs are still open, and the answers to yes/no dialogs. */
export function createPrivacyOperations(services: Services, decisions: Decisions) {
  const { db } = services;

  async function changePurposes(
    request: OperationRequest<'createGdprConsent' | 'removeGdprConsent'>,
    reply: FastifyReply,
    change: (before: number[], named: number[]) => number[],
    dataTransfer: boolean,
  ): Promise<Schema<'GdprConsent'>> {
    const form = request.body;
    const named = form.purposeIds === '' ? [] : form.purposeIds.split(',').map(Number);
    if (named.length === 0 && !form.setConsentBooleanCookie) {
      const description = 'body/purposeIds must name a purpose, or setConsentBooleanCookie be true';
      throw new ApiError(400, 'VALIDATION_ERROR', description, 'Please check what you entered.');
    }
    const known = (await readNewestList(db)).declarations.purposes.map(({ id }) => id);
    const unknown = without(named, known);
    if (unknown.length > 0) {
      const description = `body/purposeIds must not have the unknown ids ${unknown.join(', ')}`;
      throw new ApiError(400, 'VALIDATION_ERROR', description, 'Please check what you entered.');
    }
    const { purposeIds } = await decisions.purposes(
      request,
      reply,
      (before) => change(before, named),
      form.setConsentBooleanCookie ? dataTransfer : undefined,
      textOf(form),
    );
    return { purposeIds };
  }

  return {
    async getCookiesData(request, reply): Promise<Schema<'CookiesData'>> {
      const visitor = await readVisitor(services, request, reply);
      const settings = await db.selectFrom('consent_settings').selectAll().executeTakeFirstOrThrow();
      const { cookies, tcf, twoParty, gdpr } = await mirrorDecisions(services, request, reply, visitor);
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
      await logAction(services, request, reply, request.body);
      reply.code(204);
    },

    async giveTwoPartyConsent(request, reply): Promise<void> {
      await decisions.twoParty(request, reply, request.body?.text);
      reply.code(204);
    },

    createGdprConsent: (request, reply) =>
      changePurposes(request, reply, (before, named) => [...new Set([...before, ...named])], true),
    removeGdprConsent: (request, reply) => changePurposes(request, reply, without, false),
  } satisfies Partial<OperationHandlers>;
}

const textOf = ({ text, locale }: Schema<'GdprConsentForm'>) =>
  text && locale ? { version: text, locale } : undefined;
