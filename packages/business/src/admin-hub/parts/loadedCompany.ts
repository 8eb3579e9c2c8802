import { companyVersion } from '@travel-shell/store/company';

/** Unless they are fresh. For `ahead` of a screen. */
export const fetchCompany = (): void => void companyVersion.onPage().ensure();

/** The settings of the company with their version, where they are loaded. */
export function loadedCompany() {
  const now = companyVersion.get();
  return 'data' in now ? now.data : undefined;
}
