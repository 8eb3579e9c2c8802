import type { Kysely, Transaction } from 'kysely';
import { hashPassword } from 'travel-shell-back-end/areas/auth/passwords.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import type { DemoAccount } from './DemoAccount.ts';
import { addArrangements, addCompanies, addMember } from './seedCompanies.ts';

/** Adds missing demo accounts and keeps existing ones. Safe for two servers at once. */
export async function seedDatabase(db: Kysely<Database>): Promise<void> {
  const logins = DEMO_ACCOUNTS.map(({ login }) => login);
  const present = await db.selectFrom('users').select('login').where('login', 'in', logins).execute();
  const missing = DEMO_ACCOUNTS.filter(({ login }) => !present.some((user) => user.login === login));
  if (missing.length === 0) return;
  // One hash for all: the password is public, and hashing it per account would slow every start by a second.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (trx) => {
    // Always in the same order, so that two servers wait for each other instead of deadlocking. The second one finds
    // the accounts and companies of the first.
    for (const account of missing) await addUser(trx, account, passwordHash);
    await addCompanies(trx);
    for (const { login, accountName, business } of missing) {
      if (business) await addMember(trx, login, accountName, business);
    }
    await addArrangements(trx);
  });
}

async function addUser(trx: Transaction<Database>, account: DemoAccount, passwordHash: string) {
  await trx
    .insertInto('users')
    .values({
      login: account.login,
      password_hash: passwordHash,
      account_name: account.accountName,
      account_email: account.accountEmail,
      display_email: account.accountEmail,
      img_url: account.imgUrl,
      unconfirmed_account: account.unconfirmedAccount ?? false,
      guidebook_enabled: account.guidebookEnabled ?? false,
      survey_groups: JSON.stringify(account.surveyGroups ?? []),
      support_agent: account.supportAgent ?? false,
    })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .execute();
}
