import { ApiError } from '@travel-shell/api';
import { type ChangedFields, companyConflictOf, companyVersion } from '@travel-shell/store/company';
import { withSession } from '../../parts/withSession.ts';
import { loadedCompany } from './loadedCompany.ts';

/**
 * Sends a change of one field of the settings. Where somebody else has changed others meanwhile, it is sent once more for
 * their version. False where they have changed this one: nothing was written, and what they have saved is loaded.
 * @param field its value: a text, a number or a flag
 */
export async function sendOwn(
  field: (settings: ChangedFields) => unknown,
  send: (etag: string | undefined) => Promise<void>,
): Promise<boolean> {
  const before = loadedCompany();
  try {
    await withSession(() => send(before?.etag));
    return true;
  } catch (error) {
    if (!before || !(error instanceof ApiError) || error.status !== 412) throw error;
    const { theirs, etag } = companyConflictOf(error) ?? {};
    // A back end that says no more than 412 is asked.
    const now = theirs && etag ? { values: theirs, etag } : await loadedAgain();
    if (!now) throw error;
    if (field(now.values) === field(before.values)) {
      await withSession(() => send(now.etag));
      return true;
    }
    if (theirs) await loadedAgain();
    return false;
  }
}

async function loadedAgain() {
  await companyVersion.invalidate();
  const now = companyVersion.get();
  return now.status === 'ready' ? now.data : undefined;
}
