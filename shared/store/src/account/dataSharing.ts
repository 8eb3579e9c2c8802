import { fetchDataSharing, saveDataSharing } from '@travel-shell/api/account';
import { redirect } from '@travel-shell/api/navigate';
import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { defineEntity, type EntityState, ensureAuth, getShellStore } from '@travel-shell/store';
import { failureOf } from './failureOf.ts';

/** Whether data about this visitor may be shared. STA-074. */
export const dataSharing: EntityState<Schema<'DataSharing'>> = defineEntity('dataSharing', {
  load: fetchDataSharing,
  personal: true,
  failure: failureOf('The choice about data sharing'),
});

/**
 * Loads the choice before the visitor changes it (CNS-060). False when that failed: the visitor is then redirected to
 * the page that manages it (ERR-034, CNS-O03), and nothing is shown (ERR-035).
 */
export async function readDataSharing(): Promise<boolean> {
  await dataSharing.refresh();
  const { status } = dataSharing.get();
  // It is pending when the visitor has signed out meanwhile; then do not redirect.
  if (status === 'failed') await goToManagePage();
  return status === 'ready';
}

/**
 * Opts out, or in again, with an optimistic update. False when it could not be stored: the old value is restored, the
 * failure logged, and the visitor redirected to the page that manages it (CNS-063, ERR-034). Never rejects.
 */
export function chooseDataSharing(allowDataSharing: boolean): Promise<boolean> {
  const choices = getShellStore().once('dataSharingChoices', () => ({ last: Promise.resolve(true) }));
  // One at a time: the visitor's last choice must be the last to arrive.
  choices.last = choices.last.then(() => store(allowDataSharing));
  return choices.last;
}

async function store(allowDataSharing: boolean): Promise<boolean> {
  const known = dataSharing.get();
  const before = 'data' in known ? known.data : undefined;
  if (before) dataSharing.set({ allowDataSharing });
  try {
    await dataSharing.take(saveDataSharing({ allowDataSharing }));
    return true;
  } catch (cause) {
    // Pending when the visitor who made the choice has signed out meanwhile.
    if (before && dataSharing.get().status !== 'pending') dataSharing.set(before);
    logFailure({ code: 'OPT_OUT_FAILED', message: 'The choice about data sharing could not be stored.', cause });
    await goToManagePage();
    return false;
  }
}

/** CNS-O04: where the link in the dialog leads (CNS-057, CNS-058). */
async function goToManagePage(): Promise<void> {
  const { status } = await ensureAuth();
  redirect(status === 'signedIn' ? '/profile/account' : '/privacy/manage', 'data-sharing-failed');
}
