import { ApiError } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';
import { apiUrl, getConfig, siteUrl } from '@travel-shell/piece';
import type { Messages } from '../messages/generated/Messages.ts';
import type { SignInState } from '../signInState.ts';
import type { FieldName, FormRules } from './checkFields.ts';

/** The back end's codes for a locked account. Sources: ERR-022, ERR-023. */
const LOCKED = 'User denied phone changed and locked account.';
const DISABLED = 'This account is disabled.';

/**
 * The back end has refused a form token it has just given: the browser sends it no cookies from this page, now and later.
 * `CROSS_SITE_REQUEST`: it does not take calls of this page at all.
 */
const isWithoutCookies = ({ serverCode }: ApiError) =>
  apiUrl('/') !== '/' && (serverCode === 'INVALID_FORM_TOKEN' || serverCode === 'CROSS_SITE_REQUEST');

/** How to show a refused form: another state, an error at a field, or an error for the whole form. */
export type Refusal =
  | { readonly state: SignInState }
  | { readonly field: FieldName; readonly text: string }
  | { readonly text: string };

/**
 * Shows only what the back end reveals: an unknown name, a wrong password and a lock look the same to a visitor who
 * does not know the password. The back end's own texts are not shown, because they are in its own language.
 */
export function refusalOf(error: unknown, { fields, isNewPassword }: FormRules, messages: Messages): Refusal {
  if (!(error instanceof ApiError)) return { text: messages.failed };
  if (isWithoutCookies(error)) return { state: { step: 'elsewhere', url: siteUrl(getConfig().signInUrl) } };
  if (error.status === 429) return { text: messages.tooMany };
  const { errorCode, errorField, message, loginRedirectUrl } = (error.body ?? {}) as Partial<AuthResponse>;
  if (errorCode === 'EXTERNAL_AUTH_REQUIRED') return { state: { step: 'externalAuth', url: loginRedirectUrl } };
  if (message === LOCKED || message === DISABLED)
    return { state: { step: 'locked', isDisabled: message === DISABLED } };
  const field = fields.find((name) => name === errorField);
  if (!field) return { text: messages.failed };
  // Only the back end has the list of common passwords.
  if (field === 'password' && isNewPassword) return { field, text: messages.passwordGuessable };
  if (error.status !== 401) return { field, text: messages.fieldRefused };
  return { field, text: field === 'code' ? messages.codeRefused : messages.passwordRefused };
}
