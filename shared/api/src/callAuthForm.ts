import type { AuthResponse } from '@travel-shell/contract';
import type { Answer, Call, OperationId } from '@travel-shell/contract/Call';
import { ApiError } from './ApiError.ts';
import type { CallOptions } from './CallOptions.ts';
import { call } from './call.ts';
import { acceptFormToken } from './formToken.ts';

/** The calls that answer an auth response (STA-104). */
export type AuthFormId = {
  [Id in OperationId]: Answer<Id> extends AuthResponse ? Id : never;
}[OperationId];

/**
 * Sends an auth form (API-018, API-019) and stores the form token of the response. Rejects with an `ApiError`:
 * `HTTP` with the auth response as `body` for a 4xx (ERR-025), without a body for a 5xx (ERR-026), `AUTH_REJECTED` for
 * the status -1 (ERR-024).
 */
export async function callAuthForm<Id extends AuthFormId>(
  operation: Call<Id>,
  options: CallOptions<Id>,
): Promise<AuthResponse> {
  let answer: AuthResponse;
  try {
    answer = await call(operation, options as never);
  } catch (error) {
    const { code, message, url = '', status = 0 } = error as ApiError;
    if (code === 'HTTP' && status >= 500) throw new ApiError(code, message, { url, status, body: undefined });
    throw error;
  }
  acceptFormToken(answer.formToken);
  if (answer.status === -1) {
    throw new ApiError('AUTH_REJECTED', `The back end rejected the auth form: ${answer.errorCode ?? 'no code'}`, {
      serverCode: answer.errorCode,
      body: answer,
    });
  }
  return answer;
}
