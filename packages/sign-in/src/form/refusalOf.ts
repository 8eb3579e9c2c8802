import { ApiError } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';
import type { Messages } from '../messages/generated/Messages.ts';
import type { SignInState } from '../signInState.ts';
import type { FieldName, FormRules } from './checkFields.ts';

/** What the back end says of an account that is closed. Sources: ERR-022, ERR-023. */
const LOCKED = 'User denied phone changed and locked account.';
const DISABLED = 'This account is disabled.';

/** What has become of a form that was refused: another state, a field that is wrong, or a word about the whole. */
export type Refusal =
  | { readonly state: SignInState }
  | { readonly field: FieldName; readonly text: string }
  | { readonly text: string };

/**
 * Only what the back end reveals is told: a name that is not known, a wrong password and a lock look the same to whoever
 * does not know the password. Its own texts are not shown, since they are in its own language.
 */
export function refusalOf(error: unknown, { fields }: FormRules, messages: Messages): Refusal {
  if (!(error instanceof ApiError)) return { text: messages.failed };
  if (error.status === 429) return { text: messages.tooMany };
  const { errorCode, errorField, message, loginRedirectUrl } = (error.body ?? {}) as Partial<AuthResponse>;
  if (errorCode === 'EXTERNAL_AUTH_REQUIRED') return { state: { step: 'externalAuth', url: loginRedirectUrl } };
  if (message === LOCKED || message === DISABLED)
    return { state: { step: 'locked', isDisabled: message === DISABLED } };
  const field = fields.find((name) => name === errorField);
  if (!field) return { text: messages.failed };
  if (error.status !== 401) return { field, text: messages.fieldRefused };
  return { field, text: field === 'code' ? messages.codeRefused : messages.passwordRefused };
}
