import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { createBookingForOtherOperations } from './bookingForOtherOperations.ts';
import { createDemoOperations } from './demoOperations.ts';
import { createFindUsersOperation } from './findUsersOperation.ts';
import { createIdentityOperations } from './identityOperations.ts';
import { createImpersonationOperations } from './impersonationOperations.ts';
import { createIssueOperations } from './issueOperations.ts';
import { createOnboardingOperations } from './onboardingOperations.ts';
import { createPeopleOperations } from './peopleOperations.ts';
import { createProfileOperations } from './profileOperations.ts';
import { createSignupOperations } from './signupOperations.ts';
import { createTierUpgradeOperations } from './tierUpgradeOperations.ts';

export function createBusinessOperations(services: Services) {
  return {
    ...createProfileOperations(services),
    ...createOnboardingOperations(services),
    ...createBookingForOtherOperations(services),
    ...createIdentityOperations(services),
    ...createSignupOperations(services),
    ...createDemoOperations(services),
    ...createTierUpgradeOperations(services),
    ...createImpersonationOperations(services),
    ...createIssueOperations(services),
    ...createFindUsersOperation(services),
    ...createPeopleOperations(services),
  } satisfies Partial<OperationHandlers>;
}
