import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseSavedForLater } from '@travel-shell/contract/parsers/parseSavedForLater';

const PATH = '/trips/api/user/savedForLater/{resultId}';

/** Saves a result for later, also while the page is left, and returns all that is saved (TRP-O10). Fails with an `ApiError` only. */
export const putSavedResult = (result: Schema<'TripResult'>, signal?: AbortSignal): Promise<Schema<'SavedForLater'>> =>
  call('put', PATH, {
    path: { resultId: result.resultId },
    json: result,
    parse: parseSavedForLater,
    signal,
    keepalive: true,
  });

/** Removes a saved result and returns the remaining ones (TRP-O10). Fails with an `ApiError` only. */
export const deleteSavedResult = (resultId: string, signal?: AbortSignal): Promise<Schema<'SavedForLater'>> =>
  call('delete', PATH, { path: { resultId }, parse: parseSavedForLater, signal, keepalive: true });
