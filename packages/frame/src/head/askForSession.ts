import { pageDocument } from '@travel-shell/core/pageDocument';
import { loadByPage } from './loadByPage.ts';

/** File name of this build's frame-notice.js, and its integrity. */
declare const TRAVEL_SHELL_FRAME_NOTICE: string;
declare const TRAVEL_SHELL_FRAME_NOTICE_INTEGRITY: string;

/** Loads the notice that asks for cookies if the browser gives the page none, because its host is of another site. */
export async function askForSession(): Promise<void> {
  // An old browser has no such rule, or no way to ask for an exception.
  if ((await pageDocument.hasStorageAccess?.()) !== false) return;
  // A page without our loader has no session of ours. The loader logs what it cannot load.
  await loadByPage(TRAVEL_SHELL_FRAME_NOTICE, TRAVEL_SHELL_FRAME_NOTICE_INTEGRITY).catch(() => {});
}
