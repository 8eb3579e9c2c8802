import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { nothing } from '@travel-shell/contract/parse';
import { parseCompanySso } from '@travel-shell/contract/parsers/parseCompanySso';
import { parseSsoEntry } from '@travel-shell/contract/parsers/parseSsoEntry';

type Entry = Promise<Versioned<Schema<'SsoEntry'>>>;

/** The identity providers of the company, with the version of them all (API-103). Fails with an `ApiError` only. */
export const fetchSsoSettings = (signal?: AbortSignal): Promise<Versioned<Schema<'CompanySso'>>> =>
  callVersioned('get', '/i/api/business/company/v1/sso', { parse: parseCompanySso, signal });

/** Adds one, not active yet (API-104). Fails with an `ApiError` only. */
export const addSsoEntry = (form: Schema<'SsoEntryForm'>, signal?: AbortSignal): Entry =>
  callVersioned('post', '/i/api/business/company/v1/sso', { json: form, parse: parseSsoEntry, signal });

/**
 * Changes one; without `clientSecret`, or with an empty one, the stored one stays (API-105). Refused with 412 where somebody
 * has changed the version `etag` of them all since, as are the two below. Fails with an `ApiError` only.
 */
export const updateSsoEntry = (id: string, form: Schema<'SsoEntryForm'>, etag?: string, signal?: AbortSignal): Entry =>
  callVersioned('put', '/i/api/business/company/v1/sso/{id}', {
    path: { id },
    json: form,
    etag,
    parse: parseSsoEntry,
    parseTheirs: parseCompanySso,
    signal,
  });

/** Removes one (API-106). Fails with an `ApiError` only. */
export const deleteSsoEntry = (id: string, etag?: string, signal?: AbortSignal): Promise<Versioned<null>> =>
  callVersioned('delete', '/i/api/business/company/v1/sso/{id}', {
    path: { id },
    etag,
    parse: nothing,
    parseTheirs: parseCompanySso,
    signal,
  });

/** Switches one on or off (API-107). Fails with an `ApiError` only. */
export const toggleSsoEntry = (id: string, flag: boolean, etag?: string, signal?: AbortSignal): Entry =>
  callVersioned('post', '/i/api/business/company/v1/sso/toggleactive/{id}/{flag}', {
    path: { id, flag },
    etag,
    parse: parseSsoEntry,
    parseTheirs: parseCompanySso,
    signal,
  });
