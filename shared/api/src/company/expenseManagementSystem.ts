import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyExpenseManagement } from '@travel-shell/contract/parsers/parseCompanyExpenseManagement';

type Answer = Promise<Schema<'CompanyExpenseManagement'>>;

/** Sets the expense management system; `hash` is the company's (API-095). Fails with an `ApiError` only. */
export const setExpenseManagementSystem = (
  hash: string,
  expenseManagementSystemCode: string,
  signal?: AbortSignal,
): Answer =>
  call('post', '/i/api/business/company/v1/{hash}', {
    path: { hash },
    query: { expenseManagementSystemCode },
    parse: parseCompanyExpenseManagement,
    signal,
  });

/** Removes the expense management system (API-096). Fails with an `ApiError` only. */
export const removeExpenseManagementSystem = (signal?: AbortSignal): Answer =>
  call('post', '/i/api/business/company/v1/removeExpenseManagementSystem', {
    parse: parseCompanyExpenseManagement,
    signal,
  });
