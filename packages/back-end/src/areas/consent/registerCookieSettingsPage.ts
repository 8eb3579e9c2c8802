import { CONSENT_COOKIE } from '@travel-shell/core/consentCookieNames';
import { COOKIE_SETTINGS_PAGE } from '@travel-shell/core/managePages';
import type { FastifyInstance } from 'fastify';
import { currentFormToken } from '../../http/formTokens.ts';
import type { Services } from '../../http/Services.ts';
import { protectedForm, show } from '../../pages/pageParts.ts';
import { COOKIE_SETTINGS_TEXT } from './checkText.ts';
import { countsHere } from './consentCookies.ts';
import { newestRecord } from './consentRecords.ts';
import { readVisitor } from './consentVisitor.ts';
import { createFormAnswers } from './formAnswers.ts';
import { createDecisions } from './storeDecisions.ts';

/** The text of the page. When it changes in meaning, it gets a new number beside this one. */
const TEXT = { text: COOKIE_SETTINGS_TEXT, locale: 'en-US' };

const UNDECIDED = 'You have not chosen yet, so this site uses only the cookies that it needs.';
const ALLOWED = 'You have allowed cookies that this site does not need. You can withdraw that at any time.';
const REFUSED = 'This site uses only the cookies that it needs. You can allow the others, too.';

/** The page on which visitors without script change their choice of the banner, in both directions. */
export function registerCookieSettingsPage(pages: FastifyInstance, services: Services): void {
  const answer = createFormAnswers(services, createDecisions(services));
  const regime = services.consent.cmpId ? 'tcf' : 'cookies';

  pages.get(COOKIE_SETTINGS_PAGE, async (request, reply) => {
    const record = await newestRecord(services.db, await readVisitor(services, request, reply), 'cookies');
    const accepted = record && countsHere(request, CONSENT_COOKIE) ? record.value.acceptedCategories : undefined;
    const isAllowed = accepted !== undefined && accepted.length > 1;
    return show(reply, {
      title: 'Cookie settings',
      lead: isAllowed ? ALLOWED : accepted ? REFUSED : UNDECIDED,
      form: {
        path: COOKIE_SETTINGS_PAGE,
        formToken: currentFormToken(request, reply),
        hidden: { choice: isAllowed ? 'decline' : 'accept' },
        button: isAllowed ? 'Withdraw all' : 'Accept all',
      },
    });
  });

  pages.post<{ Body: { choice?: unknown } | undefined }>(
    COOKIE_SETTINGS_PAGE,
    protectedForm(pages),
    async (request, reply) => {
      // Whatever does not clearly allow it withdraws it.
      const choice = request.body?.choice === 'accept' ? 'accept' : 'decline';
      await answer(request, reply, { ...TEXT, regime, choice });
      return reply.redirect(COOKIE_SETTINGS_PAGE, 303);
    },
  );
}
