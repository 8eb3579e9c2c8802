import type { Health } from '@travel-shell/contract';
import { createAccountOperations } from './areas/account/accountOperations.ts';
import { createAuthOperations } from './areas/auth/authOperations.ts';
import { createPasskeyOperations } from './areas/auth/passkeys/passkeyOperations.ts';
import { createProviderOperations } from './areas/auth/providers/providerOperations.ts';
import { createBusinessOperations } from './areas/business/businessOperations.ts';
import { readBusinessState } from './areas/business/readBusinessState.ts';
import { createCompanyOperations } from './areas/company/companyOperations.ts';
import { createConsentOperations } from './areas/consent/consentOperations.ts';
import { createTripsOperations } from './areas/trips/tripsOperations.ts';
import type { OperationHandlers } from './http/Operation.ts';
import type { Services } from './http/Services.ts';

/** A handler for every operation: one that is missing does not compile. */
export function createOperations(services: Services): OperationHandlers {
  return {
    ...createAuthOperations(services, readBusinessState),
    ...createProviderOperations(services),
    ...createPasskeyOperations(services),
    ...createAccountOperations(services),
    ...createTripsOperations(services),
    ...createConsentOperations(services),
    ...createBusinessOperations(services),
    ...createCompanyOperations(services),

    // Whether the database answers says `/readyz`: to start this process again would not help.
    getHealth: async (): Promise<Health> => ({ status: 'ok' }),
  };
}
