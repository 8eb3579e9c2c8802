import type { AuthResponse, AuthState, FormToken, LoginForm } from '@travel-shell/contract';
import { currentFormToken } from '../formTokens.ts';
import type { OperationHandlers } from '../operations.ts';
import type { Services } from '../Services.ts';
import { logIn, logOut } from './logIn.ts';
import { readAuthState, readUserInfo } from './readAuthState.ts';

export function createAuthOperations(services: Services): Partial<OperationHandlers> {
  const { db, sessions, allowSignIn } = services;
  return {
    async fetchFormToken(request, reply): Promise<FormToken> {
      return { formtoken: currentFormToken(request, reply) };
    },

    async getAuthState(request, reply): Promise<AuthState> {
      const session = await sessions.read(request, reply);
      return readAuthState(db, session?.userId ?? null, allowSignIn);
    },

    async login(request, reply): Promise<AuthResponse> {
      const form = request.body as Required<LoginForm>;
      const loggedIn = await logIn(services, request, reply, form);
      if (!loggedIn) {
        reply.code(401);
        return {
          status: 1,
          errorCode: 'VALIDATION_ERROR',
          errorField: 'password',
          message: 'The name or the password is not correct.',
        };
      }
      const userInfo = form.userInfo ? await readUserInfo(db, loggedIn.userId) : null;
      return {
        status: 0,
        uid: loggedIn.userId,
        ...(userInfo && { userInfo }),
        formToken: loggedIn.formToken,
      };
    },

    async logout(request, reply): Promise<AuthResponse> {
      return { status: 0, formToken: await logOut(services, request, reply) };
    },
  };
}
