import { ApiError } from '@travel-shell/api';
import * as api from '@travel-shell/api/business';
import type { Schema } from '@travel-shell/contract';
import { defineEntity, type EntityState, refreshAuth } from '@travel-shell/store';
import { tellCompanyChanged } from '../company/companyNews.ts';
import { takeOver } from './businessAccount.ts';
import { failureOf } from './failureOf.ts';

/** The company's tier and the status of its last upgrade (BIZ-117). */
export const tierUpgrade: EntityState<Schema<'TierUpgrade'>> = defineEntity('tierUpgrade', {
  load: api.fetchTierUpgrade,
  personal: true,
  failure: failureOf('The tier of the company'),
});

/** Moves the company to a higher tier; its features then appear in the business state. Rejects with an `ApiError`. */
export async function upgradeTier(tier: Schema<'CompanyTier'>): Promise<void> {
  const answer = await api.upgradeTier(tier).catch(async (error: unknown) => {
    // Another administrator was first.
    if (error instanceof ApiError && error.status === 409) await tierUpgrade.refresh();
    throw error;
  });
  tierUpgrade.set(answer);
  takeOver({ tier: answer.tier });
  await Promise.all([refreshAuth(), tellCompanyChanged()]);
}
