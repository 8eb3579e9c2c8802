import { redirect } from '@travel-shell/api/navigate';
import { withRedirect } from '@travel-shell/api/withRedirect';
import { getConfig } from '@travel-shell/contract';
import { on, type ShellEvents } from '@travel-shell/store';
import type { SignInResult } from '../TravelShell.ts';

const TAG = 'travel-sign-in';

/**
 * Shows the sign-in dialog of the page, or of a new `<travel-sign-in>`, and resolves when it has closed. Never rejects:
 * where the dialog cannot be loaded, which the loader logs, the page is left for the one to sign in on.
 */
export async function openSignIn(request: ShellEvents['sign-in-requested']): Promise<SignInResult> {
  const { resultId } = request;
  const isPresent = document.querySelector(TAG) !== null;
  // On the page before it is loaded, so that its words are loaded with it.
  const dialog = dialogOnPage();
  try {
    await (window as unknown as { travelShell: { load(tag: string): Promise<void> } }).travelShell.load(TAG);
  } catch {
    if (!isPresent) dialog.remove();
    redirect(withRedirect(getConfig().signInUrl ?? '/login', location.href), 'sign-in');
    return { signedIn: false, resultId };
  }
  return new Promise((resolve) => {
    const end = on('sign-in-closed', (result) => {
      end();
      resolve(result);
    });
    Object.assign(dialog, { request });
  });
}

/** The dialog there is, or a new one, which fetches its words and is drawn, closed, before anybody asks. */
export const dialogOnPage = (): Element =>
  document.querySelector(TAG) ?? document.body.appendChild(document.createElement(TAG));
