import { findUsers } from '@travel-shell/api/business';
import type { Schema } from '@travel-shell/contract';
import { getConfig } from '@travel-shell/core';
import { authState } from '@travel-shell/store';
import { businessState } from './businessState.ts';

/** How many people a search gives, unless the page configures it. Source: CON-013, CON-081. */
const USER_SEARCH_LIMIT = 5;

export interface UserSearchOptions {
  query: string;
  searchMode: Schema<'UserSearchMode'>;
  filters?: Schema<'UserSearchFilters'>;
  /** At most 48, as two more are requested. Default: the page's `listLimit`, else `USER_SEARCH_LIMIT`. */
  limit?: number | undefined;
  /** Shorter queries are not searched. Source: CON-080, BIZ-053. */
  minimumLength?: number;
  /** Whether the empty query is searched (BIZ-054). */
  searchOnEmpty?: boolean;
}

/** Whether there is anything to search for. */
export function isSearched({ query, minimumLength = 0, searchOnEmpty = false }: UserSearchOptions): boolean {
  const { length } = query.trim();
  return length === 0 ? searchOnEmpty : length >= minimumLength;
}

/**
 * Searches the company's people, excluding the visitor and the traveler they book for (BIZ-058, BIZ-059). Null when the
 * query is not searched. Rejects with an `ApiError`.
 */
export async function searchUsers(
  options: UserSearchOptions,
  signal?: AbortSignal,
): Promise<Schema<'UserPage'> | null> {
  if (!isSearched(options)) return null;
  const { query, searchMode, filters, limit = getConfig().listLimit ?? USER_SEARCH_LIMIT } = options;
  const left = leftOut();
  const search = { query, searchMode, ...(filters && { filters }) };
  // Extra results make up for the two that may be excluded.
  const { content, paging } = await findUsers(search, { page: 0, size: limit + left.size }, signal);
  const shown = content.filter(({ email }) => !left.has(email.toLowerCase())).slice(0, limit);
  return { content: shown, paging: { ...paging, numberOfElements: shown.length } };
}

function leftOut(): Set<string> {
  const auth = authState.get();
  const self = auth.status === 'signedIn' ? auth.state.userInfoState.accountEmail : null;
  const emails = [self, businessState.get()?.currentTraveler];
  return new Set(emails.filter((email) => typeof email === 'string').map((email) => email.toLowerCase()));
}
