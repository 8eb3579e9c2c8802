import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { createChoiceOperations } from './choiceOperations.ts';
import { createFooterOperations } from './footerOperations.ts';
import { createMarketingOperations } from './marketingOperations.ts';
import { createPickerOperations } from './pickerOperations.ts';
import { createTravelerOperations } from './travelerOperations.ts';

export function createAccountOperations(services: Services) {
  return {
    ...createFooterOperations(services),
    ...createPickerOperations(services),
    ...createTravelerOperations(services),
    ...createChoiceOperations(services),
    ...createMarketingOperations(services),
  } satisfies Partial<OperationHandlers>;
}
