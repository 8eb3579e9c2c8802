import { companyVersion } from '@travel-shell/store/company';

/** The settings of the company with their version, where they are loaded. */
export function loadedCompany() {
  const now = companyVersion.get();
  return 'data' in now ? now.data : undefined;
}
