import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { createAccountManagerOperations } from './accountManagerOperations.ts';
import { createCompanyConfirmationOperations } from './companyConfirmationOperations.ts';
import { createCompanyDeletionOperations } from './companyDeletionOperations.ts';
import { createCompanyFactsOperations } from './companyFactsOperations.ts';
import { createCompanyFeatureOperations } from './companyFeatureOperations.ts';
import { createCompanyLogOperations } from './companyLogOperations.ts';
import { createCompanyLogoOperations } from './companyLogoOperations.ts';
import { createCompanySettingsOperations } from './companySettingsOperations.ts';
import { createSsoOperations } from './ssoOperations.ts';

/** The settings of a company (BIZ-109 to BIZ-121). Each call requires the permission in `x-permission`. */
export function createCompanyOperations(services: Services) {
  return {
    ...createCompanyFactsOperations(services),
    ...createCompanySettingsOperations(services),
    ...createCompanyFeatureOperations(services),
    ...createCompanyDeletionOperations(services),
    ...createCompanyConfirmationOperations(services),
    ...createCompanyLogoOperations(services),
    ...createCompanyLogOperations(services),
    ...createSsoOperations(services),
    ...createAccountManagerOperations(services),
  } satisfies Partial<OperationHandlers>;
}
