import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';

/** The address of whoever is signed in: a link that is about another account names them before anything changes. */
export async function signedInAddress(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const session = await sessions.read(request, reply);
  if (!session) return undefined;
  const user = db.selectFrom('users').select('account_email').where('id', '=', session.userId);
  return (await user.executeTakeFirst())?.account_email;
}

/** What a press on a form that signs in changes for whoever is signed in. */
export const changeOf = (signedIn: string | undefined): string =>
  signedIn ? ` You are signed in as ${signedIn}, and are signed out there.` : '';
