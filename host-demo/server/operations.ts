import type { Health } from '@travel-shell/contract';
import { createAccountOperations } from './account/accountOperations.ts';
import { createAuthOperations } from './auth/authOperations.ts';
import { createBusinessOperations } from './business/businessOperations.ts';
import { createCompanyOperations } from './company/companyOperations.ts';
import { createConsentOperations } from './consent/consentOperations.ts';
import type { OperationHandlers } from './Operation.ts';
import type { Services } from './Services.ts';
import { createTripsOperations } from './trips/tripsOperations.ts';

/** A handler for every operation: one that is missing does not compile. */
export function createOperations(services: Services): OperationHandlers {
  return {
    ...createAuthOperations(services),
    ...createAccountOperations(services),
    ...createTripsOperations(services),
    ...createConsentOperations(services),
    ...createBusinessOperations(services),
    ...createCompanyOperations(services),

    // Whether the database answers says `/readyz`: to start this process again would not help.
    getHealth: async (): Promise<Health> => ({ status: 'ok' }),
  };
}
