import type { Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';

/**
 * Ends every session whose current account this is, and every session this account started to act as a member
 * (BIZ-004), since that leads back to it. Removes the account from all other sessions.
 */
export async function endSessions(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where((session) => session.or([session('user_id', '=', userId), session('impersonator_id', '=', userId)]))
    .execute();
  await trx.deleteFrom('session_accounts').where('user_id', '=', userId).execute();
}

/** Ends one session of the account. One in which another account is in use goes on without this one. */
export async function endOneSession(trx: Transaction<Database>, userId: string, tokenHash: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where((session) => session.or([session('user_id', '=', userId), session('impersonator_id', '=', userId)]))
    .where('token_hash', '=', tokenHash)
    .execute();
  await trx
    .deleteFrom('session_accounts')
    .where('user_id', '=', userId)
    .where('session_hash', '=', tokenHash)
    .execute();
}

/** As `endSessions`, except for the session in use. */
export async function endOtherSessions(trx: Transaction<Database>, userId: string, tokenHash: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where((session) => session.or([session('user_id', '=', userId), session('impersonator_id', '=', userId)]))
    .where('token_hash', '<>', tokenHash)
    .execute();
  await trx
    .deleteFrom('session_accounts')
    .where('user_id', '=', userId)
    .where('session_hash', '<>', tokenHash)
    .execute();
}
