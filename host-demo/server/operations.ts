import type { AuthResponse, AuthState, FormToken, Health, LoginForm, operations } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ApiError } from './ApiError.ts';
import { logIn, logOut } from './auth/logIn.ts';
import { readAuthState, readUserInfo } from './auth/readAuthState.ts';
import { currentFormToken } from './formTokens.ts';
import type { Services } from './Services.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
/** One handler for each operation of the contract; a missing or a surplus one does not compile. */
export type OperationHandlers = Record<keyof operations, Handler>;

const HEALTH_TIMEOUT_MS = 2000;

export function createOperations(services: Services): OperationHandlers {
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

    async getHealth(request): Promise<Health> {
      const timeout = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
      const expired = new Promise<never>((_, reject) => {
        timeout.addEventListener('abort', () => reject(timeout.reason), { once: true });
      });
      try {
        await Promise.race([sql`select 1`.execute(db), expired]);
      } catch (error) {
        request.log.error(error, 'the database does not answer');
        throw new ApiError(
          503,
          'DATABASE_UNAVAILABLE',
          'The database does not answer.',
          'The service is not available right now.',
        );
      }
      return { status: 'ok', database: 'ok' };
    },
  };
}
