import { ApiError, type CallOptions, call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { findUsers as operation } from '@travel-shell/contract/calls/findUsers';

/** Page size of the empty page returned for a refused search. Source: CON-083, BIZ-061. */
const EMPTY_PAGE_SIZE = 15;

const emptyPage = (): Schema<'UserPage'> => ({
  content: [],
  paging: {
    pageable: { page: 0, size: EMPTY_PAGE_SIZE, offset: 0, paged: true },
    first: true,
    last: true,
    numberOfElements: 0,
    totalPages: 0,
    totalElements: 0,
  },
});

/**
 * Searches the people and guests of the company (API-124). A VALIDATION_ERROR gives an empty result
 * (BIZ-060). Fails with an `ApiError` only.
 */
export async function findUsers(
  search: Schema<'UserSearch'>,
  page: CallOptions<'findUsers'>['query'] = {},
  signal?: AbortSignal,
): Promise<Schema<'UserPage'>> {
  try {
    return await call(operation, {
      query: page,
      json: search,
      signal,
    });
  } catch (error) {
    if (error instanceof ApiError && error.serverCode === 'VALIDATION_ERROR') return emptyPage();
    throw error;
  }
}
