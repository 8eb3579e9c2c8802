import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { parseCompanySortOrder } from '@travel-shell/contract/parsers/parseCompanySortOrder';

/** Sets the default sort order of search results (API-097). Fails with an `ApiError` only. */
export const setSortOrderSettings = (
  orders: Schema<'SortOrderSettings'>,
  etag?: string,
  signal?: AbortSignal,
): Promise<Versioned<Schema<'CompanySortOrder'>>> =>
  callVersioned('post', '/i/api/business/company/v1/sortOrderSettings', {
    json: orders,
    etag,
    parse: parseCompanySortOrder,
    signal,
  });
