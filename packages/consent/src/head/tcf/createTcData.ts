import type { TcString } from '../TcfKit.ts';

/** The data that hold for the whole page. */
export interface TcPage {
  cmpId: number;
  cmpVersion: number;
  /** Whether Google's tags get their signals from the string (Consent Mode). */
  consentMode: boolean;
}

/**
 * `TCData` of the CMP API v2. The maps have the disclosed vendors, and what else is allowed; what is missing counts as
 * refused.
 */
export function createTcData(
  { purposes, vendors, specialFeatures, ...string }: TcString,
  { tcString, addtlConsent }: { tcString: string; addtlConsent: string },
  { cmpId, cmpVersion, consentMode }: TcPage,
): object {
  const none = {};
  return {
    tcString,
    tcfPolicyVersion: string.tcfPolicyVersion,
    cmpId,
    cmpVersion,
    gdprApplies: true,
    cmpStatus: 'loaded',
    isServiceSpecific: string.isServiceSpecific,
    useNonStandardTexts: false,
    useNonStandardStacks: false,
    publisherCC: string.publisherCountry,
    purposeOneTreatment: false,
    purpose: {
      consents: mapOf(PURPOSE_IDS, purposes.consents),
      legitimateInterests: mapOf(PURPOSE_IDS, purposes.legitimateInterests),
    },
    vendor: {
      consents: mapOf(vendors.disclosed, vendors.consents),
      legitimateInterests: mapOf(vendors.disclosed, vendors.legitimateInterests),
      disclosedVendors: mapOf(vendors.disclosed, vendors.disclosed),
    },
    specialFeatureOptins: mapOf([1, 2], specialFeatures),
    publisher: {
      consents: none,
      legitimateInterests: none,
      customPurpose: { consents: none, legitimateInterests: none },
      restrictions: none,
    },
    addtlConsent,
    enableAdvertiserConsentMode: consentMode,
  };
}

/** The purposes of policy 4 and 5. */
const PURPOSE_IDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const mapOf = (shown: readonly number[], allowed: readonly number[]): Record<number, boolean> => ({
  ...Object.fromEntries(shown.map((id) => [id, false])),
  ...Object.fromEntries(allowed.map((id) => [id, true])),
});
