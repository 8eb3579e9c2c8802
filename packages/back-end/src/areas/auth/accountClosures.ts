import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { ClosedReason } from './authTables.ts';
import { endSessions } from './endSessions.ts';

/** The exact texts for the holder of a closed account. */
export const CLOSED_TEXTS: Record<ClosedReason, string> = {
  /** ERR-022. */
  locked: 'User denied phone changed and locked account.',
  /** ERR-023. */
  disabled: 'This account is disabled.',
};

export async function findClosure(db: Kysely<Database>, userId: string): Promise<ClosedReason | null> {
  const row = await db.selectFrom('account_closures').select('reason').where('user_id', '=', userId).executeTakeFirst();
  return row?.reason ?? null;
}

/** Blocks sign-in to the account and ends its sessions. */
export async function closeAccount(trx: Transaction<Database>, userId: string, reason: ClosedReason): Promise<void> {
  // First, as it locks the account: two at once that had both referred to it would wait for each other.
  await endSessions(trx, userId);
  await trx
    .insertInto('account_closures')
    .values({ user_id: userId, reason })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}
