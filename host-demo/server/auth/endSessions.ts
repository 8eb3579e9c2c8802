import type { Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';

/**
 * Ends every session that acts as this account or was begun by it to act as a member (BIZ-004), which would lead back
 * into it; takes the account out of the others.
 */
export async function endSessions(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where((session) => session.or([session('user_id', '=', userId), session('impersonator_id', '=', userId)]))
    .execute();
  await trx.deleteFrom('session_accounts').where('user_id', '=', userId).execute();
}
