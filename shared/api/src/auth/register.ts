import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';

/** STA-103. */
export interface RegisterFields {
  username: string;
  password: string;
  /** Offers by mail. */
  emailsConsent: boolean;
  /** Left out where the site does not ask for it (SIG-O03). */
  termsConsent?: boolean;
  /** Page of this site to go on to once the account is there. */
  regurl: string;
}

/**
 * Asks for an account (API-126). The answer tells nothing about the address; its owner gets a mail and goes on from
 * there. A wrong field rejects with an `ApiError` of status 422, whose `body` names it.
 */
export const register = (
  { username, password, emailsConsent, termsConsent, regurl }: RegisterFields,
  signal?: AbortSignal,
): Promise<AuthResponse> =>
  callAuthForm('/k/run/auth/register', {
    form: {
      username,
      passwd: password,
      optin: emailsConsent,
      ...(termsConsent !== undefined && { consent: termsConsent }),
      regurl,
    },
    signal,
  });
