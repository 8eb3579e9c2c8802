import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import { createCookieConsentOperations } from './cookieConsentOperations.ts';
import { createMetaCookieOperations } from './metaCookieOperations.ts';
import { createPrivacyOperations } from './privacyOperations.ts';
import { createTcfConsentOperations } from './tcfConsentOperations.ts';
import { createVendorListOperations } from './vendorListOperations.ts';

export function createConsentOperations(services: Services): Partial<OperationHandlers> {
  return {
    ...createCookieConsentOperations(services),
    ...createTcfConsentOperations(services),
    ...createVendorListOperations(services),
    ...createPrivacyOperations(services),
    ...createMetaCookieOperations(services),
  };
}
