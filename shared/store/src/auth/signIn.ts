import { type AuthResult, authResultOf, authResultOfError } from '@travel-shell/api/auth';
import type { AuthResponse } from '@travel-shell/contract';
import { applyAuthResponse } from '@travel-shell/store';

export interface SignInOutcome {
  result: AuthResult;
  /** The response; absent after a refusal that means `not-linkable`. */
  answer?: AuthResponse;
}

/**
 * Awaits a sign-in by `callAuthForm` and applies it to the whole page and the other tabs. Resolves as in
 * SIG-037; rejects with the call's own error on failure, a wrong password for instance.
 */
export async function signIn(
  answering: Promise<AuthResponse>,
  provider?: 'apple' | 'google' | 'naver',
): Promise<SignInOutcome> {
  try {
    const answer = await answering;
    await applyAuthResponse(answer);
    return { result: authResultOf(answer), answer };
  } catch (error) {
    const result = provider && authResultOfError(error, provider);
    if (!result) throw error;
    return { result };
  }
}
