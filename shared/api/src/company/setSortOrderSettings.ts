import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCompanySortOrder } from '@travel-shell/contract/parsers/parseCompanySortOrder';

/** Sets the default sort order of search results (API-097). Fails with an `ApiError` only. */
export const setSortOrderSettings = (
  orders: Schema<'SortOrderSettings'>,
  signal?: AbortSignal,
): Promise<Schema<'CompanySortOrder'>> =>
  call('post', '/i/api/business/company/v1/sortOrderSettings', { json: orders, parse: parseCompanySortOrder, signal });
