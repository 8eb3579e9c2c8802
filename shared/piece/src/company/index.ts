export { businessEntries } from './businessEntries.ts';
export { type BusinessMenuKey, businessMenu, businessPages } from './businessMenu.ts';
export { useAdminHubUrl, useCompanyTier } from './useCompanyTier.ts';
