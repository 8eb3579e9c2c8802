import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { addSsoEntry as addSsoEntryCall } from '@travel-shell/contract/calls/addSsoEntry';
import { deleteSsoEntry as deleteSsoEntryCall } from '@travel-shell/contract/calls/deleteSsoEntry';
import { listSsoSettings } from '@travel-shell/contract/calls/listSsoSettings';
import { toggleSsoEntry as toggleSsoEntryCall } from '@travel-shell/contract/calls/toggleSsoEntry';
import { updateSsoEntry as updateSsoEntryCall } from '@travel-shell/contract/calls/updateSsoEntry';
import { parseCompanySso } from '@travel-shell/contract/parsers/parseCompanySso';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';
import { inTurn, mergeIntoCompany } from './companyVersion.ts';
import { type Part, partOf } from './partOf.ts';

type SsoEntry = Schema<'SsoEntry'>;

/**
 * The identity providers of the company with their last change, and the version of them all; also for members who may manage
 * only these. STA-097.
 */
export const ssoVersion: EntityState<Versioned<Schema<'CompanySso'>>> = defineEntity('ssoVersion', {
  load: (signal) => callVersioned(listSsoSettings, { signal }),
  personal: true,
  failure: loadFailure('COMPANY_FAILED', 'The identity providers of the company'),
});

/** The identity providers alone. */
export const ssoSettings: Part<Schema<'SsoSettings'>> = partOf(
  'ssoSettings',
  ssoVersion,
  ({ values }) => values.ssoSettings,
);

/** Refetches the list after each change, and updates it in the company settings too (STA-096). */
const change = <T>(send: (etag: string | undefined) => Promise<Versioned<T>>, seen?: string): Promise<T> =>
  inTurn(async () => {
    const { values } = await send(seen ?? ssoVersion.get().data?.etag);
    await ssoVersion.invalidate();
    const now = ssoVersion.get();
    if (now.status === 'ready') mergeIntoCompany(now.data.values);
    return values;
  });

/**
 * Each changes the list and resolves when `ssoVersion` has it. `etag` is the version that the visitor has seen, by default the
 * one that is loaded. Rejects with an `ApiError`; `companyConflictOf` says whether somebody else was first.
 */

export const addSsoEntry = (form: Schema<'SsoEntryForm'>): Promise<SsoEntry> =>
  change(() => callVersioned(addSsoEntryCall, { json: form }));

export const updateSsoEntry = (id: string, form: Schema<'SsoEntryForm'>, etag?: string): Promise<SsoEntry> =>
  change(
    (seen) => callVersioned(updateSsoEntryCall, { path: { id }, json: form, etag: seen, parseTheirs: parseCompanySso }),
    etag,
  );

export const deleteSsoEntry = (id: string, etag?: string): Promise<null> =>
  change((seen) => callVersioned(deleteSsoEntryCall, { path: { id }, etag: seen, parseTheirs: parseCompanySso }), etag);

export const toggleSsoEntry = (id: string, isActive: boolean, etag?: string): Promise<SsoEntry> =>
  change(
    (seen) =>
      callVersioned(toggleSsoEntryCall, { path: { id, flag: isActive }, etag: seen, parseTheirs: parseCompanySso }),
    etag,
  );
