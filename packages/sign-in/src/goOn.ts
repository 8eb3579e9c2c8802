import { redirect, reload } from '@travel-shell/api/navigate';
import type { SignInOutcome } from '@travel-shell/store/auth';

/** How long to wait for a password manager to save a passkey before leaving the page. In ms. */
const PASSKEY_PATIENCE_MS = 1500;

/** Goes on after a sign-in whose result no caller awaits (SIG-O05). */
export async function goOn(
  { answer }: SignInOutcome,
  creation: Promise<unknown> | undefined,
  from: HTMLElement | null,
): Promise<void> {
  if (creation) await Promise.race([creation, new Promise((resolve) => setTimeout(resolve, PASSKEY_PATIENCE_MS))]);
  const to = answer?.businessRedirectUrl ?? answer?.loginRedirectUrl;
  if (to) redirect(to, 'signed-in', from);
  else reload('signed-in', from);
}
