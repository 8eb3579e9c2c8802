import { TCString, type Vector } from '@iabtechlabtcf/core';
import type { TcString } from '../TcfKit.ts';

const VERSION = 2;

/** Undefined for a text that is no TC string of version 2. */
export function decodeTcString(tcString: string): TcString | undefined {
  try {
    const model = TCString.decode(tcString);
    if (Number(model.version) !== VERSION) return undefined;
    return {
      cmpId: Number(model.cmpId),
      tcfPolicyVersion: Number(model.policyVersion),
      vendorListVersion: Number(model.vendorListVersion),
      publisherCountry: model.publisherCountryCode,
      isServiceSpecific: model.isServiceSpecific,
      purposes: {
        consents: idsOf(model.purposeConsents),
        legitimateInterests: idsOf(model.purposeLegitimateInterests),
      },
      vendors: {
        consents: idsOf(model.vendorConsents),
        legitimateInterests: idsOf(model.vendorLegitimateInterests),
        disclosed: idsOf(model.vendorsDisclosed),
      },
      specialFeatures: idsOf(model.specialFeatureOptins),
    };
  } catch {
    // The library's messages are about bits.
    return undefined;
  }
}

const idsOf = (vector: Vector): number[] => [...vector].filter(([, isSet]) => isSet).map(([id]) => id);
