import type { Transaction } from 'kysely';
import { ACCOUNT_TASKS, COMPANY_TASKS } from 'travel-shell-back-end/areas/business/onboarding.ts';

import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { DEMO_COMPANIES, type DemoBusiness } from './companies.ts';

/** Adds the missing companies with their onboarding progress. */
export async function addCompanies(trx: Transaction<Database>): Promise<void> {
  for (const company of DEMO_COMPANIES) {
    if (await findCompany(trx, company.name)) continue;
    const { id } = await trx
      .insertInto('companies')
      .values({
        name: company.name,
        tier: company.tier,
        logo_url: company.logoUrl,
        features: JSON.stringify(company.features),
        onboarding_progress: (company.tasksDone / COMPANY_TASKS.length) * 100,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const done = COMPANY_TASKS.slice(0, company.tasksDone);
    if (done.length === 0) continue;
    await trx
      .insertInto('company_tasks')
      .values(done.map((task) => ({ company_id: id, task_id: task, status: 'done' as const })))
      .execute();
  }
}

export async function addMember(
  trx: Transaction<Database>,
  login: string,
  accountName: string,
  business: DemoBusiness,
): Promise<void> {
  const userId = await idOf(trx, login);
  const own = business.permissions ?? [];
  const company = await findCompany(trx, business.companyName);
  if (!company) throw new Error(`seed/companies.ts has no company "${business.companyName}" for ${login}.`);
  const [firstName = '', ...rest] = accountName.split(' ');
  const added = await trx
    .insertInto('business_profiles')
    .values({
      user_id: userId,
      company_id: company.id,
      role: business.role,
      permissions: JSON.stringify(own),
      first_name: firstName,
      last_name: rest.join(' '),
      job_title: business.jobTitle,
      staff_class: business.staffClass,
      business_mode: true,
      onboarding_progress: (business.tasksDone / ACCOUNT_TASKS.length) * 100,
      booking_for_user_id: business.bookingFor ? await idOf(trx, business.bookingFor) : null,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  const done = ACCOUNT_TASKS.slice(0, business.tasksDone);
  if (added && done.length > 0) {
    await trx
      .insertInto('account_tasks')
      .values(done.map((task) => ({ user_id: userId, task_id: task, status: 'done' as const })))
      .execute();
  }
  const accounts = [userId, ...(business.linkedLogin ? [await idOf(trx, business.linkedLogin)] : [])];
  await trx
    .insertInto('account_links')
    .values(accounts.map((memberId) => ({ owner_id: userId, member_id: memberId })))
    .onConflict((conflict) => conflict.columns(['owner_id', 'member_id']).doNothing())
    .execute();
}

/** Adds arrangers and guests, which need the members first. */
export async function addArrangements(trx: Transaction<Database>): Promise<void> {
  for (const { login, business } of DEMO_ACCOUNTS) {
    for (const traveler of business?.arrangesFor ?? []) {
      await trx
        .insertInto('travel_arrangers')
        .values({ arranger_id: await idOf(trx, login), traveler_id: await idOf(trx, traveler) })
        .onConflict((conflict) => conflict.columns(['arranger_id', 'traveler_id']).doNothing())
        .execute();
    }
  }
  for (const { name, guests } of DEMO_COMPANIES) {
    const company = await findCompany(trx, name);
    if (!company) continue;
    for (const guest of guests) {
      await trx
        .insertInto('business_guests')
        .values({
          company_id: company.id,
          sponsor_id: await idOf(trx, guest.sponsor),
          email: guest.email,
          first_name: guest.firstName,
          last_name: guest.lastName,
        })
        .onConflict((conflict) => conflict.columns(['company_id', 'email']).doNothing())
        .execute();
    }
  }
}

/** The oldest with this name, because a visitor may sign up another one. */
const findCompany = (trx: Transaction<Database>, name: string) =>
  trx.selectFrom('companies').select('id').where('name', '=', name).orderBy('created_at').limit(1).executeTakeFirst();

const idOf = async (trx: Transaction<Database>, login: string) =>
  (await trx.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
