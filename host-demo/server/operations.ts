import type { Health } from '@travel-shell/contract';
import { sql } from 'kysely';
import { createAccountOperations } from './account/accountOperations.ts';
import { createAuthOperations } from './auth/authOperations.ts';
import { createBusinessOperations } from './business/businessOperations.ts';
import { createCompanyOperations } from './company/companyOperations.ts';
import { createConsentOperations } from './consent/consentOperations.ts';
import type { OperationHandlers } from './OperationHandlers.ts';
import type { Services } from './Services.ts';
import { databaseUnavailable } from './toApiError.ts';
import { createTripsOperations } from './trips/tripsOperations.ts';

const HEALTH_TIMEOUT_MS = 2000;

export function createOperations(services: Services): Partial<OperationHandlers> {
  const { db } = services;
  return {
    ...createAuthOperations(services),
    ...createAccountOperations(services),
    ...createTripsOperations(services),
    ...createConsentOperations(services),
    ...createBusinessOperations(services),
    ...createCompanyOperations(services),

    async getHealth(request): Promise<Health> {
      const timeout = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
      const expired = new Promise<never>((_, reject) => {
        timeout.addEventListener('abort', () => reject(timeout.reason), { once: true });
      });
      try {
        await Promise.race([sql`select 1`.execute(db), expired]);
      } catch (error) {
        request.log.error(error, 'the database does not answer');
        throw databaseUnavailable();
      }
      return { status: 'ok', database: 'ok' };
    },
  };
}
