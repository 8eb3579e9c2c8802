import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { nothing } from '@travel-shell/contract/parse';
import { parseCompanySso } from '@travel-shell/contract/parsers/parseCompanySso';
import { parseSsoEntry } from '@travel-shell/contract/parsers/parseSsoEntry';

type Entry = Promise<Schema<'SsoEntry'>>;

/** The identity providers of the company (API-103). Fails with an `ApiError` only. */
export const fetchSsoSettings = (signal?: AbortSignal): Promise<Schema<'CompanySso'>> =>
  call('get', '/i/api/business/company/v1/sso', { parse: parseCompanySso, signal });

/** Adds one, not active yet (API-104). Fails with an `ApiError` only. */
export const addSsoEntry = (form: Schema<'SsoEntryForm'>, signal?: AbortSignal): Entry =>
  call('post', '/i/api/business/company/v1/sso', { json: form, parse: parseSsoEntry, signal });

/** Changes one; without `clientSecret` the stored one stays (API-105). Fails with an `ApiError` only. */
export const updateSsoEntry = (id: string, form: Schema<'SsoEntryForm'>, signal?: AbortSignal): Entry =>
  call('put', '/i/api/business/company/v1/sso/{id}', { path: { id }, json: form, parse: parseSsoEntry, signal });

/** Removes one (API-106). Fails with an `ApiError` only. */
export const deleteSsoEntry = (id: string, signal?: AbortSignal): Promise<null> =>
  call('delete', '/i/api/business/company/v1/sso/{id}', { path: { id }, parse: nothing, signal });

/** Switches one on or off (API-107). Fails with an `ApiError` only. */
export const toggleSsoEntry = (id: string, flag: boolean, signal?: AbortSignal): Entry =>
  call('post', '/i/api/business/company/v1/sso/toggleactive/{id}/{flag}', {
    path: { id, flag },
    parse: parseSsoEntry,
    signal,
  });
