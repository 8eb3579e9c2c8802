import type { Schema } from '@travel-shell/contract';
import { FEATURES_OF_TIER, type Tier } from '../business/tiers.ts';

/** Every feature of the tier, on or off. Features of a higher tier the company had before are omitted. */
export const featureToggles = (tier: Tier, enabled: readonly string[]): Schema<'FeatureToggles'> =>
  FEATURES_OF_TIER[tier].map((feature) => ({ feature, enabled: enabled.includes(feature) }));
