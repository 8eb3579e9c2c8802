import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';
import { register as operation } from '@travel-shell/contract/calls/register';

/** STA-103. */
export interface RegisterFields {
  username: string;
  password: string;
  /** Offers by mail. */
  emailsConsent: boolean;
  /** Omitted when the site does not ask for it (SIG-O03). */
  termsConsent?: boolean;
  /** Page of this site to open once the account exists. */
  regurl: string;
}

/**
 * Registers (API-126). The response reveals nothing about the e-mail address; its owner gets an e-mail with the next
 * step. An invalid field rejects with an `ApiError` of status 422, whose `body` names it.
 */
export const register = (
  { username, password, emailsConsent, termsConsent, regurl }: RegisterFields,
  signal?: AbortSignal,
): Promise<AuthResponse> =>
  callAuthForm(operation, {
    form: {
      username,
      passwd: password,
      optin: emailsConsent,
      ...(termsConsent !== undefined && { consent: termsConsent }),
      regurl,
    },
    signal,
  });
