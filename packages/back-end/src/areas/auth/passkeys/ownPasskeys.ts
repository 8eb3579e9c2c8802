import type { AuthResponse, Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { ApiError } from '../../../errors/ApiError.ts';
import type { Services } from '../../../http/Services.ts';
import { nameInMail } from '../../mail/textInMail.ts';
import { endOtherSessions } from '../endSessions.ts';
import { logEndedSessions } from '../logAuthentication.ts';
import { requireOwnSession } from '../requireOwnSession.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { countWays, tellOfChange } from '../waysToSignIn.ts';

type Passkey = Schema<'Passkey'>;
type PasskeyPath = { passkeyId: string };

/** The passkeys of the account that is signed in. Support that acts as a member does not see them. */
export async function listPasskeys(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Schema<'PasskeyList'>> {
  const { userId } = await requireOwnSession(services, request, reply);
  return { passkeys: await readPasskeys(services.db, userId) };
}

/** The oldest first. */
export async function readPasskeys(db: Kysely<Database>, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['passkey_id', 'credential_id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
  return rows.map((row) => ({
    passkeyId: row.passkey_id,
    credentialId: row.credential_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/**
 * Names a passkey, and tells the account's owner. Throws TOO_MANY_REQUESTS and NOT_FOUND, also for another account's
 * passkey.
 */
export async function renamePasskey(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { passkeyId, name }: PasskeyPath & Schema<'PasskeyName'>,
): Promise<AuthResponse> {
  const { userId } = await requireOwnSession(services, request, reply);
  const passkey = await findOwn(services.db, userId, passkeyId);
  // Nothing to tell the owner.
  if (passkey.name === name) return { status: 0 };
  await services.limits.begin('passkeyChange', userId, request.ip);
  await services.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('passkeys')
      .set({ name })
      .where('passkey_id', '=', passkeyId)
      .where('user_id', '=', userId)
      .returning('passkey_id')
      .executeTakeFirst();
    if (!row) throw unknownPasskey(passkeyId);
    const what = `A passkey of your account is called ${nameInMail(name)} now.`;
    await tellOfChange(services, trx, { userId, what, origin: siteOrigin(services, request) });
  });
  return { status: 0 };
}

/**
 * Removes a passkey, signs the account out everywhere else, and tells its owner: a passkey that has to go may have been
 * used. Refused with status 2 if it is the only way to sign in. Throws NOT_FOUND, also for another account's passkey.
 */
export async function removePasskey(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { passkeyId }: PasskeyPath,
): Promise<AuthResponse> {
  const { userId, tokenHash } = await requireRecentSignIn(services, request, reply);
  const origin = siteOrigin(services, request);
  const isLast = await services.db.transaction().execute(async (trx) => {
    const ways = await countWays(trx, userId);
    const passkey = await findOwn(trx, userId, passkeyId);
    if (ways < 2) return true;
    await trx.deleteFrom('passkeys').where('passkey_id', '=', passkeyId).execute();
    await endOtherSessions(trx, userId, tokenHash);
    await tellOfChange(services, trx, { userId, what: removedText(passkey.name), origin });
    return false;
  });
  if (isLast) {
    reply.code(409);
    return { status: 2, message: 'This passkey is the only way to sign in. Set a password first.' };
  }
  logEndedSessions(request, { userId, which: 'others', because: 'removed-way' });
  return { status: 0 };
}

export const removedText = (name: string | null): string =>
  name
    ? `The passkey called ${nameInMail(name)} does not sign you in any more.`
    : 'One of your passkeys does not sign you in any more.';

async function findOwn(db: Kysely<Database>, userId: string, passkeyId: string) {
  const row = await db
    .selectFrom('passkeys')
    .select('name')
    .where('passkey_id', '=', passkeyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw unknownPasskey(passkeyId);
  return row;
}

const unknownPasskey = (passkeyId: string) =>
  new ApiError(404, 'NOT_FOUND', `This account has no passkey ${passkeyId}.`, 'This passkey does not exist any more.');
