import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { addSsoEntry as addSsoEntryCall } from '@travel-shell/contract/calls/addSsoEntry';
import { deleteSsoEntry as deleteSsoEntryCall } from '@travel-shell/contract/calls/deleteSsoEntry';
import { listSsoSettings } from '@travel-shell/contract/calls/listSsoSettings';
import { toggleSsoEntry as toggleSsoEntryCall } from '@travel-shell/contract/calls/toggleSsoEntry';
import { updateSsoEntry as updateSsoEntryCall } from '@travel-shell/contract/calls/updateSsoEntry';
import { parseCompanySso } from '@travel-shell/contract/parsers/parseCompanySso';

type Entry = Promise<Versioned<Schema<'SsoEntry'>>>;

/** The identity providers of the company, with the version of them all (API-103). Fails with an `ApiError` only. */
export const fetchSsoSettings = (signal?: AbortSignal): Promise<Versioned<Schema<'CompanySso'>>> =>
  callVersioned(listSsoSettings, { signal });

/** Adds one, not active yet (API-104). Fails with an `ApiError` only. */
export const addSsoEntry = (form: Schema<'SsoEntryForm'>, signal?: AbortSignal): Entry =>
  callVersioned(addSsoEntryCall, { json: form, signal });

/**
 * Changes one; without `clientSecret`, or with an empty one, the stored one stays (API-105). Refused with 412 where somebody
 * has changed the version `etag` of them all since, as are the two below. Fails with an `ApiError` only.
 */
export const updateSsoEntry = (id: string, form: Schema<'SsoEntryForm'>, etag?: string, signal?: AbortSignal): Entry =>
  callVersioned(updateSsoEntryCall, {
    path: { id },
    json: form,
    etag,
    parseTheirs: parseCompanySso,
    signal,
  });

/** Removes one (API-106). Fails with an `ApiError` only. */
export const deleteSsoEntry = (id: string, etag?: string, signal?: AbortSignal): Promise<Versioned<null>> =>
  callVersioned(deleteSsoEntryCall, {
    path: { id },
    etag,
    parseTheirs: parseCompanySso,
    signal,
  });

/** Switches one on or off (API-107). Fails with an `ApiError` only. */
export const toggleSsoEntry = (id: string, flag: boolean, etag?: string, signal?: AbortSignal): Entry =>
  callVersioned(toggleSsoEntryCall, {
    path: { id, flag },
    etag,
    parseTheirs: parseCompanySso,
    signal,
  });
