import type { Schema } from '@travel-shell/contract';
import { HIDE_COOKIE_MESSAGE } from '@travel-shell/core/consentCookieNames';
import { COOKIE_CATEGORIES } from '@travel-shell/core/cookieCategories';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';
import { clearWithdrawn } from './clearWithdrawn.ts';
import { type ConsentText, newestRecord } from './consentRecords.ts';
import { readVisitor } from './consentVisitor.ts';
import { logAction } from './logAction.ts';
import type { Decisions } from './storeDecisions.ts';
import { writeMetaCookie } from './writeMetaCookie.ts';

type Form = Schema<'ConsentForm'>;
type Stored = Schema<'StoredConsent'>;
type Action = NonNullable<Schema<'LogCookiesConsentAction'>['action']>;

const ACTIONS = { accept: 'ACCEPT_ALL', decline: 'REJECT', close: 'CLOSE' } as const;

/** As the kit's own calls say it (API-055): a choice by category may be all, a part, or nothing. */
function actionOf({ choice, accepted }: Form): Action {
  if (choice !== 'accept' || accepted === undefined) return ACTIONS[choice];
  const count = accepted.split('.').filter((name) => name !== 'strictlyNecessary').length;
  if (count === 0) return 'REJECT';
  return count < COOKIE_CATEGORIES.length - 1 ? 'ACCEPT_PARTIAL' : 'ACCEPT_ALL';
}

const NONE: Stored = { accepted: [], acceptedCategories: null, tcString: null };

/** Stores what a form without script says, deletes the cookies of what it withdraws, and notes what was pressed. */
export function createFormAnswers(services: Services, decisions: Decisions) {
  const { db } = services;

  async function store(request: FastifyRequest, reply: FastifyReply, form: Form): Promise<Stored> {
    const text: ConsentText = { version: form.text, locale: form.locale };
    const circumstances = { text, secondsAgo: Number(form.secondsAgo ?? 0) };
    const accepts = form.choice === 'accept';
    switch (form.regime) {
      case 'cookies': {
        const named = accepts ? (form.accepted?.split('.') ?? COOKIE_CATEGORIES) : [];
        const chosen = COOKIE_CATEGORIES.filter((name) => name === 'strictlyNecessary' || named.includes(name));
        const acceptedCategories = await decisions.cookies(request, reply, chosen, circumstances);
        return { ...NONE, accepted: acceptedCategories, acceptedCategories };
      }
      case 'tcf': {
        await services.limits.begin('recordTcf', null, request.ip);
        const { firstLayerChoices, choicesOfString } = await import('./firstLayerChoices.ts');
        const chosen =
          accepts && form.tcString !== undefined
            ? await choicesOfString(services, form.tcString, form.additionalVendors)
            : await firstLayerChoices(services, accepts);
        const { choices, acceptedCategories } = await decisions.tcf(request, reply, chosen, circumstances);
        const accepted = choices.consentedPurposes.map(String);
        return { accepted, acceptedCategories, tcString: choices.tcString };
      }
      case 'notice':
        await writeMetaCookie(db, request, reply, { name: HIDE_COOKIE_MESSAGE, value: 'true' });
        return NONE;
      case 'two-party':
        await decisions.twoParty(request, reply, text);
        return NONE;
      case 'data-transfer':
        await decisions.purposes(request, reply, (before) => before, true, text);
        return NONE;
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply, form: Form): Promise<Stored> => {
    const before = await newestRecord(db, await readVisitor(services, request, reply), 'cookies');
    const stored = await store(request, reply, form);
    const { acceptedCategories: kept } = stored;
    const accepted = before?.value.acceptedCategories ?? [];
    if (kept)
      await clearWithdrawn(
        db,
        request,
        reply,
        accepted.filter((category) => !kept.includes(category)),
      );
    await logAction(services, request, reply, { isRepeat: true, action: actionOf(form) });
    return stored;
  };
}
