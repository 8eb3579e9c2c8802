import type { AuthResponse } from '@travel-shell/contract';
import type { FastifyReply } from 'fastify';
import type { Services } from '../../http/Services.ts';
import { CLOSED_TEXTS } from './accountClosures.ts';
import type { Refusal, SignedIn } from './logIn.ts';
import { readUserInfo } from './readAuthState.ts';

/** The response to a successful sign-in (STA-104). */
export async function acceptance(
  { db }: Services,
  { userId, formToken, isSecondFactorDue }: SignedIn,
  wantsUserInfo: boolean,
): Promise<AuthResponse> {
  const userInfo = wantsUserInfo && !isSecondFactorDue ? await readUserInfo(db, userId) : null;
  return { status: 0, uid: userId, ...(userInfo && { userInfo }), formToken };
}

/** The 401 response to a failed sign-in. Statuses by SIG-036: -1 rejects, 2 is "try again". */
export function refusal(reply: FastifyReply, why: Refusal): AuthResponse {
  reply.code(401);
  switch (why.outcome) {
    case 'wrongPassword':
      return {
        status: 2,
        errorCode: 'VALIDATION_ERROR',
        errorField: 'password',
        message: 'The name or the password is not correct.',
      };
    case 'over':
      return { status: 2, errorCode: 'VALIDATION_ERROR', message: 'Please sign in again.' };
    case 'closed':
      return { status: -1, message: CLOSED_TEXTS[why.reason] };
    case 'externalAuth':
      return {
        status: -1,
        errorCode: 'EXTERNAL_AUTH_REQUIRED',
        message: 'Your company signs you in.',
        loginRedirectUrl: why.url,
      };
  }
}

/** The 401 response to a wrong, expired or unknown sign-in code. */
export function wrongCode(reply: FastifyReply): AuthResponse {
  reply.code(401);
  return {
    status: 2,
    errorCode: 'VALIDATION_ERROR',
    errorField: 'code',
    message: 'The code is not correct or not good any more.',
  };
}

/** The 422 response to an invalid form. `errorField` is a name of STA-102 or STA-103. */
export function wrongField(reply: FastifyReply, errorField: string, message: string): AuthResponse {
  reply.code(422);
  return { status: 2, errorCode: 'VALIDATION_ERROR', errorField, message };
}
