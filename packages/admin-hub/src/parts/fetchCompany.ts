import { companyVersion } from '@travel-shell/store/company';

/** Unless they are fresh. For `ahead` of a screen. */
export const fetchCompany = (): void => void companyVersion.onPage().ensure();
