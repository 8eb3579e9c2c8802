import { ApiError, call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getTierUpgradeStatus } from '@travel-shell/contract/calls/getTierUpgradeStatus';
import { upgradeTier as upgradeTierCall } from '@travel-shell/contract/calls/upgradeTier';
import { defineEntity, type EntityState, refreshAuth } from '@travel-shell/store';
import { tellCompanyChanged } from '../company/companyChangeListeners.ts';
import { loadFailure } from '../loadFailure.ts';
import { mergeIntoAccount } from './businessAccount.ts';

/** The company's tier and the status of its last upgrade (BIZ-117). */
export const tierUpgrade: EntityState<Schema<'TierUpgrade'>> = defineEntity('tierUpgrade', {
  load: (signal) => call(getTierUpgradeStatus, { signal }),
  personal: true,
  failure: loadFailure('BUSINESS_FAILED', 'The tier of the company'),
});

/** Moves the company to a higher tier; its features then appear in the business state. Rejects with an `ApiError`. */
export async function upgradeTier(tier: Schema<'CompanyTier'>): Promise<void> {
  const answer = await call(upgradeTierCall, { json: { tier } }).catch(async (error: unknown) => {
    // Another administrator was first.
    if (error instanceof ApiError && error.status === 409) await tierUpgrade.refresh();
    throw error;
  });
  tierUpgrade.set(answer);
  mergeIntoAccount({ tier: answer.tier });
  await Promise.all([refreshAuth(), tellCompanyChanged()]);
}
