import type { AuthResponse } from '@travel-shell/contract';
import { parseAuthResponse } from '@travel-shell/contract/parsers/parseAuthResponse';
import { ApiError } from './ApiError.ts';
import type { CallOptions, Operation, PathOf } from './CallOptions.ts';
import { call } from './call.ts';
import { acceptFormToken } from './formToken.ts';

/** The paths that return an auth response (STA-104). */
export type AuthFormPath = {
  [P in PathOf<'post'>]: Operation<'post', P> extends {
    responses: { 200: { content: { 'application/json': AuthResponse } } };
  }
    ? P
    : never;
}[PathOf<'post'>];

/**
 * Sends an auth form (API-018, API-019) and stores the form token of the response. Rejects with an `ApiError`:
 * `HTTP` with the auth response as `body` for a 4xx (ERR-025), without a body for a 5xx (ERR-026), `AUTH_REJECTED` for
 * the status -1 (ERR-024).
 */
export async function callAuthForm<P extends AuthFormPath>(
  path: P,
  options: Omit<CallOptions<Operation<'post', P>>, 'parse'>,
): Promise<AuthResponse> {
  let answer: AuthResponse;
  try {
    answer = await call('post', path, { ...options, parse: parseAuthResponse } as never);
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
