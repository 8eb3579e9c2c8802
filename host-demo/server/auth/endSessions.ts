import type { Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';

/** Ends every session that acts as this account, and takes the account out of the others. */
export async function endSessions(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await trx.deleteFrom('session_accounts').where('user_id', '=', userId).execute();
}
