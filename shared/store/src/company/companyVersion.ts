import { type Conflict, callVersioned, conflictOf, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { getCompany } from '@travel-shell/contract/calls/getCompany';
import { defineEntity, type EntityState, getShellStore } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';
import { onCompanyChanged } from './companyChangeListeners.ts';
import { type Part, partOf } from './partOf.ts';

export type CompanySettings = Schema<'CompanySettings'>;
export type CompanyChange = Schema<'CompanyChange'>;

/** Another administrator may change the settings meanwhile. In ms. */
const STALE_AFTER_MS = 60_000;

/**
 * All settings of the visitor's company and their version, which belong together: a form keeps both as they were when it
 * began, and its write names that version. STA-096.
 */
export const companyVersion: EntityState<Versioned<CompanySettings>> = defineEntity('companyVersion', {
  load: (signal) => {
    onCompanyChanged(companyVersion.invalidate);
    return callVersioned(getCompany, { signal });
  },
  staleAfter: STALE_AFTER_MS,
  personal: true,
  failure: loadFailure('COMPANY_FAILED', 'The settings of the company'),
});

/** The settings alone. */
export const companySettings: Part<CompanySettings> = partOf('companySettings', companyVersion, ({ values }) => values);

interface Changes {
  last: Promise<unknown>;
}

const onPage = (): Changes => getShellStore().once('companyChanges', () => ({ last: Promise.resolve() }));

/**
 * Sends a change after the previous one has finished: the visitor's last change must be the last to arrive. Rejects
 * when `send` does.
 */
export function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const changes = onPage();
  const sent = changes.last.then(send);
  // The caller gets the rejection; the next change is sent regardless.
  changes.last = sent.catch(() => {});
  return sent;
}

export type ChangedFields = Partial<CompanySettings> & { lastChange?: CompanyChange };

/** Merges fields into the loaded settings; does nothing if they were never loaded. */
export function mergeIntoCompany(
  { lastChange, ...fields }: ChangedFields,
  etag = companyVersion.get().data?.etag,
): void {
  const known = companyVersion.get().data;
  if (!known) return;
  const values = { ...known.values, ...fields };
  if (lastChange) {
    const others = values.lastChanges?.filter(({ subject }) => subject !== lastChange.subject) ?? [];
    values.lastChanges = [lastChange, ...others];
  }
  companyVersion.set({ values, etag });
}

/**
 * A call that returns the fields it has changed. Names the version `seen`, else the one that is loaded. A refusal changes
 * nothing here: what somebody else has saved is shown once the screen asks for it.
 */
export const change = (
  send: (etag: string | undefined) => Promise<Versioned<ChangedFields>>,
  seen?: string,
): Promise<void> =>
  inTurn(async () => {
    const sent = seen ?? companyVersion.get().data?.etag;
    const { values, etag } = await send(sent);
    const known = companyVersion.get().data;
    if (!known) return;
    // Otherwise the visitor has seen a newer version than is loaded here, which lacks what others have changed; or the back
    // end does not say which version this is.
    if (sent === known.etag && (etag || !sent)) mergeIntoCompany(values, etag);
    else await companyVersion.invalidate();
  });

/** The fields that somebody else has saved, if a write was refused for that (412); for an SSO entry, all entries. */
export const companyConflictOf = (error: unknown): Conflict<ChangedFields> | undefined =>
  conflictOf(error) as Conflict<ChangedFields> | undefined;

/** Who has changed a part of the company last, and when; undefined where that is not known. */
export const lastChangeOf = (
  { lastChanges }: Pick<CompanySettings, 'lastChanges'>,
  subject: Schema<'CompanyChangeSubject'>,
): CompanyChange | undefined => lastChanges?.find((change) => change.subject === subject);
