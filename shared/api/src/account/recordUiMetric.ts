import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { recordUiMetric as operation } from '@travel-shell/contract/calls/recordUiMetric';

/** Counts one measurement of a framed page (API-036). Fails with an `ApiError` only. */
export const recordUiMetric = (type: string, metric: Schema<'UiMetric'>, signal?: AbortSignal): Promise<null> =>
  call(operation, { path: { type }, json: metric, signal });
