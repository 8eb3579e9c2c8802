import type { Schema } from '@travel-shell/contract';
import { loadTcfKit } from '../../head/loadTcfKit.ts';

/** The choices in a TC string, as far as it has them. Undefined if it cannot be read. */
export async function decodeSavedConsent(tcString: string): Promise<Schema<'TcfConsent'> | undefined> {
  const decoded = (await loadTcfKit()).decode(tcString);
  return (
    decoded && {
      purpose: decoded.purposes,
      vendor: decoded.vendors,
      specialFeatureOptins: decoded.specialFeatures,
      consentedAdditionalVendors: [],
      isUnsavedDefaultConsent: false,
      tcString,
    }
  );
}
