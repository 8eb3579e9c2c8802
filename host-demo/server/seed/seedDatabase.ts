import type { Kysely, Transaction } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/Database.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount, type DemoBusiness } from './accounts.ts';

/** Adds the demo accounts that are missing. What is there is left as it is; two servers may do this at once. */
export async function seedDatabase(db: Kysely<Database>): Promise<void> {
  const present = await db.selectFrom('users').select('login').execute();
  const missing = DEMO_ACCOUNTS.filter(({ login }) => !present.some((user) => user.login === login));
  if (missing.length === 0) return;
  const hashes = await Promise.all(missing.map(() => hashPassword(DEMO_PASSWORD)));
  await db.transaction().execute(async (trx) => {
    // Always in the same order, so that two servers wait for each other instead of locking each other out. The second
    // one finds the accounts and companies of the first.
    for (const [i, account] of missing.entries()) await addUser(trx, account, hashes[i] as string);
    for (const { login, business } of missing) if (business) await addBusiness(trx, login, business);
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
    })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .execute();
}

async function addBusiness(trx: Transaction<Database>, login: string, business: DemoBusiness) {
  const idOf = async (name: string) =>
    (await trx.selectFrom('users').select('id').where('login', '=', name).executeTakeFirstOrThrow()).id;
  const userId = await idOf(login);
  const company =
    (await trx.selectFrom('companies').select('id').where('name', '=', business.companyName).executeTakeFirst()) ??
    (await trx
      .insertInto('companies')
      .values({
        name: business.companyName,
        logo_url: business.companyLogoUrl,
        onboarding_progress: business.companyProgress,
        features: JSON.stringify(business.companyFeatures),
      })
      .returning('id')
      .executeTakeFirstOrThrow());
  await trx
    .insertInto('business_profiles')
    .values({
      user_id: userId,
      company_id: company.id,
      business_mode: true,
      travel_arranger: business.travelArranger,
      role: business.role,
      booking_mode: business.bookingMode,
      onboarding_progress: business.accountProgress,
      authorized_for_approvals: business.authorizedForApprovals,
      book_on_behalf_enabled: business.bookOnBehalfEnabled,
      booking_for_user_id: business.bookingFor && (await idOf(business.bookingFor)),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const members = [userId, ...(business.linkedLogin ? [await idOf(business.linkedLogin)] : [])];
  await trx
    .insertInto('account_links')
    .values(members.map((memberId) => ({ owner_id: userId, member_id: memberId })))
    .onConflict((conflict) => conflict.columns(['owner_id', 'member_id']).doNothing())
    .execute();
}
