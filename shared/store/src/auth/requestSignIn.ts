import { authState, on, publish, type ShellEvents } from '@travel-shell/store';

/** What a piece says when it asks for a sign-in: why, and what the visitor wants to keep (TRP-027, TRP-028). */
export type SignInRequest = Omit<ShellEvents['sign-in-requested'], 'resumes'>;

/**
 * Asks the visitor to sign in, so that what they were doing can go on afterwards on the same page:
 * `if (await requestSignIn({ reason: 'save-trip', resultId })) save()`. Resolves with whether they have, when the dialog
 * has closed, or when they are signed in by another way (a host's own form, another tab). At once with false where nobody
 * on the page shows a dialog. Never rejects.
 */
export function requestSignIn(request: SignInRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const isSignedIn = () => authState.get().status === 'signedIn';
    const wasSignedIn = isSignedIn();
    const end = (signedIn: boolean) => {
      forgetDialog();
      forgetAuth();
      resolve(signedIn);
    };
    const forgetDialog = on('sign-in-closed', ({ signedIn }) => end(signedIn));
    // Somebody who is signed in asks to add an account, which no change of this state tells about.
    const forgetAuth = authState.subscribe(() => {
      if (!wasSignedIn && isSignedIn()) end(true);
    });
    // Nobody has taken it over.
    if (publish('sign-in-requested', { ...request, resumes: true })) end(false);
  });
}
