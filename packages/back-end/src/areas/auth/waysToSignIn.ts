import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Services } from '../../http/Services.ts';
import { authMails } from './authMails.ts';
import { lockAccount } from './lockAccount.ts';

/** The page with the passkeys of an account. */
export const PASSKEYS_PATH = '/s/ident/passkeys';
/** The page with where it is signed in. */
export const SESSIONS_PATH = '/s/ident/sessions';

/**
 * How many ways lead into an account: its password, its passkeys, its accounts at providers. Locks the account, so that
 * of two concurrent removals one stays.
 */
export async function countWays(trx: Transaction<Database>, userId: string): Promise<number> {
  await lockAccount(trx, userId);
  const signUp = await trx
    .selectFrom('sign_ups')
    .select('has_password')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // Accounts without a row were made with a password.
  const password = !signUp || signUp.has_password ? 1 : 0;
  return password + (await count(trx, 'passkeys', userId)) + (await count(trx, 'identities', userId));
}

async function count(db: Kysely<Database>, table: 'passkeys' | 'identities', userId: string): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((of) => of.fn.countAll<string>().as('rows'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

/** Tells the owner what has changed, in the transaction that changes it. */
export async function tellOfChange(
  { mail }: Pick<Services, 'mail'>,
  trx: Transaction<Database>,
  { userId, what, origin }: { userId: string; what: string; origin: string },
): Promise<void> {
  const user = await trx.selectFrom('users').select('account_email').where('id', '=', userId).executeTakeFirstOrThrow();
  await mail.send(authMails.waysChanged(user.account_email, what, origin + PASSKEYS_PATH), trx);
}
