import type { Schema } from '@travel-shell/contract';
import { loadTcfKit } from '../../head/loadTcfKit.ts';

/** What a TC string says, as far as it does. Undefined where it cannot be read. */
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
