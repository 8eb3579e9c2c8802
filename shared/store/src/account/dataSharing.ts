import { call } from '@travel-shell/api';
import { redirect } from '@travel-shell/api/navigate';
import type { Schema } from '@travel-shell/contract';
import { getDataSharing } from '@travel-shell/contract/calls/getDataSharing';
import { setDataSharing } from '@travel-shell/contract/calls/setDataSharing';
import { logFailure } from '@travel-shell/core';
import { MANAGE_PAGES } from '@travel-shell/core/managePages';
import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import {
  type AuthStatus,
  defineEntity,
  type EntityState,
  ensureAuth,
  getShellStore,
  publish,
} from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';

type DataSharing = Schema<'DataSharing'>;

/** Whether data about this visitor may be shared. STA-074. */
export const dataSharing: EntityState<DataSharing> = defineEntity('dataSharing', {
  load: (signal) => call(getDataSharing, { signal }),
  personal: true,
  // An open dialog asks again when the visitor comes back to the tab: they may have chosen in another one.
  staleAfter: 1000,
  failure: loadFailure('STATE_FAILED', 'The choice about data sharing'),
});

/** The visitor has opted out by their saved choice, or by a signal of their browser. */
export const isOptedOut = ({ allowDataSharing }: DataSharing): boolean => !allowDataSharing || hasPrivacySignal();

const choices = () => getShellStore().once('dataSharingChoices', () => ({ last: Promise.resolve(true) }));

/**
 * Loads the choice before the visitor changes it (CNS-060). False when that failed: the visitor is then redirected to
 * the page that manages it (ERR-034, CNS-O03), and nothing is shown (ERR-035).
 * @param signal aborted when the visitor no longer waits for it: they stay on the page then
 */
export async function readDataSharing(signal?: AbortSignal): Promise<boolean> {
  // A choice of just now may still be on its way.
  await choices().last;
  await dataSharing.refresh();
  const { status } = dataSharing.get();
  // The state is pending when the visitor has signed out meanwhile; then do not redirect.
  if (status === 'failed' && !signal?.aborted) await goToManagePage('data-sharing-failed');
  return status === 'ready';
}

/**
 * Opts out, or in again, with an optimistic update. False when it could not be stored: the old value is restored, the
 * failure logged, and the visitor redirected to the page that manages it (CNS-063, ERR-034). Never rejects.
 */
export function chooseDataSharing(allowDataSharing: boolean): Promise<boolean> {
  const onPage = choices();
  // One at a time: the visitor's last choice must be the last to arrive.
  onPage.last = onPage.last.then(() => store(allowDataSharing));
  return onPage.last;
}

async function store(allowDataSharing: boolean): Promise<boolean> {
  const before = dataSharing.get().data;
  if (before) dataSharing.set({ allowDataSharing });
  try {
    await dataSharing.take(call(setDataSharing, { json: { allowDataSharing }, keepalive: true }), before);
  } catch (cause) {
    logFailure({ code: 'OPT_OUT_FAILED', message: 'The choice about data sharing could not be stored.', cause });
    await goToManagePage('data-sharing-failed');
    return false;
  }
  const stored = dataSharing.get();
  if (stored.status === 'ready') announce(stored.data);
  return true;
}

/** CNS-064 to CNS-066 */
function announce(sharing: DataSharing): void {
  const { allowDataSharing } = sharing;
  publish('data-sharing-cookie-changed', { allowDataSharing });
  publish('consent-shared', { regime: 'ccpa', allowDataSharing });
  publish('ccpa-synced', { isOptedOut: isOptedOut(sharing) });
}

/** The page that manages the choice (CNS-O04). */
export const managePageOf = ({ status }: AuthStatus): string =>
  status === 'signedIn' ? MANAGE_PAGES.signedIn : MANAGE_PAGES.default;

/** Goes there, also in place of the dialog (CNS-059). */
export async function goToManagePage(reason: string): Promise<void> {
  redirect(managePageOf(await ensureAuth()), reason);
}
