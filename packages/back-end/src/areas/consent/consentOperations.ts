import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { createConsentFormOperations } from './consentFormOperations.ts';
import { createCookieConsentOperations } from './cookieConsentOperations.ts';
import { createMetaCookieOperations } from './metaCookieOperations.ts';
import { createOwnRecordOperations } from './ownRecordOperations.ts';
import { createPrivacyOperations } from './privacyOperations.ts';
import { createDecisions } from './storeDecisions.ts';
import { createTcfConsentOperations } from './tcfConsentOperations.ts';
import { createVendorListOperations } from './vendorListOperations.ts';

export function createConsentOperations(services: Services) {
  const decisions = createDecisions(services);
  return {
    ...createCookieConsentOperations(services, decisions),
    ...createTcfConsentOperations(services, decisions),
    ...createVendorListOperations(services),
    ...createPrivacyOperations(services, decisions),
    ...createConsentFormOperations(services, decisions),
    ...createOwnRecordOperations(services),
    ...createMetaCookieOperations(services),
  } satisfies Partial<OperationHandlers>;
}
