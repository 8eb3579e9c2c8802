import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getTierUpgradeStatus } from '@travel-shell/contract/calls/getTierUpgradeStatus';
import { upgradeTier as upgradeTierCall } from '@travel-shell/contract/calls/upgradeTier';

/** Moves the company to a higher tier, now or later (API-118). Fails with an `ApiError` only. */
export const upgradeTier = (tier: Schema<'CompanyTier'>, signal?: AbortSignal): Promise<Schema<'TierUpgrade'>> =>
  call(upgradeTierCall, { json: { tier }, signal });

/** The company's tier and the status of its last upgrade (API-119). Fails with an `ApiError` only. */
export const fetchTierUpgrade = (signal?: AbortSignal): Promise<Schema<'TierUpgrade'>> =>
  call(getTierUpgradeStatus, { signal });
