import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyExpenseManagement } from '@travel-shell/contract/parsers/parseCompanyExpenseManagement';

type Answer = Promise<Versioned<Schema<'CompanyExpenseManagement'>>>;

/** Sets the expense management system; `hash` is the company's (API-095). Fails with an `ApiError` only. */
export const setExpenseManagementSystem = (
  hash: string,
  expenseManagementSystemCode: string,
  etag?: string,
  signal?: AbortSignal,
): Answer =>
  callVersioned('post', '/i/api/business/company/v1/{hash}', {
    path: { hash },
    query: { expenseManagementSystemCode },
    etag,
    parse: parseCompanyExpenseManagement,
    signal,
  });

/** Removes the expense management system (API-096). Fails with an `ApiError` only. */
export const removeExpenseManagementSystem = (etag?: string, signal?: AbortSignal): Answer =>
  callVersioned('post', '/i/api/business/company/v1/removeExpenseManagementSystem', {
    etag,
    parse: parseCompanyExpenseManagement,
    signal,
  });
