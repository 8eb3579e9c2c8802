import { sql, type Transaction } from 'kysely';
import type { Database } from './Database.ts';

/** The statements of this transaction that follow may take so long: for what deletes all that somebody has. */
export const allowSeconds = (trx: Transaction<Database>, seconds: number): Promise<unknown> =>
  sql.raw(`set local statement_timeout = ${seconds * 1000}`).execute(trx);
