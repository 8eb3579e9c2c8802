import { ApiError } from '@travel-shell/api';
import type { Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { sendAsMember } from '@travel-shell/store/business';
import { companyConflictOf, deleteSsoEntry, ssoVersion, toggleSsoEntry } from '@travel-shell/store/company';
import { type Action, isSameEntry, riskOf, type SsoEntry } from './risks.ts';

type Seen = Versioned<Schema<'CompanySso'>>;

/** `changed`: nothing was done, as the entry is another one now than the visitor has decided about. */
type Outcome = 'done' | 'gone' | 'changed';

/** Somebody has deleted the entry. */
export const isGone = (error: unknown, id: string): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || companyConflictOf(error)?.theirs?.ssoSettings?.every((entry) => entry.id !== id) === true);

/**
 * Switches or deletes an entry of the list that the visitor sees. Where somebody has changed the list meanwhile, it is loaded
 * again, and the action is sent for the new version unless the entry or what is risked has changed.
 */
export async function changeEntry(action: Action, id: string, seen: Seen, isAgain = false): Promise<Outcome> {
  const { ssoSettings } = seen.values;
  const entry = find(ssoSettings, id);
  if (!entry) return 'gone';
  // Without a version the back end refuses nothing.
  if (seen.etag === undefined && !isAgain) return lookAgain();
  try {
    await sendAsMember(() => send(action, id, seen.etag));
    return 'done';
  } catch (error) {
    const isMissing = isGone(error, id);
    if (!isMissing && (isAgain || !companyConflictOf(error))) throw error;
    return lookAgain(error, isMissing);
  }

  async function lookAgain(error: unknown = new Error('The entries are not there.'), isMissing = false) {
    await ssoVersion.invalidate();
    if (isMissing) return 'gone';
    const now = ssoVersion.get();
    if (now.status !== 'ready') throw error;
    const theirs = find(now.data.values.ssoSettings, id);
    if (!theirs) return 'gone';
    const isSame =
      isSameEntry(theirs, entry as SsoEntry) &&
      riskOf(action, theirs, now.data.values.ssoSettings) === riskOf(action, entry as SsoEntry, ssoSettings);
    return isSame ? changeEntry(action, id, now.data, true) : 'changed';
  }
}

const find = (entries: readonly SsoEntry[], id: string) => entries.find((entry) => entry.id === id);

const send = (action: Action, id: string, etag: string | undefined): Promise<unknown> =>
  action === 'delete' ? deleteSsoEntry(id, etag) : toggleSsoEntry(id, action === 'on', etag);
