import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError.ts';
import { renewFormToken } from '../formTokens.ts';
import type { Services } from '../Services.ts';
import { checkPassword } from './passwords.ts';

export interface LoggedIn {
  userId: string;
  formToken: string;
}

/**
 * Signs in, for the API and for the plain login page. Null when name or password is wrong.
 * Throws TOO_MANY_REQUESTS.
 */
export async function logIn(
  { db, sessions, attempts }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  form: { username: string; passwd: string; sticky: boolean },
): Promise<LoggedIn | null> {
  const login = form.username.trim().toLowerCase();
  const seconds = await attempts.begin(login, request.ip);
  if (seconds > 0) {
    throw new ApiError(
      429,
      'TOO_MANY_REQUESTS',
      `Too many failed sign-ins. Try again in ${seconds} seconds.`,
      'Too many attempts. Please wait a few minutes and try again.',
      { 'retry-after': String(seconds) },
    );
  }
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('login', '=', login)
    .executeTakeFirst();
  if (!(await checkPassword(user?.password_hash, form.passwd)) || !user) return null;
  await attempts.succeed(login, request.ip);
  await db
    .updateTable('users')
    .set({ new_user: false })
    .where('id', '=', user.id)
    .where('new_user', '=', true)
    .execute();
  const sessionToken = await sessions.start(request, reply, user.id, form.sticky);
  return { userId: user.id, formToken: renewFormToken(request, reply, sessionToken) };
}

/** Signs out and returns the form token of the anonymous session that begins. */
export async function logOut({ sessions }: Services, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  await sessions.stop(request, reply);
  return renewFormToken(request, reply, undefined);
}
