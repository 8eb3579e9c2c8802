import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { setSortOrderSettings as operation } from '@travel-shell/contract/calls/setSortOrderSettings';

/** Sets the default sort order of search results (API-097). Fails with an `ApiError` only. */
export const setSortOrderSettings = (
  orders: Schema<'SortOrderSettings'>,
  etag?: string,
  signal?: AbortSignal,
): Promise<Versioned<Schema<'CompanySortOrder'>>> =>
  callVersioned(operation, {
    json: orders,
    etag,
    signal,
  });
