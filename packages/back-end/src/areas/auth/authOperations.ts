import type { AuthResponse, AuthState, FormToken } from '@travel-shell/contract';
import { currentFormToken } from '../../http/formTokens.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { addAccount } from './addAccount.ts';
import { acceptance, refusal } from './authResponses.ts';
import { forgotPassword } from './forgotPassword.ts';
import { logIn, logOut } from './logIn.ts';
import { createSessionOperations } from './ownSessions.ts';
import { type ReadBusinessState, readAuthState } from './readAuthState.ts';
import { register } from './register.ts';
import { isReturning } from './returningVisitor.ts';
import { loginWithCode, sendSignInCode } from './signInCode.ts';
import { switchAccount } from './switchAccount.ts';

export function createAuthOperations(services: Services, readBusinessState: ReadBusinessState) {
  const { db, sessions, allowSignIn } = services;
  return {
    async fetchFormToken(request, reply): Promise<FormToken> {
      return { formtoken: currentFormToken(request, reply) };
    },

    async getAuthState(request, reply): Promise<AuthState> {
      const session = await sessions.read(request, reply);
      return readAuthState(db, session, readBusinessState, { allowSignIn, isReturning: isReturning(request) });
    },

    async login(request, reply): Promise<AuthResponse> {
      const form = request.body;
      const result = await logIn(services, request, reply, form);
      return result.outcome === 'signedIn' ? acceptance(services, result, form.userInfo) : refusal(reply, result);
    },

    async logout(request, reply): Promise<AuthResponse> {
      return { status: 0, formToken: await logOut(services, request, reply) };
    },

    register: (request, reply) => register(services, request, reply),
    forgotPassword: (request, reply) => forgotPassword(services, request, reply),
    sendSignInCode: (request, reply) => sendSignInCode(services, request, reply),
    loginWithCode: (request, reply) => loginWithCode(services, request, reply),
    addAccount: (request, reply) => addAccount(services, request, reply),
    switchAccount: (request, reply) => switchAccount(services, request, reply),
    ...createSessionOperations(services),
  } satisfies Partial<OperationHandlers>;
}
