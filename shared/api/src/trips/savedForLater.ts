import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { removeSavedResult } from '@travel-shell/contract/calls/removeSavedResult';
import { saveResultForLater } from '@travel-shell/contract/calls/saveResultForLater';

/** Saves a result for later, also while the page is left, and returns all that is saved (TRP-O10). Fails with an `ApiError` only. */
export const putSavedResult = (result: Schema<'TripResult'>, signal?: AbortSignal): Promise<Schema<'SavedForLater'>> =>
  call(saveResultForLater, {
    path: { resultId: result.resultId },
    json: result,
    signal,
    keepalive: true,
  });

/** Removes a saved result and returns the remaining ones (TRP-O10). Fails with an `ApiError` only. */
export const deleteSavedResult = (resultId: string, signal?: AbortSignal): Promise<Schema<'SavedForLater'>> =>
  call(removeSavedResult, { path: { resultId }, signal, keepalive: true });
