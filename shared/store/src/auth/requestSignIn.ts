import { authState, on, publish, type ShellEvents } from '@travel-shell/store';

/** Why a piece requests a sign-in, and what the visitor wants to keep (TRP-027, TRP-028). */
export type SignInRequest = Omit<ShellEvents['sign-in-requested'], 'resumes' | 'result'>;

/**
 * Asks the visitor to sign in, then continues on the same page:
 * `if (await requestSignIn({ reason: 'save-trip', resultId })) save()`. Resolves with whether they did, when the dialog
 * closes or they sign in another way (a host's own form, another tab). Resolves with false at once when a newer request
 * takes the dialog over, or when no piece on the page shows one. Never rejects.
 * @param from the element that asks, whose brand, locale and presentation the dialog takes
 */
export function requestSignIn(request: SignInRequest, from?: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const isSignedIn = () => authState.get().status === 'signedIn';
    const wasSignedIn = isSignedIn();
    const end = (signedIn: boolean) => {
      forgetDialog();
      forgetAuth();
      resolve(signedIn);
    };
    const asked: ShellEvents['sign-in-requested'] = { ...request, resumes: true };
    // A host's own dialog may only report that it has closed.
    const forgetDialog = on('sign-in-closed', ({ signedIn }) => {
      if (!asked.result) end(signedIn);
    });
    // A signed-in visitor wants to add an account; this state does not change then.
    const forgetAuth = authState.subscribe(() => {
      if (!wasSignedIn && isSignedIn()) end(true);
    });
    if (publish('sign-in-requested', asked, from)) end(false);
    void asked.result?.then(
      ({ signedIn }) => end(signedIn),
      () => end(false),
    );
  });
}
