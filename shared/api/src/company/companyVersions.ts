import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { getCompany } from '@travel-shell/contract/calls/getCompany';
import { updateCompany } from '@travel-shell/contract/calls/updateCompany';

/** All settings of the visitor's company, with their version (API-085). Fails with an `ApiError` only. */
export const fetchCompanyVersion = (signal?: AbortSignal): Promise<Versioned<Schema<'CompanySettings'>>> =>
  callVersioned(getCompany, { signal });

/**
 * Replaces name and address of the company (API-086). As each write of its settings it is refused with 412 where somebody has
 * changed the version `etag` since. Fails with an `ApiError` only.
 */
export const updateCompanyVersion = (
  facts: Schema<'CompanyFacts'>,
  etag?: string,
  signal?: AbortSignal,
): Promise<Versioned<Schema<'CompanySettings'>>> => callVersioned(updateCompany, { json: facts, etag, signal });
