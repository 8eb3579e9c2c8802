import type { Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Serializes concurrent requests of one account, so that what one of them counts is still so when it writes. */
export const lockAccount = (trx: Transaction<Database>, userId: string): Promise<unknown> =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
