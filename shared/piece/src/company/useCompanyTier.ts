import type { AdminPagesSettings } from '@travel-shell/core';
import { type EntityState, useShellState } from '@travel-shell/store';
import {
  type AdminMember,
  adminHubUrl,
  type BusinessAccount,
  businessAccount,
  type CompanyTier,
} from '@travel-shell/store/business';

type Account = Pick<EntityState<BusinessAccount>, 'initial' | 'get' | 'subscribe'>;

const UNASKED: Account = {
  initial: businessAccount.initial,
  get: () => businessAccount.initial,
  subscribe: () => () => {},
};

/**
 * The tier of the visitor's company, for the pages they see; undefined until it is known.
 * @param matters whether it decides anything for them; else the back end is not asked
 * @param served what the server of the page knows
 */
export function useCompanyTier(matters: boolean, served?: CompanyTier): CompanyTier | undefined {
  const account = useShellState(matters ? businessAccount : UNASKED);
  // BIZ-002
  if (!matters) return 'biz';
  if (account.data) return account.data.tier;
  return served ?? (account.status === 'failed' ? 'biz' : undefined);
}

/**
 * The address where the admin hub begins for this member (`adminHubUrl`); undefined where there is none, and until it
 * is known.
 * @param site which pages it has, see `AdminPagesSettings`
 * @param served the tier that the server of the page knows
 */
export function useAdminHubUrl(
  business: AdminMember | null | undefined,
  site?: AdminPagesSettings,
  served?: CompanyTier,
): string | undefined {
  const urlIn = (tier: CompanyTier) => (business?.businessProfile ? adminHubUrl(business, tier, site) : undefined);
  const tier = useCompanyTier(urlIn('biz') !== urlIn('bizPlus'), served);
  return tier && urlIn(tier);
}
