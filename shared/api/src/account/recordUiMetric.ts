import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { nothing } from '@travel-shell/contract/parse';

/** Counts one measurement of a framed page (API-036). Fails with an `ApiError` only. */
export const recordUiMetric = (type: string, metric: Schema<'UiMetric'>, signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/affiliate/ui/metrics/v1/{type}', { path: { type }, json: metric, parse: nothing, signal });
