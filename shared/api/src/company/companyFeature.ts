import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyFeatures } from '@travel-shell/contract/parsers/parseCompanyFeatures';

type Answer = Promise<Versioned<Schema<'CompanyFeatures'>>>;

/** Switches a feature of the company on (API-112). Fails with an `ApiError` only. */
export const enableCompanyFeature = (
  feature: Schema<'DashboardFeature'>,
  etag?: string,
  signal?: AbortSignal,
): Answer =>
  callVersioned('put', '/i/api/business/company/v1/feature/enable', {
    json: { feature },
    etag,
    parse: parseCompanyFeatures,
    signal,
  });

/** Switches a feature of the company off (API-113). Fails with an `ApiError` only. */
export const disableCompanyFeature = (
  feature: Schema<'DashboardFeature'>,
  etag?: string,
  signal?: AbortSignal,
): Answer =>
  callVersioned('put', '/i/api/business/company/v1/feature/disable', {
    json: { feature },
    etag,
    parse: parseCompanyFeatures,
    signal,
  });
