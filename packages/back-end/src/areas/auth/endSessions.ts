import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';

/**
 * Ends every session whose current account this is, and every session this account started to act as a member
 * (BIZ-004), since that leads back to it. Removes the account from all other sessions. Where one is ended, its browser is
 * not known any more. What is about to make a session makes none.
 */
export async function endSessions(trx: Transaction<Database>, userId: string): Promise<void> {
  await endSignIns(trx, userId);
  await forgetBrowsers(trx, userId, null);
  await trx
    .deleteFrom('sessions')
    .where((session) => session.or([session('user_id', '=', userId), session('impersonator_id', '=', userId)]))
    .execute();
  await trx.deleteFrom('session_accounts').where('user_id', '=', userId).execute();
}

/** Ends one session of the account. One in which another account is in use goes on without this one. */
export async function endOneSession(trx: Transaction<Database>, userId: string, tokenHash: string): Promise<void> {
  await trx
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', browserOf(tokenHash))
    .execute();
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
  await endSignIns(trx, userId);
  await forgetBrowsers(trx, userId, tokenHash);
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

/**
 * Sign-ins that have begun before count no more, and switches to another account wait until this transaction is over. First
 * of all, so that the statements that follow see every session that was made until now.
 */
async function endSignIns(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.updateTable('users').set({ sign_in_epoch: sql`sign_in_epoch + 1` }).where('id', '=', userId).execute();
}

/** From a browser that has been signed out by force, a sign-in is news again. */
async function forgetBrowsers(trx: Transaction<Database>, userId: string, except: string | null): Promise<void> {
  await trx
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .$if(except !== null, (others) =>
      others.where(sql<boolean>`browser_hash is distinct from ${browserOf(except ?? '')}`),
    )
    .execute();
}

const browserOf = (tokenHash: string) =>
  sql<string>`(select sessions.browser_hash from sessions where sessions.token_hash = ${tokenHash})`;
