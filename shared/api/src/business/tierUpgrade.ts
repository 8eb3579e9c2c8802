import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseTierUpgrade } from '@travel-shell/contract/parsers/parseTierUpgrade';

/** Moves the company to a higher tier, now or later (API-118). Fails with an `ApiError` only. */
export const upgradeTier = (tier: Schema<'CompanyTier'>, signal?: AbortSignal): Promise<Schema<'TierUpgrade'>> =>
  call('post', '/i/api/business/company/v1/tier/upgrade', { json: { tier }, parse: parseTierUpgrade, signal });

/** The company's tier and the status of its last upgrade (API-119). Fails with an `ApiError` only. */
export const fetchTierUpgrade = (signal?: AbortSignal): Promise<Schema<'TierUpgrade'>> =>
  call('get', '/i/api/business/company/v1/tier/upgrade/status', { parse: parseTierUpgrade, signal });
