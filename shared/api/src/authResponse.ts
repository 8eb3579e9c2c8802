import type { AuthResponse } from '@travel-shell/contract';
import { ApiError } from './ApiError.ts';
import { parseUserInfoState } from './fetchAuthState.ts';
import { acceptFormToken } from './formToken.ts';
import { object, oneOf, optional, string } from './parse.ts';

const text = optional(string);

export const parseAuthResponse = object<AuthResponse>({
  status: oneOf(0, 1, -1),
  message: text,
  errorField: text,
  errorCode: optional(
    oneOf('VALIDATION_ERROR', 'INVALID_SESSION', 'NO_SUCH_USER', 'PASSKEYS_NOT_SETUP', 'EXTERNAL_AUTH_REQUIRED'),
  ),
  uid: text,
  userInfo: optional(parseUserInfoState),
  formToken: text,
  businessRedirectUrl: text,
  loginRedirectUrl: text,
});

/** What every auth form does with its answer: take over the next form token, and reject status -1 (ERR-024). */
export function settleAuthResponse(answer: AuthResponse): AuthResponse {
  acceptFormToken(answer.formToken);
  if (answer.status === -1) {
    throw new ApiError('AUTH_REJECTED', `The back end rejected the auth form: ${answer.errorCode ?? 'no code'}`, {
      serverCode: answer.errorCode,
      body: answer,
    });
  }
  return answer;
}
