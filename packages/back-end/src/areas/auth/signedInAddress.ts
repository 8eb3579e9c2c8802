import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Services } from '../../http/Services.ts';

/** The address of whoever is signed in: a link that is about another account names them before anything changes. */
export async function signedInAddress(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const session = await sessions.read(request, reply);
  if (!session) return undefined;
  return addressOf(db, session.userId);
}

/** The address of an account: a link that works without its session names whose it is. */
export async function addressOf(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  const user = await db.selectFrom('users').select('account_email').where('id', '=', userId).executeTakeFirst();
  return user?.account_email;
}

/** The sentence beside a form that signs in, for a visitor who is signed in already. */
export const changeOf = (signedIn: string | undefined): string =>
  signedIn ? ` You are signed in as ${signedIn}, and are signed out there.` : '';
