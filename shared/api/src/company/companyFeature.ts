import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { disableCompanyFeature as disableCompanyFeatureCall } from '@travel-shell/contract/calls/disableCompanyFeature';
import { enableCompanyFeature as enableCompanyFeatureCall } from '@travel-shell/contract/calls/enableCompanyFeature';

type Answer = Promise<Versioned<Schema<'CompanyFeatures'>>>;

/** Switches a feature of the company on (API-112). Fails with an `ApiError` only. */
export const enableCompanyFeature = (
  feature: Schema<'DashboardFeature'>,
  etag?: string,
  signal?: AbortSignal,
): Answer =>
  callVersioned(enableCompanyFeatureCall, {
    json: { feature },
    etag,
    signal,
  });

/** Switches a feature of the company off (API-113). Fails with an `ApiError` only. */
export const disableCompanyFeature = (
  feature: Schema<'DashboardFeature'>,
  etag?: string,
  signal?: AbortSignal,
): Answer =>
  callVersioned(disableCompanyFeatureCall, {
    json: { feature },
    etag,
    signal,
  });
