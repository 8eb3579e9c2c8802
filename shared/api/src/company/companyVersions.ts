import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { parseCompanySettings } from '@travel-shell/contract/parsers/parseCompanySettings';

const PATH = '/i/api/business/company/v1/';

/** All settings of the visitor's company, with their version (API-085). Fails with an `ApiError` only. */
export const fetchCompanyVersion = (signal?: AbortSignal): Promise<Versioned<Schema<'CompanySettings'>>> =>
  callVersioned('get', PATH, { parse: parseCompanySettings, signal });

/**
 * Replaces name and address of the company (API-086). As each write of its settings it is refused with 412 where somebody has
 * changed the version `etag` since. Fails with an `ApiError` only.
 */
export const updateCompanyVersion = (
  facts: Schema<'CompanyFacts'>,
  etag?: string,
  signal?: AbortSignal,
): Promise<Versioned<Schema<'CompanySettings'>>> =>
  callVersioned('put', PATH, { json: facts, etag, parse: parseCompanySettings, signal });
