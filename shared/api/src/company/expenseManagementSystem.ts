import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { removeExpenseManagementSystem as removeExpenseManagementSystemCall } from '@travel-shell/contract/calls/removeExpenseManagementSystem';
import { setExpenseManagementSystem as setExpenseManagementSystemCall } from '@travel-shell/contract/calls/setExpenseManagementSystem';

type Answer = Promise<Versioned<Schema<'CompanyExpenseManagement'>>>;

/** Sets the expense management system; `hash` is the company's (API-095). Fails with an `ApiError` only. */
export const setExpenseManagementSystem = (
  hash: string,
  expenseManagementSystemCode: string,
  etag?: string,
  signal?: AbortSignal,
): Answer =>
  callVersioned(setExpenseManagementSystemCall, {
    path: { hash },
    query: { expenseManagementSystemCode },
    etag,
    signal,
  });

/** Removes the expense management system (API-096). Fails with an `ApiError` only. */
export const removeExpenseManagementSystem = (etag?: string, signal?: AbortSignal): Answer =>
  callVersioned(removeExpenseManagementSystemCall, {
    etag,
    signal,
  });
