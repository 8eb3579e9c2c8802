import type { Schema } from '@travel-shell/contract';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import { asksForPage, goBack } from '../../http/goBack.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { createFormAnswers } from './formAnswers.ts';
import type { Decisions } from './storeDecisions.ts';

type Form = Schema<'ConsentForm'>;

/** The buttons of each first layer. */
const CHOICES: Record<Form['regime'], readonly Form['choice'][]> = {
  cookies: ['accept', 'decline', 'close'],
  tcf: ['accept', 'decline', 'close'],
  notice: ['close'],
  'two-party': ['accept'],
  'data-transfer': ['accept'],
};

/** The first layer of each banner, posted as a form. */
export function createConsentFormOperations(services: Services, decisions: Decisions) {
  const answer = createFormAnswers(services, decisions);
  return {
    async recordConsentByForm(request, reply): Promise<Schema<'StoredConsent'> | FastifyReply> {
      const form = request.body;
      const choices = CHOICES[form.regime];
      if (!choices.includes(form.choice)) {
        const description = `body/choice must be ${choices.join(' or ')} where the regime is ${form.regime}`;
        throw new ApiError(400, 'VALIDATION_ERROR', description, 'Please check what you entered.');
      }
      const stored = await answer(request, reply, form);
      return asksForPage(request) ? goBack(request, reply, services.embedOrigins) : stored;
    },
  } satisfies Partial<OperationHandlers>;
}
