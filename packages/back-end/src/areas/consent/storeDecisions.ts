import {
  CONSENT_COOKIE,
  DATA_CONSENT_COOKIE,
  DATA_TRANSFER_ACCEPTED,
  TCF_COOKIE,
  TWO_PARTY_ACCEPTED,
} from '@travel-shell/core/consentCookieNames';
import { type CookieCategory, categoriesOf } from '@travel-shell/core/cookieCategories';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';
import type { TcfChoices } from './checkTcString.ts';
import { checkText } from './checkText.ts';
import { categoriesCookie, LONGEST_COOKIE_SECONDS, setDecisionCookie } from './consentCookies.ts';
import { type AddRecord, addRecords, type Circumstances, type ConsentText } from './consentRecords.ts';
import type { ConsentValues } from './consentTables.ts';
import { keepName, nameVisitor } from './consentVisitor.ts';
import { writeMetaCookie } from './writeMetaCookie.ts';

/** Stores decisions, from the API's calls and from the banner's form alike. */
export function createDecisions(services: Services) {
  const { db } = services;

  async function store<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    circumstances: Circumstances,
    write: (add: AddRecord) => Promise<T>,
  ): Promise<T> {
    const text = circumstances.text && checkText(circumstances.text, services.consentTexts);
    await services.limits.begin('recordConsent', null, request.ip);
    const visitor = await nameVisitor(services, request, reply);
    await services.limits.begin('consentOfVisitor', visitor.visitorHash, request.ip);
    const stored = await addRecords(db, visitor, { ...circumstances, text }, write);
    // Only now: a browser whose decision is not stored gets no name.
    keepName(request, reply, visitor);
    return stored;
  }

  return {
    /** Resolves with the categories that count now: of a newer choice, where this one comes late. */
    async cookies(
      request: FastifyRequest,
      reply: FastifyReply,
      chosen: CookieCategory[],
      circumstances: Circumstances,
    ): Promise<CookieCategory[]> {
      const { acceptedCategories } = await store(request, reply, circumstances, (add) =>
        add('cookies', () => ({ acceptedCategories: chosen })),
      );
      setDecisionCookie(request, reply, CONSENT_COOKIE, categoriesCookie(acceptedCategories));
      return acceptedCategories;
    },

    /** Who calls has counted it as `recordTcf` before. Also as categories, which pieces and tags of the page wait for; a refusal allows the necessary ones only (CNS-035). */
    async tcf(
      request: FastifyRequest,
      reply: FastifyReply,
      chosen: TcfChoices,
      circumstances: Circumstances,
    ): Promise<{ choices: TcfChoices; acceptedCategories: CookieCategory[] }> {
      const { choices, acceptedCategories } = await store(request, reply, circumstances, async (add) => ({
        ...(await add('cookies', () => ({ acceptedCategories: categoriesOf(chosen.consentedPurposes) }))),
        choices: await add('tcf', () => chosen),
      }));
      setDecisionCookie(request, reply, TCF_COOKIE, choices.tcString);
      setDecisionCookie(request, reply, CONSENT_COOKIE, categoriesCookie(acceptedCategories));
      return { choices, acceptedCategories };
    },

    async twoParty(request: FastifyRequest, reply: FastifyReply, text?: ConsentText): Promise<void> {
      await store(request, reply, { text }, (add) => add('two_party', () => ({ given: true })));
      await writeMetaCookie(db, request, reply, { name: TWO_PARTY_ACCEPTED, value: 'true' });
    },

    /** `dataTransfer` undefined: it stays as it is. */
    async purposes(
      request: FastifyRequest,
      reply: FastifyReply,
      change: (before: number[]) => number[],
      dataTransfer: boolean | undefined,
      text?: ConsentText,
    ): Promise<ConsentValues['gdpr']> {
      const stored = await store(request, reply, { text }, (add) =>
        add('gdpr', (before) => ({
          purposeIds: change(before?.purposeIds ?? []).sort((a, b) => a - b),
          dataTransfer: dataTransfer ?? before?.dataTransfer ?? false,
        })),
      );
      if (dataTransfer !== undefined) {
        const options = cookieOptions(request);
        if (dataTransfer) reply.setCookie(DATA_CONSENT_COOKIE, 'true', { ...options, maxAge: LONGEST_COOKIE_SECONDS });
        else reply.clearCookie(DATA_CONSENT_COOKIE, options);
        await writeMetaCookie(db, request, reply, {
          name: DATA_TRANSFER_ACCEPTED,
          value: dataTransfer ? 'true' : null,
        });
      }
      return stored;
    },
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
