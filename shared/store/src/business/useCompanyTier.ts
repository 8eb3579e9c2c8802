import { type EntityState, useShellState } from '@travel-shell/store';
import { type AdminMember, type CompanyTier, dependsOnTier } from './adminPages.ts';
import { type BusinessAccount, businessAccount } from './businessAccount.ts';

type Account = Pick<EntityState<BusinessAccount>, 'initial' | 'get' | 'subscribe'>;

const UNASKED: Account = {
  initial: businessAccount.initial,
  get: () => businessAccount.initial,
  subscribe: () => () => {},
};

/**
 * The tier of the visitor's company, for the pages they see; undefined until it is known. Where it decides nothing for them
 * (`dependsOnTier`) the back end is not asked.
 * @param served what the server of the page knows
 */
export function useCompanyTier(
  business: AdminMember | null | undefined,
  served?: CompanyTier,
): CompanyTier | undefined {
  const matters = business?.businessProfile === true && dependsOnTier(business);
  const account = useShellState(matters ? businessAccount : UNASKED);
  // BIZ-002
  if (!matters) return 'biz';
  if ('data' in account && account.data) return account.data.tier;
  return served ?? (account.status === 'failed' ? 'biz' : undefined);
}
