import type { Schema } from '@travel-shell/contract';
import { COOKIE_CATEGORIES } from '@travel-shell/core/cookieCategories';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError.ts';
import { asksForPage, goBack } from '../goBack.ts';
import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import { HIDE_COOKIE_MESSAGE } from './catalogue.ts';
import { clearWithdrawn } from './clearWithdrawn.ts';
import { type ConsentText, newestRecord } from './consentRecords.ts';
import { readVisitor } from './consentVisitor.ts';
import { logAction } from './logAction.ts';
import type { Decisions } from './storeDecisions.ts';
import { writeMetaCookie } from './writeMetaCookie.ts';

type Form = Schema<'ConsentForm'>;
type Stored = Schema<'StoredConsent'>;

/** The buttons of each first layer. */
const CHOICES: Record<Form['regime'], readonly Form['choice'][]> = {
  cookies: ['accept', 'decline', 'close'],
  tcf: ['accept', 'decline', 'close'],
  notice: ['close'],
  'two-party': ['accept'],
  'data-transfer': ['accept'],
};

const ACTIONS = { accept: 'ACCEPT_ALL', decline: 'REJECT', close: 'CLOSE' } as const;

const NONE: Stored = { accepted: [], acceptedCategories: null, tcString: null };

/** The first layer of each banner, posted as a form. */
export function createConsentFormOperations(services: Services, decisions: Decisions): Partial<OperationHandlers> {
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

  return {
    async recordConsentByForm(request, reply): Promise<Stored | FastifyReply> {
      const form = request.body as Form;
      const choices = CHOICES[form.regime];
      if (!choices.includes(form.choice)) {
        const description = `body/choice must be ${choices.join(' or ')} where the regime is ${form.regime}`;
        throw new ApiError(400, 'VALIDATION_ERROR', description, 'Please check what you entered.');
      }
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
      await logAction(services, request, reply, { isRepeat: true, action: ACTIONS[form.choice] });
      return asksForPage(request) ? goBack(request, reply, services.embedOrigins) : stored;
    },
  };
}
