import { ApiError } from '@travel-shell/api';
import type { Versioned } from '@travel-shell/api/callVersioned';
import { sendAsMember } from '@travel-shell/store/business';
import {
  type ChangedFields,
  type CompanySettings,
  companyConflictOf,
  companyVersion,
} from '@travel-shell/store/company';

/**
 * Sends a change of one field of the settings. Where somebody else has changed others meanwhile, it is sent once more for
 * their version. False where they have changed this one: nothing was written, and what they have saved is loaded.
 * @param field its value: a text, a number or a flag
 */
export async function sendOwn(
  field: (settings: ChangedFields) => unknown,
  send: (etag: string | undefined) => Promise<void>,
): Promise<boolean> {
  const before = companyVersion.get().data;
  const sendAgain = async (now: Pick<Versioned<ChangedFields>, 'values' | 'etag'>): Promise<boolean> => {
    if (field(now.values) !== field(before?.values ?? {})) return false;
    await sendAsMember(() => send(now.etag));
    return true;
  };
  // Without a version the back end refuses nothing.
  if (before && before.etag === undefined) return sendAgain(await loadedAgain());
  try {
    await sendAsMember(() => send(before?.etag));
    return true;
  } catch (error) {
    if (!before || !(error instanceof ApiError) || error.status !== 412) throw error;
    const { theirs, etag } = companyConflictOf(error) ?? {};
    // A back end that says no more than 412 is asked.
    if (await sendAgain(theirs && etag ? { values: theirs, etag } : await loadedAgain())) return true;
    if (theirs) await loadedAgain();
    return false;
  }
}

async function loadedAgain(): Promise<Versioned<CompanySettings>> {
  await companyVersion.invalidate();
  const now = companyVersion.get();
  if (now.status === 'ready') return now.data;
  throw 'error' in now ? now.error : new Error('The settings are not there.');
}
